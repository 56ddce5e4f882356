/** The line of a table as a test holds it, and what is said on it. */

/** A socket whose other end is the test. */
export class Wire {
    readyState: number = WebSocket.OPEN;
    sent: Record<string, unknown>[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = WebSocket.CLOSED;
    }

    hear(told: unknown): void {
        this.onmessage?.({ data: JSON.stringify(told) });
    }

    lose(code = 1006): void {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code });
    }
}

export const PASS = { do: "act", seat: 0, decision: 1, action: "pass" } as const;
export const UNDO = { do: "undo", seat: 0, actions: 1 } as const;
export const whole = (number: number, round = 1) => ({
    type: "whole",
    number,
    reader: 0,
    document: { view: { round } },
    events: [],
    said: [],
});
export const change = (number: number, round: number) => ({
    type: "change",
    number,
    patch: [[["view", "round"], round]],
    events: [],
    said: [],
});
