/** A rulebook in Markdown as numbered paragraphs, each with its blocks; no more of Markdown than they use. */

export type Piece = { kind: "text" | "strong" | "code"; text: string };

export type Block =
    | { kind: "text"; pieces: Piece[] }
    | { kind: "list"; items: Piece[][] }
    | { kind: "table"; rows: Piece[][][] };

export interface Paragraph {
    /** `8.3.1`; empty where there is none. */
    number: string;
    title: string;
    level: number;
    blocks: Block[];
    /** What is searched. */
    plain: string;
}

const HEADING = /^(#{1,4}) (?:([0-9]+(?:\.[0-9]+)*) )?(.+)$/;
const ITEM = /^(?:[-*]|\d+\.) /;
const PIECE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)/g;
const RULE_OF_TABLE = /^\|[\s:|-]+\|$/;

export function rulebook(text: string): Paragraph[] {
    const found: Paragraph[] = [];
    let lines: string[] = [];
    const close = () => {
        const last = found.at(-1);
        if (last) {
            last.blocks = blocks(lines);
            last.plain = `${last.number} ${last.title} ${lines.join(" ")}`.toLowerCase();
        }
        lines = [];
    };
    for (const line of text.split("\n")) {
        const heading = HEADING.exec(line);
        if (!heading) {
            lines.push(line);
            continue;
        }
        close();
        const [, marks = "", number = "", title = ""] = heading;
        found.push({ number, title, level: marks.length, blocks: [], plain: "" });
    }
    close();
    return found;
}

function blocks(lines: readonly string[]): Block[] {
    return lines
        .join("\n")
        .split(/\n\s*\n/)
        .map((each) => each.trim())
        .filter(Boolean)
        .map(block);
}

function block(text: string): Block {
    const lines = text.split("\n");
    if (lines.every((line) => line.startsWith("|"))) {
        const rows = lines.filter((line) => !RULE_OF_TABLE.test(line));
        return { kind: "table", rows: rows.map((row) => cells(row).map(pieces)) };
    }
    if (ITEM.test(text)) return { kind: "list", items: items(lines).map(pieces) };
    return { kind: "text", pieces: pieces(lines.join(" ")) };
}

function cells(row: string): string[] {
    return row
        .slice(1, -1)
        .split("|")
        .map((each) => each.trim());
}

/** Items of a list; a line that begins none goes on with the one before. */
function items(lines: readonly string[]): string[] {
    const found: string[] = [];
    for (const line of lines) {
        const trimmed = line.trim();
        if (ITEM.test(trimmed)) found.push(trimmed.replace(ITEM, ""));
        else found.push(`${found.pop() ?? ""} ${trimmed}`);
    }
    return found;
}

export function pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let end = 0;
    const plain = (to: number) => {
        if (to > end) found.push({ kind: "text", text: text.slice(end, to) });
    };
    for (const match of text.matchAll(PIECE)) {
        plain(match.index);
        const [whole, strong, code, link] = match;
        if (strong !== undefined) found.push({ kind: "strong", text: strong });
        else if (code !== undefined) found.push({ kind: "code", text: code });
        else found.push({ kind: "text", text: link ?? "" });
        end = match.index + whole.length;
    }
    plain(text.length);
    return found;
}

/** The words that are searched for. */
export function wordsOf(wanted: string): string[] {
    return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The paragraphs that have every word. */
export function speakingOf(all: readonly Paragraph[], words: readonly string[]): Paragraph[] {
    return all.filter((paragraph) => words.every((word) => paragraph.plain.includes(word)));
}

/** A text in parts: those that are one of the words, and those between. */
export function marked(text: string, words: readonly string[]): { text: string; isHit: boolean }[] {
    if (words.length === 0) return [{ text, isHit: false }];
    const literally = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    // What the pattern captures stands at the odd places.
    return text
        .split(new RegExp(`(${literally.join("|")})`, "i"))
        .map((part, place) => ({ text: part, isHit: place % 2 === 1 }))
        .filter((part) => part.text !== "");
}
