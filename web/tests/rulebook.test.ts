import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { marked, pieces, rulebook, speakingOf, wordsOf } from "../src/table/rulebook";

const TEXT = `The rules
=========

## 8 Transport

Goods are **carried**, as \`8.3\` says ([rulings](../rulings.md)).

### 8.3 Deliveries

- One good
  to one place.
- Another.

| place | goods |
|---|---|
| Deli | food |
`;

describe("the rulebook", () => {
    const book = rulebook(TEXT);

    it("is parted by its numbered headings", () => {
        expect(book.map((each) => [each.number, each.title, each.level])).toEqual([
            ["8", "Transport", 2],
            ["8.3", "Deliveries", 3],
        ]);
    });

    it("has text, lists and tables", () => {
        expect(book[1]?.blocks.map((block) => block.kind)).toEqual(["list", "table"]);
        const [list, table] = book[1]?.blocks ?? [];
        expect(list?.kind === "list" && list.items.map((item) => item[0]?.text)).toEqual([
            "One good to one place.",
            "Another.",
        ]);
        expect(table?.kind === "table" && table.rows).toHaveLength(2);
    });

    it("keeps what is strong, and the words of links", () => {
        expect(pieces("are **carried**, see [there](x.md).")).toEqual([
            { kind: "text", text: "are " },
            { kind: "strong", text: "carried" },
            { kind: "text", text: ", see " },
            { kind: "text", text: "there" },
            { kind: "text", text: "." },
        ]);
    });

    it("finds the paragraphs that have every word", () => {
        expect(speakingOf(book, wordsOf("DELI food")).map((each) => each.number)).toEqual(["8.3"]);
        expect(speakingOf(book, wordsOf("  "))).toHaveLength(2);
        expect(speakingOf(book, wordsOf("wine"))).toEqual([]);
    });

    it("marks the words that are searched, whatever they look like", () => {
        const hits = (text: string, wanted: string) =>
            marked(text, wordsOf(wanted)).map((part) => [part.text, part.isHit]);
        expect(hits("The Stall, a stall", "stall")).toEqual([
            ["The ", false],
            ["Stall", true],
            [", a ", false],
            ["stall", true],
        ]);
        expect(hits("costs (2)", "(2)")).toEqual([
            ["costs ", false],
            ["(2)", true],
        ]);
        expect(hits("costs 2", "")).toEqual([["costs 2", false]]);
    });

    it.each(["la-granja", "loyang"])("of %s is read whole", (game) => {
        const text = readFileSync(resolve(`../docs/rules/${game}.md`), "utf8");
        const headings = text.split("\n").filter((line) => /^#{1,4} /.test(line));
        expect(rulebook(text)).toHaveLength(headings.length);
    });
});
