/** What the page asks of the server; whatever is refused is a `Problem` with a key that it has words for. */

import { address, ask, read, type Schemas } from "./asking";
import type { Choice } from "./document";

export { Problem } from "./asking";

export type Me = Schemas["Me"];
export type TableLine = Schemas["TableLine"];
export type LinkFacts = Schemas["LinkFacts"];
export type TableAnswer = Schemas["TableAnswer"];
export type Games = Schemas["Games"];
export type Wish = Schemas["TableBody"];
export type Moment = Schemas["Moment"];
export type Hint = Schemas["Hint"];
export type Obstacle = Schemas["Obstacle"];
export type Explained = Schemas["ExplainedFacts"];
export type Kind = Schemas["KindFacts"];
export type Section = Schemas["SectionFacts"];
export type ReviewedDecision = Schemas["ReviewedDecision"];
export type SeatReview = Schemas["SeatReview"];
export type Webhook = Schemas["WebhookFacts"];
export type Review = Schemas["Review"];

/** Of a table, or of a seat at it. */
const at = (table: string) => ({ path: { table } });
const seated = (table: string, seat: number) => ({ path: { table, seat } });

export const api = {
    games: () => ask("get", "/api/games"),
    rules: (name: string) => read("/api/games/{name}/rules", { path: { name } }),

    me: () => ask("get", "/api/me"),
    be: (name: string) => ask("post", "/api/me", { body: { name } }),
    vanish: () => ask("delete", "/api/me"),
    exportUrl: address("/api/me/export"),
    device: () => ask("post", "/api/me/devices"),
    webhook: () => ask("get", "/api/me/webhook"),
    setWebhook: (url: string) => ask("put", "/api/me/webhook", { body: { url } }),
    dropWebhook: () => ask("delete", "/api/me/webhook"),
    testWebhook: () => ask("post", "/api/me/webhook/test"),
    register: (login: string, password: string) =>
        ask("post", "/api/accounts", { body: { login, password } }),
    signIn: (login: string, password: string) =>
        ask("post", "/api/session", { body: { login, password } }),
    signOut: () => ask("delete", "/api/session"),
    look: (token: string) => ask("post", "/api/links/look", { body: { token } }),
    redeem: (token: string, name?: string) =>
        ask("post", "/api/links", { body: { token, ...(name ? { name } : {}) } }),

    tables: () => ask("get", "/api/tables"),
    mine: () => ask("get", "/api/tables/mine"),
    make: (wish: Wish) => ask("post", "/api/tables", { body: wish }),
    table: (table: string) => ask("get", "/api/tables/{table}", at(table)),
    components: (table: string) => ask("get", "/api/tables/{table}/components", at(table)),
    start: (table: string) => ask("post", "/api/tables/{table}/start", { ...at(table), body: {} }),
    pause: (table: string) => ask("post", "/api/tables/{table}/pause", { ...at(table), body: {} }),
    resume: (table: string) =>
        ask("post", "/api/tables/{table}/resume", { ...at(table), body: {} }),
    close: (table: string) => ask("post", "/api/tables/{table}/close", { ...at(table), body: {} }),
    rematch: (table: string) => ask("post", "/api/tables/{table}/rematch", at(table)),

    take: (table: string, seat: number) =>
        ask("post", "/api/tables/{table}/seats/{seat}/take", { ...seated(table, seat), body: {} }),
    leave: (table: string, seat: number) =>
        ask("post", "/api/tables/{table}/seats/{seat}/leave", { ...seated(table, seat), body: {} }),
    free: (table: string, seat: number) =>
        ask("post", "/api/tables/{table}/seats/{seat}/free", { ...seated(table, seat), body: {} }),
    link: (table: string, seat: number) =>
        ask("post", "/api/tables/{table}/seats/{seat}/link", seated(table, seat)),
    mute: (table: string, seat: number, muted: boolean) =>
        ask("post", "/api/tables/{table}/seats/{seat}/mute", {
            ...seated(table, seat),
            body: { muted },
        }),
    /** Without a level it is the usual one. */
    bot: (table: string, seat: number, level?: string) =>
        ask("post", "/api/tables/{table}/seats/{seat}/bot", {
            ...seated(table, seat),
            body: level === undefined ? {} : { level },
        }),

    preview: (table: string, seat: number, { action, further = [] }: Choice) =>
        ask("get", "/api/tables/{table}/preview", {
            ...at(table),
            query: { seat, action, then: further },
        }),
    hint: (table: string, seat: number) =>
        ask("post", "/api/tables/{table}/hint", { ...at(table), query: { seat } }),
    why: (table: string, seat: number, things: readonly string[]) =>
        ask("get", "/api/tables/{table}/why", {
            ...at(table),
            query: { seat, thing: [...things] },
        }),
    explain: (table: string, seat: number, thing: string) =>
        ask("get", "/api/tables/{table}/explain", { ...at(table), query: { seat, thing } }),
    text: (table: string, seat: number, action: number) =>
        ask("get", "/api/tables/{table}/text", { ...at(table), query: { seat, at: action } }),
    kinds: (table: string, seat: number) =>
        ask("get", "/api/tables/{table}/actions", { ...at(table), query: { seat } }),

    review: (table: string) => ask("post", "/api/tables/{table}/review", at(table)),
    moment: (table: string, action: number, seat?: number) =>
        ask("get", "/api/tables/{table}/at/{action}", {
            path: { table, action },
            query: { seat },
        }),
    events: (table: string, first: number, seat: number) =>
        ask("get", "/api/tables/{table}/events", { ...at(table), query: { first, seat } }),
    report: (table: string, text: string) =>
        ask("post", "/api/tables/{table}/reports", { ...at(table), body: { text } }),
    recordUrl: (table: string) => address("/api/tables/{table}/record", at(table)),
};
