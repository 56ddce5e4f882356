/** A real server on a free port, with a temporary folder; it can be killed and started again. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PYTHON = process.env.BARROWGATE_PYTHON ?? "python3";
const LONGEST_START = 120_000;

async function freePort(): Promise<number> {
    const listening = createServer().listen(0, "127.0.0.1");
    await once(listening, "listening");
    const { port } = listening.address() as AddressInfo;
    listening.close();
    await once(listening, "close");
    return port;
}

export class Server {
    private readonly folder = mkdtempSync(join(tmpdir(), "barrowgate-page-"));
    private port = 0;
    private running: ChildProcess | null = null;
    private said = "";

    get address(): string {
        return `http://127.0.0.1:${this.port}`;
    }

    async start(): Promise<void> {
        this.port ||= await freePort();
        const given = ["--port", String(this.port), "--data", this.folder, "--limits", "0"];
        this.running = spawn(PYTHON, ["-m", "barrowgate", "serve", ...given]);
        const hear = (text: Buffer) => (this.said = (this.said + String(text)).slice(-4000));
        this.running.stdout?.on("data", hear);
        this.running.stderr?.on("data", hear);
        const latest = Date.now() + LONGEST_START;
        while (!(await this.answers())) {
            if (this.running.exitCode !== null || Date.now() > latest) {
                throw new Error(`The server does not answer:\n${this.said}`);
            }
            await pause(100);
        }
    }

    /** As a power cut would: nothing is written down any more. */
    async kill(): Promise<void> {
        await this.end("SIGKILL");
    }

    async stop(): Promise<void> {
        await this.end("SIGTERM");
        rmSync(this.folder, { recursive: true, force: true });
    }

    private async end(signal: NodeJS.Signals): Promise<void> {
        const running = this.running;
        if (!running || running.exitCode !== null) return;
        const gone = once(running, "exit");
        running.kill(signal);
        await gone;
        this.running = null;
    }

    private async answers(): Promise<boolean> {
        try {
            return (await fetch(`${this.address}/api/games`)).ok;
        } catch {
            return false;
        }
    }
}
