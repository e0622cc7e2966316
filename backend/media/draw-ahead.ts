import { setTimeout as later } from 'node:timers/promises';

/** What listings show first: a card once and twice its size. */
const CARD_SIZES = ['w=216&h=268', 'w=432&h=536'];
/** What a product's page shows of each picture: as wide as a card twice, and full. */
const PAGE_SIZES = ['w=432&h=536', 'w=1080&h=1340'];
/** Draws however long the queue is: nobody looks at the answer. */
const HEADERS = { accept: 'image/avif,image/webp,*/*', prefer: 'wait=120' };
/** ms between two pictures at most. */
const LONGEST_REST = 2000;

export interface PicturedProduct {
  readonly sku: string;
  /** Gallery views besides the whole. */
  readonly views: number;
}

/** Addresses below the media URL in the order shoppers meet them: every card, every page's first picture, the galleries. */
export function addressesAhead(products: readonly PicturedProduct[]): readonly string[] {
  const of = (sku: string, view: number, sizes: readonly string[]): string[] =>
    sizes.map((size) => `catalog/product/${encodeURIComponent(sku)}/${view}.jpg?${size}`);
  return [
    ...products.flatMap(({ sku }) => of(sku, 0, CARD_SIZES)),
    ...products.flatMap(({ sku }) => of(sku, 0, PAGE_SIZES.slice(1))),
    ...products.flatMap(({ sku, views }) =>
      Array.from({ length: views }, (_, index) => of(sku, index + 1, PAGE_SIZES)).flat(),
    ),
  ];
}

/**
 * Asks for pictures before shoppers do, one at a time and resting as long as each took, so that the shop itself keeps
 * the processor. What is drawn already is only read. `mediaUrl` ends with a slash; ends early when `signal` says so.
 */
export async function drawAhead(
  mediaUrl: string,
  products: readonly PicturedProduct[],
  signal: AbortSignal,
): Promise<void> {
  for (const address of addressesAhead(products)) {
    if (signal.aborted) return;
    const began = performance.now();
    try {
      const answer = await fetch(`${mediaUrl}${address}`, { headers: HEADERS, signal });
      await answer.arrayBuffer();
      await later(Math.min(LONGEST_REST, performance.now() - began), undefined, { signal, ref: false });
    } catch {
      // A picture that cannot be had now is drawn when somebody asks for it.
    }
  }
}
