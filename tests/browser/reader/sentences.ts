import type { Locator } from 'playwright/test';

/** What is read as one piece: a product, a row of figures or of an order, else a paragraph, an item, a button. */
const ROWS = '.card, .cart-head, tr, dl > div';
const PIECES = 'p,li,h1,h2,h3,h4,h5,h6,td,th,dt,dd,button,label,legend,summary,option,div,address,figcaption';
const ENDS = /(?<=[.!?:])\s+(?=[A-Z“£€])/;

/** The sentences of all that can be read in a part of a page, whether it stands open or has to be opened. */
export async function readPage(part: Locator): Promise<readonly string[]> {
  const pieces = await part.evaluate(
    (root, [rows, selector]) => {
      const read = new Map<Element, string>();
      root.querySelectorAll('details').forEach((details) => (details.open = true));
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest('script,style,noscript,template') !== null) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const piece = parent.closest(rows) ?? parent.closest(selector) ?? parent;
        read.set(piece, `${read.get(piece) ?? ''} ${node.textContent ?? ''}`);
      }
      return [...read.values()];
    },
    [ROWS, PIECES] as const,
  );
  return pieces.flatMap(sentencesOf);
}

/** The sentences of a text without markup, whose lines are pieces. */
export function readText(text: string): readonly string[] {
  return text.split(/\n+/).flatMap(sentencesOf);
}

function sentencesOf(piece: string): readonly string[] {
  const plain = piece
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)?!])/g, '')
    .trim();
  return plain.split(ENDS).filter((text) => text !== '');
}
