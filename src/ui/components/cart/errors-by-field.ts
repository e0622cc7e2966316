import { refusalInQueryMessage } from '../../texts/en/cart/cart-refusals';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

/** Subject that `/api/actions` gives to a refused coupon. */
const COUPON = 'coupon';
const GIFT_CARD = 'gift-card';
const CARD_BALANCE = 'gift-card-balance';

const FIELDS: Readonly<Record<string, 'coupon' | 'gift-card'>> = {
  [COUPON]: 'coupon',
  [GIFT_CARD]: 'gift-card',
  [CARD_BALANCE]: 'gift-card',
};

/** Refusal messages from the cart's URL, by the place where each is shown. */
export interface CartRefusals {
  /** Item uid to the sentence under its quantity field. */
  readonly items: ReadonlyMap<string, string>;
  /** Under the coupon field. */
  readonly coupon: string | null;
  /** Under the gift card field. */
  readonly giftCard: string | null;
  /** Under the field that asks what is left on a gift card. */
  readonly cardBalance: string | null;
  /** Above the cart: about an item that no longer exists, or about the whole cart. */
  readonly box: string | null;
}

export const NO_REFUSALS: CartRefusals = {
  items: new Map(),
  coupon: null,
  giftCard: null,
  cardBalance: null,
  box: null,
};

/** `uids` are the items that are still in the cart. */
export function errorsByField(refusals: readonly RefusalInQuery[], uids: readonly string[]): CartRefusals {
  const items = new Map<string, string>();
  let coupon: string | null = null;
  let giftCard: string | null = null;
  let cardBalance: string | null = null;
  let box: string | null = null;
  for (const refusal of refusals) {
    const words = refusalInQueryMessage(refusal, FIELDS[refusal.subject] ?? null);
    if (refusal.subject === COUPON) coupon ??= words;
    else if (refusal.subject === GIFT_CARD) giftCard ??= words;
    else if (refusal.subject === CARD_BALANCE) cardBalance ??= words;
    else if (uids.includes(refusal.subject)) items.set(refusal.subject, words);
    else box ??= words;
  }
  return { items, coupon, giftCard, cardBalance, box };
}
