import type { Speaker } from "../words/speaker";

/** A game that this page has no words for is told by its plain name. */
export function gameName(game: string, say: Speaker): string {
    const key = `web-${game}`;
    return say.knows(key) ? say.say(key) : game;
}
