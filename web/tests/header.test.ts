import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { session } from "../src/session.svelte";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import HeaderStand from "./HeaderStand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

it("the way from a table to all of them stays on the page, and takes the tab's title along", async () => {
    const table = new TableState("T", 0, new Speaker(await bundleOf("en", "loyang")));
    session.go(table.pathAt(null));
    const page = mount(HeaderStand, { target: document.body, props: { table } });
    flushSync();
    expect(document.title).toContain("Loyang");
    document.querySelector<HTMLAnchorElement>("a.home")?.click();
    expect(session.place).toEqual({ at: "lobby" });
    await unmount(page);
    expect(document.title).toBe("Barrowgate");
});
