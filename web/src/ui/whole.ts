/** What may be cut short is told whole to who rests on it. `<p {@attach whole}>` */
export function whole(box: HTMLElement): () => void {
    const tell = () => {
        const isCut = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth;
        if (isCut) box.title = box.innerText;
        else box.removeAttribute("title");
    };
    box.addEventListener("pointerenter", tell);
    return () => box.removeEventListener("pointerenter", tell);
}
