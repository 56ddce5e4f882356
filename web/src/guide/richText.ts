/** Sentences with symbols: `[hat|hats] bring points` has the symbol `hat`, which reads as "hats". */

export interface PieceOfText {
    text: string;
    icon: string;
}

const SYMBOL = /\[([a-z0-9-]+)\|([^\]]+)\]/g;

export function richText(text: string): PieceOfText[] {
    const found: PieceOfText[] = [];
    let end = 0;
    const plain = (to: number) => {
        if (to > end) found.push({ text: text.slice(end, to), icon: "" });
    };
    for (const match of text.matchAll(SYMBOL)) {
        plain(match.index);
        found.push({ text: match[2] ?? "", icon: match[1] ?? "" });
        end = match.index + match[0].length;
    }
    plain(text.length);
    return found;
}
