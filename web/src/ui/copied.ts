/** Copy it; false where the browser does not let us: then it is to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text); // not there on a line that is not secure
        return true;
    } catch {
        return false;
    }
}

/** Ready to be copied by hand. */
export function selected(field: HTMLInputElement): void {
    field.focus();
    field.select();
}
