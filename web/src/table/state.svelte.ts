/** One table and what its reader does at it: what is picked, previewed, being sent. */

import { getContext, setContext } from "svelte";
import * as acting from "../acting/acting";
import { Drawn } from "../acting/drawn.svelte";
import { Meant } from "../acting/meant";
import { Pointing } from "../acting/pointing.svelte";
import { api, type Hint } from "../net/api";
import type { Choice } from "../net/document";
import { patched } from "../net/patch";
import type { Speaker } from "../words/speaker";
import { Told } from "./told.svelte";

const KEY = Symbol("table");

export type SheetName =
    "" | "actions" | "log" | "rivals" | "rules" | "text" | "seats" | "discards" | "menu";

export class TableState extends Told {
    picked = $state.raw<string[]>([]);
    sending = $state.raw<Choice | null>(null);
    hint = $state.raw<Hint | null>(null);
    sheet = $state<SheetName>("");
    /** Where the rules were opened; what is pointed at then does not turn the page. */
    paragraph = $state("");
    /** Is an action being written? */
    isWriting = $state(false);
    /** Is the table played by keys? Then the focus follows the questions. */
    byKeys = false;

    readonly drawn = new Drawn();
    readonly pointing: Pointing;
    readonly asked = $derived(this.document?.asked ?? null);
    readonly choices = $derived(acting.choicesOf(this.asked));
    /** Those that things on the board lead to. */
    private readonly led = $derived(acting.onBoard(this.asked));
    private readonly apart = $derived(acting.apart(this.asked));
    /** Everything that they are about. */
    readonly objects = $derived(acting.find(this.led, []).open);
    readonly found: acting.Found = $derived(acting.find(this.led, this.picked, this.apart));
    readonly askedFor = $derived(acting.askedFor(this.asked, this.found, this.picked));
    readonly endings = $derived(acting.endings(this.asked));
    readonly options = $derived(
        acting.options(
            this.found,
            this.picked,
            (object) => this.drawn.mayHave(object),
            [...this.endings, ...this.drawn.offered],
            this.askedFor,
        ),
    );
    /** The table after the action that is previewed, as far as it is certain. */
    readonly after = $derived.by(() => {
        const patch = this.pointing.preview?.after;
        return patch && this.document?.view ? patched(this.document.view, patch) : null;
    });
    readonly pointed = $derived.by(() => this.pointing.pointed);
    readonly held = $derived.by(() => this.pointing.held);
    readonly preview = $derived.by(() => this.pointing.preview);
    /** The end of a turn that loses something is held: the gate asks once. */
    readonly losing = $derived.by(
        () => this.endings.some((choice) => choice === this.held) && this.pointing.loses,
    );
    /** The things that answer the next question of what is previewed. */
    readonly next = $derived.by(() => this.pointing.next);
    readonly obstacle = $derived.by(() => this.pointing.obstacle);
    readonly use = $derived.by(() => this.pointing.use);
    readonly mayAct = $derived(
        this.isConnected && this.sending === null && this.choices.length > 0,
    );
    readonly mayUndo = $derived(this.isConnected && this.document?.can_undo === true);
    /** How to close what lies over the table, the topmost last. */
    private readonly covers: (() => void)[] = [];
    private isSurprised = false;
    private readonly meant = new Meant();

    constructor(id: string, seat: number, speaker: Speaker) {
        super(id, seat, speaker);
        this.pointing = new Pointing(id, seat);
    }

    /** A key or a button goes down. It is not for a question that comes to be seen by it. */
    pressed(): void {
        const decision = this.asked?.decision;
        this.showing.pressed();
        this.isSurprised = this.asked?.decision !== decision;
    }

    /** Forget what was picked and pointed at. */
    letGo(): void {
        this.picked = [];
        this.hint = null;
        this.pointing.letGo();
        this.trouble = null;
    }

    /** Something lies large over the table, until what is returned is called: Esc closes it. */
    cover(close: () => void): () => void {
        this.covers.push(close);
        return () => this.covers.splice(this.covers.indexOf(close), 1);
    }

    /** Close what lies on top; where nothing does, forget what was picked. */
    escape(): void {
        const close = this.covers.at(-1);
        if (this.sheet !== "") this.sheet = "";
        else if (close) close();
        else this.letGo();
    }

    /** Click on an object of the board: as soon as one action is left, it is done. */
    click(object: string, isTap = false): void {
        if (!this.mayAct) return;
        const picked = acting.pick(this.led, this.picked, object);
        const { only } = acting.find(this.led, picked, this.apart);
        this.trouble = null;
        this.pointing.forgetWhy();
        if (only && picked.includes(object)) {
            void this.choose(only, isTap);
            return;
        }
        this.pointing.held = null;
        this.picked = picked;
        if (picked.length === 0) this.point(null);
    }

    /** Do an action; one that is tapped or that reveals something is held first. */
    async choose(choice: Choice, isTap = false): Promise<void> {
        await this.actUnless(choice, this.pointing.waits(choice, isTap));
    }

    /**
     * End the turn, or decline; where that costs something, the gate asks once, and where it reveals
     * something though the question could still be answered; not whether to reveal what must be.
     */
    async finish(choice: Choice): Promise<void> {
        const { pointing } = this;
        const isAnswered = this.apart.answers.size === 0;
        const asks = async () =>
            (await pointing.costs(choice)) ||
            (!isAnswered && (await pointing.waits(choice, false)));
        await this.actUnless(choice, asks());
    }

    private async actUnless(choice: Choice, holds: Promise<boolean>): Promise<void> {
        if (!this.mayAct) return;
        const decision = this.asked?.decision;
        const isHeld = await holds;
        if (decision !== this.asked?.decision) return;
        if (isHeld) this.pointing.hold(choice);
        else await this.act(choice);
    }

    /** What a click on this object would do, if it is one thing. */
    leadsTo(object: string): Choice | null {
        const picked = acting.pick(this.led, this.picked, object);
        return acting.find(this.led, picked, this.apart).only;
    }

    /** Point at an action: it is previewed, not done. */
    point(choice: Choice | null): void {
        if (choice) this.trouble = null;
        this.pointing.point(choice);
    }

    /** Point at things that lead nowhere: the rules say why. */
    pointInVain(objects: readonly string[] | null): void {
        this.pointing.pointInVain(objects && this.asked ? this.withPicked(objects) : null);
    }

    /** Click on such things: one is told at once, or where they are used. */
    clickInVain(objects: readonly string[]): void {
        if (this.mayAct) void this.pointing.clickInVain(this.withPicked(objects));
    }

    private withPicked(objects: readonly string[]): string[] {
        return [...this.picked.filter((each) => !objects.includes(each)), ...objects];
    }

    /** Open the rules where the present decision stands in them, if that can be told. */
    async openRules(): Promise<void> {
        const choice = this.pointed ?? acting.spokenOf(this.asked);
        const preview = choice && (await this.pointing.previews.of(choice).catch(() => null));
        this.openRulesAt(preview?.paragraph ?? "");
    }

    openRulesAt(paragraph: string): void {
        this.paragraph = paragraph;
        this.sheet = "rules";
    }

    /** Ask the coach; only where the table allows it. */
    async askHint(): Promise<void> {
        const decision = this.asked?.decision;
        this.trouble = null;
        await this.ask(async () => {
            const found = await api.hint(this.id, this.seat);
            if (decision === this.asked?.decision) this.hint = found;
        });
    }

    async act(choice: Choice): Promise<void> {
        const decision = this.asked?.decision;
        if (!decision || this.sending || this.isSurprised || !this.isConnected) return;
        this.sending = choice;
        this.showing.doing(choice.objects);
        this.trouble = null;
        const refusal = await this.live.ask({
            do: "act",
            seat: this.seat,
            decision,
            action: choice.action,
        });
        this.sending = null;
        this.meant.mean(decision, refusal === null ? (choice.further ?? []) : []);
        this.told(refusal);
        this.goOn();
    }

    protected goOn(): void {
        const next = this.sending ? null : this.meant.next(this.newest?.asked ?? null);
        if (next) void this.act(next);
    }

    /** A written action, whether or not it is offered: the server says what it thinks of it. */
    async write(action: string): Promise<void> {
        await this.act({ action, label: { key: action }, objects: [], cost: {} });
    }

    /** Take back what is done now; whoever looks at the past, or at a result, sees nothing of it. */
    async undo(): Promise<void> {
        if (this.replay.moment || this.document?.result || !this.isConnected) return;
        const actions = this.newest?.view?.actions;
        if (actions) this.told(await this.live.ask({ do: "undo", seat: this.seat, actions }));
    }
}

export function provideTable(state: TableState): void {
    setContext(KEY, state);
}

export function theTable(): TableState {
    return getContext<TableState>(KEY);
}
