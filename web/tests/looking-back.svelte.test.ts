import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { lookingBack } from "../src/table/lookingBack.svelte";
import type { TableState } from "../src/table/state.svelte";

afterEach(() => {
    vi.restoreAllMocks();
});

it("can be asked for after the end was left for a look at the board and shown again", async () => {
    const table = {
        id: "T",
        seat: 1,
        newest: { view: { actions: 40 } },
        ask: (work: () => Promise<unknown>) => work(),
    } as unknown as TableState;
    let seen: unknown;
    const shown = () =>
        $effect.root(() => {
            const back = $derived(lookingBack(table));
            $effect(() => {
                seen = back.mine;
            });
        });
    const leave = shown();
    flushSync();
    leave();
    const end = shown();
    flushSync();
    const seats = [{ seat: 1 }, { seat: 2 }];
    vi.spyOn(api, "review").mockResolvedValue({ seats } as never);
    await lookingBack(table).ask();
    flushSync();
    expect(seen).toEqual({ seat: 2 });
    end();
});
