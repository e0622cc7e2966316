import { convert, type MinorUnits } from '../pricing/money';
import type { ShopDatabase } from '../../database/shop-database';
import { hasExpired } from './gift-card-code';

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
export function allocateGiftCards(
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

/** The cards on a cart, the one that expires first before the others; one that cannot be spent any more has the balance 0. */
export async function readAppliedGiftCards(
  database: ShopDatabase,
  cartId: string,
  now: number,
): Promise<readonly AppliedGiftCard[]> {
  const cards = await database
    .selectFrom('cart_gift_cards')
    .innerJoin('gift_cards', 'gift_cards.id', 'cart_gift_cards.card_id')
    .select(['gift_cards.id', 'code_end as end', 'balance', 'expires_at', 'voided_at', 'seen_pence as seen'])
    .where('cart_id', '=', cartId)
    .orderBy('expires_at')
    .orderBy('gift_cards.id')
    .execute();
  return cards.map(({ expires_at, voided_at, balance, ...card }) => {
    const expiresAt = expires_at ?? '';
    const isOver = voided_at !== null || hasExpired(expiresAt, now);
    return { ...card, expiresAt, balance: isOver ? 0 : balance };
  });
}

/**
 * Remembers what the shopper is being shown, and removes cards without value from an open cart. Until then placing the
 * order is refused, because it would cost more than was shown.
 */
export async function rememberShownGiftCards(
  database: ShopDatabase,
  cartId: string,
  cards: readonly AppliedGiftCard[],
): Promise<void> {
  for (const { id, balance, seen } of cards) {
    if (balance === seen && balance > 0) continue;
    const open = database.selectFrom('carts').select('id').where('id', '=', cartId).where('active', '=', 1);
    if (balance === 0) {
      await database.deleteFrom('cart_gift_cards').where('card_id', '=', id).where('cart_id', 'in', open).execute();
    } else {
      await database
        .updateTable('cart_gift_cards')
        .set({ seen_pence: balance })
        .where('card_id', '=', id)
        .where('cart_id', 'in', open)
        .execute();
    }
  }
}

/** Moves the cards of a closed cart to another one of the same shopper. */
export async function moveGiftCards(transaction: ShopDatabase, fromId: string, intoId: string): Promise<void> {
  const cards = await transaction.selectFrom('cart_gift_cards').selectAll().where('cart_id', '=', fromId).execute();
  for (const { card_id, seen_pence } of cards) {
    await transaction
      .insertInto('cart_gift_cards')
      .values({ cart_id: intoId, card_id, seen_pence })
      .onConflict((conflict) => conflict.columns(['cart_id', 'card_id']).doNothing())
      .execute();
  }
}
