import { convert, type MinorUnits } from '../pricing/money';

const MILLION = 1_000_000;

/** A gift card on a cart. */
export interface AppliedGiftCard {
  readonly id: number;
  readonly end: string | null;
  /** GBP pence that can be spent now: 0 for an expired or voided card. */
  readonly balance: number;
  /** GBP pence that the shopper was last shown. */
  readonly seen: number;
  /** ISO UTC. */
  readonly expiresAt: string;
}

/** What a card pays: in the cart's currency, and in GBP pence off the card. */
export interface GiftCardShare {
  readonly id: number;
  readonly amount: MinorUnits;
  readonly pence: number;
}

/** Divides an amount over the cards, in their order, at `rate` millionths to the pound. */
export function coverByGiftCards(
  cards: readonly AppliedGiftCard[],
  amount: MinorUnits,
  rate: number,
): readonly GiftCardShare[] {
  let left = amount;
  return cards.map(({ id, balance }) => {
    const worth = convert(balance, rate);
    const share = Math.min(left, worth);
    left -= share;
    const pence = share === worth ? balance : Math.min(balance, Math.ceil((share * MILLION) / rate));
    return { id, amount: share, pence: share === 0 ? 0 : pence };
  });
}
