import type { Shortfall } from '../../../../domain/cart/merge-shortfalls';

/** Told at a sign-in that added a guest's cart to the customer's. */
export const mergedCartTexts = {
  title: 'Please check your cart',
  reduced:
    'What you chose before signing in is in your cart, except that some of it is sold out or more than we can make.',
} as const;

/** One product a line. */
export function shortfallsMessage(shortfalls: readonly Shortfall[]): string {
  const lines = shortfalls.map(({ name, wanted, kept }) =>
    kept === 0 ? `${name}: could not be added.` : `${name}: ${kept} instead of ${wanted}.`,
  );
  return [mergedCartTexts.reduced, ...lines].join('\n');
}
