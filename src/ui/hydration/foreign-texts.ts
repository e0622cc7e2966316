/** Puts back the texts of the page; returns whether any had been replaced. The scripts of the page have it as `posyTexts`. */
export type PutBackTexts = () => boolean;

/**
 * Remembers which texts a translator or an extension of the browser replaces before the page is hydrated. React would
 * render such a page again while the shopper is using it. Printed into the page by its source text, so it must not
 * refer to anything outside itself.
 */
export function foreignTexts(w: Window & typeof globalThis & { posyTexts?: PutBackTexts }, d: Document): void {
  const records: MutationRecord[] = [];
  const observer = new w.MutationObserver((more) => void records.push(...more));
  d.addEventListener('DOMContentLoaded', () =>
    observer.observe(d.body, { childList: true, characterDataOldValue: true, subtree: true }),
  );
  w.posyTexts = () => {
    observer.disconnect();
    const putBack = ({ target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
      const [text] = removedNodes;
      // Some insert the translation first, and remove the text then.
      const [stead = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')] = addedNodes;
      if (oldValue !== null) target.nodeValue = oldValue;
      else if (text?.nodeType === 3 && stead?.nodeType === 1) (stead as Element).replaceWith(text);
      else return false;
      return true;
    };
    return records.reverse().filter(putBack).length > 0;
  };
}
