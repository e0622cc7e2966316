/** What listings and product pages show first: a card once and twice its size. */
const CARD_SIZES = ['w=216&h=268', 'w=432&h=536'];
const ACCEPT = 'image/avif,image/webp,*/*';

/**
 * Asks for each product's first picture before a shopper does, one at a time, so that no page of a new shop waits for
 * the botanist. What is drawn already is only read. `mediaUrl` ends with a slash; ends early when `signal` says so.
 */
export async function drawAhead(mediaUrl: string, skus: readonly string[], signal: AbortSignal): Promise<void> {
  for (const sku of skus) {
    for (const size of CARD_SIZES) {
      if (signal.aborted) return;
      try {
        const answer = await fetch(`${mediaUrl}catalog/product/${encodeURIComponent(sku)}/0.jpg?${size}`, {
          headers: { accept: ACCEPT },
          signal,
        });
        await answer.arrayBuffer();
      } catch {
        // A picture that cannot be had now is drawn when somebody asks for it.
      }
    }
  }
}
