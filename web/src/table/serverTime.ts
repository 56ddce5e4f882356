/** The server's time: what changes tell of has just been written down there, whatever the clock here says. */
export class ServerTime {
    private ahead: number | null = null;

    /** A change that was written down at this time has come; the quickest of them tells best. */
    heard(at: number): void {
        this.ahead = Math.min(this.ahead ?? Infinity, Date.now() - at);
    }

    get now(): number {
        return Date.now() - (this.ahead ?? 0);
    }
}
