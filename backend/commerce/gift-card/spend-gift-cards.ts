import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';
import { orderRefused } from '../order/refuse-order';
import type { ShopRefusal } from '../shop-refusal';

/** ms that a card can be spent at least after money was returned to it. */
const TIME_TO_SPEND = 90 * 86_400_000;

/** Less is left than was shown; refused so that nobody is charged more than was shown. */
const GIFT_CARD_CHANGED: ShopRefusal = orderRefused(
  'What is left on your gift card has changed. Please look at the new total.',
);

/**
 * Takes the gift cards' shares of an order just stored. One statement checks and takes, and the row stays locked until
 * the order is committed, so no two orders get the same money.
 */
export async function takeGiftCards(
  transaction: ShopDatabase,
  cart: CartRecord,
  orderId: number,
  rate: number,
): Promise<ShopRefusal | null> {
  if (cart.giftCards.some(({ balance, seen }) => balance < seen)) return GIFT_CARD_CHANGED;
  const shares = [...priceCart(cart, rate).giftCards].sort((one, other) => one.id - other.id);
  for (const { id, pence, amount } of shares) {
    if (pence === 0) continue;
    const taken = await transaction
      .updateTable('gift_cards')
      .set((eb) => ({ balance: eb('balance', '-', pence) }))
      .where('id', '=', id)
      .where('balance', '>=', pence)
      .where('voided_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) return GIFT_CARD_CHANGED;
    await transaction
      .insertInto('gift_card_uses')
      .values({ card_id: id, order_id: orderId, pence, amount, returned_at: null })
      .execute();
  }
  return null;
}

/**
 * Returns what an order took from gift cards, once. A card that has been voided meanwhile stays without value; one that
 * has nearly expired can be spent for a while longer.
 */
export async function returnGiftCards(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const returned = await transaction
    .updateTable('gift_card_uses')
    .set({ returned_at: new Date(now).toISOString() })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['card_id', 'pence'])
    .execute();
  const least = new Date(now + TIME_TO_SPEND).toISOString();
  for (const { card_id, pence } of [...returned].sort((one, other) => one.card_id - other.card_id)) {
    const back = await transaction
      .updateTable('gift_cards')
      .set((eb) => ({
        balance: eb('balance', '+', pence),
        expires_at: eb.case().when('expires_at', '<', least).then(least).else(eb.ref('expires_at')).end(),
      }))
      .where('id', '=', card_id)
      .where('voided_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (back !== undefined) continue;
    await transaction
      .updateTable('gift_cards')
      .set((eb) => ({ voided_pence: eb('voided_pence', '+', pence) }))
      .where('id', '=', card_id)
      .execute();
  }
}
