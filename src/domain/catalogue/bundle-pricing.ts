import type { Price } from '../pricing/money';
import type { OptionPrice } from './options/customizable-option';
import { currentPrice, specialPrice } from './options/price-rules';

/** A part of a bundle as the backend prices it. */
export interface PricedPart {
  /** Sold alone. */
  readonly alone: Price;
  /** In a bundle with a price of its own; a percentage is of that price. */
  readonly surcharge: OptionPrice;
  readonly quantity: number;
  readonly isInStock: boolean;
}

export interface PricedQuestion {
  readonly required: boolean;
  readonly choices: readonly PricedPart[];
}

/** How a bundle is charged. */
export interface BundlePricing {
  /** What it costs without its parts, in pence and before any discount; null if it costs what its parts cost alone. */
  readonly own: number | null;
  /** The share of each price that is charged: 0.85 with 15 % off. */
  readonly share: number;
}

/** What one piece of a part adds to its bundle. `exactly` is in pence, and left out if it is a whole number of them. */
export interface ChargedPart {
  readonly price: Price;
  readonly exactly?: number;
}

/**
 * Returns how a bundle is charged. Magento says neither the discount nor the price without parts, only what the bundle costs at
 * `least` before and after the discount: with the cheapest part in stock for each required question.
 */
export function bundlePricing(least: Price, questions: readonly PricedQuestion[], isFixed: boolean): BundlePricing {
  const regular = least.regular.pence;
  const own = isFixed ? ownPrice(regular, questions) : null;
  const total = (share: number) => (own ?? 0) * share + leastOf(questions, isFixed, pieceAt(own, share));
  const before = (part: PricedPart) => part.alone.regular.pence;
  const isReducedAlone = questions.some(({ choices }) => choices.some(({ alone }) => alone.special !== null));
  // Parts that are reduced themselves are the same ones as the backend's only if both come to the same before.
  if (!isFixed && isReducedAlone && leastOf(questions, false, before) !== regular) return { own, share: 1 };
  const whole = isFixed || !isReducedAlone ? regular : total(1);
  return { own, share: shareOf(currentPrice(least).pence, whole, (share) => (total(share) * whole) / total(1)) };
}

/** Returns what one piece adds to a bundle that is charged like this. */
export function chargedPart(part: PricedPart, { own, share }: BundlePricing): ChargedPart {
  const exactly = charged(part, { own, share });
  const money = (pence: number) => ({ ...part.alone.regular, pence: Math.round(pence) });
  const regular = own === null ? part.alone.regular : money(charged(part, { own, share: 1 }));
  const price = { regular, special: specialPrice(regular, money(exactly)), maximum: null };
  return Number.isInteger(exactly) ? { price } : { price, exactly };
}

/** In pence. The price of a part alone is rounded for each piece, a surcharge with its bundle. */
function charged({ alone, surcharge }: PricedPart, { own, share }: BundlePricing): number {
  if (own === null) return Math.round(hundredths(currentPrice(alone).pence * share));
  const whole = surcharge.kind === 'fixed' ? surcharge.pence : 0;
  return hundredths(share * (surcharge.kind === 'percent' ? (own * surcharge.percent) / 100 : whole));
}

/** Without binary errors: 3350 × 0.7 is 2344.9999999999995. */
function hundredths(pence: number): number {
  return Number(pence.toFixed(4));
}

/** In pence. A bundle that costs what its parts cost needs one of them, even if no question is required. */
function leastOf(
  questions: readonly PricedQuestion[],
  isFixed: boolean,
  priceOf: (part: PricedPart) => number,
): number {
  const cheapest = ({ choices }: PricedQuestion) => {
    const inStock = choices.filter(({ isInStock }) => isInStock);
    return Math.min(...(inStock.length > 0 ? inStock : choices).map((part) => priceOf(part) * part.quantity));
  };
  const offered = questions.filter(({ choices }) => choices.length > 0);
  const required = offered.filter((question) => question.required).map(cheapest);
  if (required.length > 0) return required.reduce((sum, pence) => sum + pence, 0);
  return isFixed || offered.length === 0 ? 0 : Math.min(...offered.map(cheapest));
}

/** The pence without parts at which the bundle costs `least`: each penny more is at least one more in all. */
function ownPrice(least: number, questions: readonly PricedQuestion[]): number {
  let [low, high] = [0, least];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (middle + leastOf(questions, true, pieceAt(middle, 1)) < least) low = middle + 1;
    else high = middle;
  }
  return high;
}

/** In the lowest price of a bundle, each piece is rounded. */
const pieceAt =
  (own: number | null, share: number) =>
  (part: PricedPart): number =>
    Math.round(charged(part, { own, share }));

/** Discounts are round percentages: the roundest that comes to the same penny. */
function shareOf(paid: number, whole: number, total: (share: number) => number): number {
  if (paid >= whole) return 1;
  const exact = paid / whole;
  const round = [20, 100, 1000, 10_000].map((steps) => Math.round(exact * steps) / steps);
  return round.find((share) => Math.round(hundredths(total(share))) === paid) ?? exact;
}
