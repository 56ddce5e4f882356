/** Requests, with the paths, parameters, bodies and answers of the server's own description. */

import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
type Message = Schemas["Message"];

export class Problem extends Error {
    constructor(
        readonly type: string,
        readonly status: number,
        readonly detail: string,
        readonly why: Message | null = null,
        readonly number: string | null = null,
    ) {
        super(detail || type);
    }
}

type Method = "get" | "post" | "put" | "delete";
type Json<T> = { content: { "application/json": T } };
/** The paths that know a method. */
type Served<M extends Method> = {
    [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];
type Placed<O> = O extends { parameters: { path: infer P } } ? { path: P } : unknown;
type Queried<O> = O extends { parameters: { query: infer Q } }
    ? { query: Q }
    : O extends { parameters: { query?: infer Q } }
      ? { query?: Q }
      : unknown;
type Filled<O> = O extends { requestBody: Json<infer B> } ? { body: B } : unknown;
type Sent<O> = Placed<O> & Queried<O> & Filled<O>;
type Needed<T> = Record<never, never> extends T ? [sent?: T] : [sent: T];
type Answer<O> = O extends { responses: infer R }
    ? R[keyof R] extends Json<infer T>
        ? T
        : undefined
    : never;

interface Parts {
    path?: Record<string, string | number>;
    query?: Record<string, unknown>;
    body?: unknown;
}

/** Ask the server; what it refuses is a `Problem`. */
export async function ask<M extends Method, P extends Served<M>>(
    method: M,
    path: P,
    ...[sent]: Needed<Sent<paths[P][M]>>
): Promise<Answer<paths[P][M]>> {
    const answer = await request(method, path, (sent ?? {}) as Parts);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer<paths[P][M]>;
}

/** The same for an answer that is plain text. */
export async function read<P extends Served<"get">>(
    path: P,
    ...[sent]: Needed<Sent<paths[P]["get"]>>
): Promise<string> {
    return (await request("get", path, (sent ?? {}) as Parts)).text();
}

/** The address of a path, for links. */
export function address(
    path: Served<"get">,
    { path: places = {}, query = {} }: Parts = {},
): string {
    const placed = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(places[name] ?? ""));
    const asked = Object.entries(query)
        .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]);
    return asked.length ? `${placed}?${new URLSearchParams(asked)}` : placed;
}

async function request(method: Method, path: string, parts: Parts): Promise<Response> {
    const { body } = parts;
    let answer: Response;
    try {
        answer = await fetch(address(path as Served<"get">, parts), {
            method: method.toUpperCase(),
            headers: body === undefined ? {} : { "Content-Type": "application/json" },
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw new Problem("offline", 0, "");
    }
    if (!answer.ok) throw await problem(answer);
    return answer;
}

async function problem(answer: Response): Promise<Problem> {
    try {
        const told = (await answer.json()) as Schemas["Problem"];
        const { type, detail = "", why = null, number = null } = told;
        return new Problem(type, answer.status, detail, why, number);
    } catch {
        return new Problem("fault", answer.status, "");
    }
}
