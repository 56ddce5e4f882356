/** Sounds are made here, by the browser's own synthesizer. */

import { senses, type SoundName } from "../senses.svelte";
import { MATERIALS, STROKES, type Stroke } from "./strokes";

/** Of all sounds together; they are soft. */
const LOUDNESS = 0.3;
/** As quiet as nothing: a gain that falls by its share cannot reach zero. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.05;

export class Sounds {
    private context: AudioContext | null = null;
    private noise: AudioBuffer | null = null;

    constructor(
        private readonly wants: (name: SoundName) => boolean,
        private readonly make: () => AudioContext = () => new AudioContext(),
    ) {}

    /** Browsers allow sound only after a press: every press says so, and the first counts. */
    async allow(): Promise<void> {
        try {
            this.context ??= this.make();
            if (this.context.state === "suspended") await this.context.resume();
        } catch {
            // A browser without sound, or one that does not allow it yet.
        }
    }

    /** Make a sound, if it is wanted and allowed. */
    play(name: SoundName): void {
        const { context } = this;
        if (!context || context.state !== "running" || !this.wants(name)) return;
        const out = context.createGain();
        out.gain.value = LOUDNESS;
        out.connect(context.destination);
        for (const stroke of STROKES[name]) this.strike(context, out, stroke);
    }

    private strike(context: AudioContext, out: AudioNode, stroke: Stroke): void {
        const { parts, noise } = MATERIALS[stroke.material];
        const begin = context.currentTime + stroke.at;
        for (const [times, loud] of parts) {
            const tone = context.createOscillator();
            tone.frequency.value = stroke.pitch * times;
            // The higher parts are gone first, as in everything that is struck.
            const end = begin + stroke.lasts / times;
            tone.connect(fading(context, out, begin, end, stroke.loud * loud));
            tone.start(begin);
            tone.stop(end);
        }
        if (noise > 0) this.scrape(context, out, stroke, begin, noise);
    }

    private scrape(
        context: AudioContext,
        out: AudioNode,
        stroke: Stroke,
        begin: number,
        noise: number,
    ): void {
        const source = context.createBufferSource();
        source.buffer = this.noise ??= hiss(context);
        const filter = context.createBiquadFilter();
        filter.type = "bandpass";
        filter.frequency.value = stroke.pitch * 4;
        source.connect(filter);
        const end = begin + NOISE_SECONDS;
        filter.connect(fading(context, out, begin, end, stroke.loud * noise));
        source.start(begin);
        source.stop(end);
    }
}

function fading(
    context: AudioContext,
    out: AudioNode,
    begin: number,
    end: number,
    loud: number,
): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    gain.connect(out);
    return gain;
}

function hiss(context: AudioContext): AudioBuffer {
    const length = Math.ceil(context.sampleRate * NOISE_SECONDS);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < length; place++) samples[place] = 2 * Math.random() - 1;
    return buffer;
}

/** Those of this page. */
export const sounds = new Sounds((name) => senses.hears(name));
