import type { Cart } from './cart';

/**
 * A short digest of what the shopper agrees to when ordering: lines, totals, delivery and address. Equal carts have equal
 * digests; the id is left out. Detects a cart that changed, and protects against nothing else.
 */
export function cartDigest({ items, totals, delivery, deliveryAddress }: Cart): string {
  // Day and card of a line can change while its uid stays.
  const lines = items.map(({ uid, quantity, attributes }) => [
    uid,
    quantity,
    attributes.map(({ value, days }) => days ?? value),
  ]);
  return hash(JSON.stringify([lines, totals, delivery, deliveryAddress]));
}

/** Two rounds of FNV-1a with different seeds, 64 bits, base 36. */
function hash(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36)).join('.');
}

function fnv1a(text: string, seed: number): number {
  let state = seed;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state >>> 0;
}
