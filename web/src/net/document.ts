/** What a reader of a table is told; the server describes it, and the page gives it names. */

import type { Schemas } from "./asking";

/** A message of `telling`: a key with values, never words. */
export type Message = Schemas["Message"];
export type Value = NonNullable<Message["values"]>[string];

type ToldChoice = Schemas["ChoiceFacts"];

/** An action that may be done. One that a person has written is known by its words alone. */
export interface Choice extends Omit<ToldChoice, "then"> {
    /** By what may be picked along with it: the actions that then follow it at once. */
    then?: ToldChoice["then"];
    /** Those that follow it, by what was picked. */
    further?: string[];
}

export interface Group extends Omit<Schemas["GroupFacts"], "choices"> {
    choices: Choice[];
}

export interface Asked extends Omit<Schemas["Asked"], "groups"> {
    groups: Group[];
}

export type SeatFacts = Schemas["SeatFacts"];
export type TableFacts = Schemas["TableFacts"];
export type Place = Schemas["PlaceFacts"];

/** What a seat may know of the game; each game's own components know its keys. */
export type View = Schemas["View"];

export interface TableDocument<V extends View = View> extends Omit<
    Schemas["Document"],
    "view" | "asked"
> {
    view: V | null;
    asked: Asked | null;
}

export type Line = Schemas["Line"];

/** What one action did. */
export type Happened = Schemas["EventFacts"];

export type Said = Schemas["SaidFacts"];
export type Preview = Schemas["Preview"];
