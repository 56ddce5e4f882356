/** How long ago something was, in the words that the browser has for it. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 24 * 3600],
    ["hour", 3600],
    ["minute", 60],
];

export function ago(at: number, language: string, now: number = Date.now()): string {
    const seconds = Math.max(0, (now - at) / 1000);
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (const [unit, length] of STEPS) {
        if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
    }
    return words.format(0, "minute");
}
