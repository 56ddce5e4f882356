/** Each symbol explains itself once, when one first has something to do with it. */

import { tick } from "svelte";
import { theExplaining, type Explaining } from "../explain/explaining.svelte";
import type { Explained } from "../net/api";
import { theTable, type TableState } from "../table/state.svelte";
import { keep, kept, letSymbolsExplain, symbolsExplain } from "../ui/kept";
import { theGuide, type Guide } from "./guide.svelte";
import { symbolOf, SYMBOLS, type GameSymbols } from "./symbols";

export class FirstMet {
    /** The symbol that explains itself now. */
    now = $state.raw<{ symbol: string; told: Explained } | null>(null);

    constructor(
        private readonly table: TableState,
        private readonly guide: Guide,
        private readonly explaining: Explaining,
    ) {}

    /** At each decision: what was explained is known now, and the next new symbol has its turn. */
    async look(): Promise<void> {
        if (this.now) this.note([this.now.symbol]);
        this.now = null;
        await tick(); // until the things of the new decision are drawn
        const symbols = SYMBOLS[this.game];
        const { asked } = this.table;
        if (!asked || !symbols || !symbolsExplain() || this.table.replay.moment) return;
        if (this.guide.isOn) {
            this.note(symbolsOf(symbols, this.guide.choice?.objects ?? []));
            return;
        }
        const known = this.met();
        const drawn = this.table.choices
            .flatMap(({ objects }) => objects)
            .filter((object) => this.table.drawn.has(object));
        const symbol = symbolsOf(symbols, drawn).find((each) => !known.has(each));
        const thing = symbol && symbols.things[symbol];
        if (!thing) return;
        const told = await this.explaining.of(thing).catch(() => null);
        if (told && this.table.asked?.decision === asked.decision) this.now = { symbol, told };
    }

    /** No symbol explains itself any more; the settings can change it. */
    enough(): void {
        letSymbolsExplain(false);
        this.now = null;
    }

    private get game(): string {
        return this.table.document?.table.game ?? "";
    }

    private met(): Set<string> {
        return new Set((kept(`met-${this.game}`) ?? "").split(" ").filter(Boolean));
    }

    private note(symbols: readonly string[]): void {
        keep(`met-${this.game}`, [...new Set([...this.met(), ...symbols])].join(" "));
    }
}

function symbolsOf(symbols: GameSymbols, objects: readonly string[]): string[] {
    return objects
        .map((object) => symbolOf(symbols, object))
        .filter((symbol): symbol is string => symbol !== null);
}

/** Made with the component that shows it. */
export function firstMet(): FirstMet {
    return new FirstMet(theTable(), theGuide(), theExplaining());
}
