import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';
import { hasTaken } from './order-status';
import { orderRefused } from './refuse-order';
import type { ShopRefusal } from '../shared/shop-refusal';

/** ms that a card can be spent at least after a paid order has returned money to it. */
const TIME_TO_SPEND = 90 * 86_400_000;

/** Less is left than was shown; refused so that no shopper is charged more than was shown. */
const GIFT_CARD_CHANGED: ShopRefusal = orderRefused(
  'What is left on your gift card has changed. Please look at the new total.',
);

/**
 * Takes the gift cards' shares of an order just stored. One statement checks and takes, and the row stays locked until
 * the order is committed, so no two orders get the same money.
 */
export async function redeemGiftCards(
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

/** How long an order has held the money of its gift cards, and whether it was paid. */
interface Holding {
  /** Epoch ms. */
  readonly since: number;
  readonly isPaid: boolean;
}

async function holdingOf(transaction: ShopDatabase, orderId: number): Promise<Holding> {
  const { status, placed_at } = await transaction
    .selectFrom('orders')
    .select(['status', 'placed_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const steps = await transaction.selectFrom('order_steps').select('step').where('order_id', '=', orderId).execute();
  const taken = new Set(steps.map(({ step }) => step));
  return { since: Date.parse(placed_at), isPaid: hasTaken({ status, taken }, 'paid') };
}

/**
 * The end of a card's validity after money came back to it. If the order was paid, it is extended. If not, a card that
 * has expired since gets only the time it had left when the order took the money, so that cancelling at the bank gains
 * nothing.
 */
function endAfterReturn(expiresAt: string, { since, isPaid }: Holding, now: number): string {
  const end = Date.parse(expiresAt);
  if (isPaid) return new Date(Math.max(end, now + TIME_TO_SPEND)).toISOString();
  return end > now ? expiresAt : new Date(now + Math.max(0, end - since)).toISOString();
}

/** Returns what an order took from gift cards, once. A card that has been voided meanwhile stays without value. */
export async function returnGiftCards(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const returned = await transaction
    .updateTable('gift_card_uses')
    .set({ returned_at: new Date(now).toISOString() })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['card_id', 'pence'])
    .execute();
  if (returned.length === 0) return;
  const holding = await holdingOf(transaction, orderId);
  for (const { card_id, pence } of [...returned].sort((one, other) => one.card_id - other.card_id)) {
    const back = await transaction
      .updateTable('gift_cards')
      .set((eb) => ({ balance: eb('balance', '+', pence) }))
      .where('id', '=', card_id)
      .where('voided_at', 'is', null)
      .returning('expires_at')
      .executeTakeFirst();
    // The row is locked by the statement before.
    const change =
      back === undefined
        ? transaction.updateTable('gift_cards').set((eb) => ({ voided_pence: eb('voided_pence', '+', pence) }))
        : transaction
            .updateTable('gift_cards')
            .set({ expires_at: endAfterReturn(back.expires_at ?? '', holding, now) });
    await change.where('id', '=', card_id).execute();
  }
}
