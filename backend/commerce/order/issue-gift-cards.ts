import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine } from '../cart/cart-record';
import { unitPrice } from '../cart/price-cart';
import { parseDay, shopTimeAt } from '../delivery/calendar-day';
import {
  GIFT_CARD_DAY,
  GIFT_CARD_EMAIL,
  GIFT_CARD_MESSAGE,
  GIFT_CARD_NAME,
  isGiftCardByEmail,
} from '../catalogue/product/gift-card-options';

const BASE_RATE = 1_000_000;
/** Years a card may be spent, from the day it is issued or sent, whichever is later. */
const YEARS_VALID = 2;

/** Cards of one statement; a database takes a limited number of values in it. */
const BATCH = 100;

/** Remembers which cards an order just stored buys. They are made once it is paid. */
export async function storeOrderedGiftCards(
  transaction: ShopDatabase,
  orderId: number,
  lines: readonly CartLine[],
  now: number,
): Promise<void> {
  const today = shopTimeAt(now).day;
  for (const line of lines.filter(isGiftCardByEmail)) {
    const answer = (sku: string): string | null =>
      line.selectedOptions.find(({ option }) => option.sku === sku)?.text ?? null;
    await transaction
      .insertInto('ordered_gift_cards')
      .values({
        order_id: orderId,
        quantity: line.quantity,
        pence: unitPrice(line, BASE_RATE),
        recipient_name: answer(GIFT_CARD_NAME) ?? '',
        recipient_email: answer(GIFT_CARD_EMAIL) ?? '',
        message: answer(GIFT_CARD_MESSAGE),
        send_on: parseDay(answer(GIFT_CARD_DAY) ?? '') ?? today,
      })
      .execute();
  }
}

/** Forgets which cards an order would have bought: it is cancelled. */
export async function forgetOrderedGiftCards(transaction: ShopDatabase, orderId: number) {
  return transaction.deleteFrom('ordered_gift_cards').where('order_id', '=', orderId).returningAll().execute();
}

function yearsAfter(instant: number): string {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + YEARS_VALID);
  return date.toISOString();
}

/**
 * Makes the cards of a paid order, one for each unit, once: whoever takes away what was ordered makes them. They are sent on
 * their days by `sendDueGiftCards`.
 */
export async function issueGiftCards(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const ordered = await forgetOrderedGiftCards(transaction, orderId);
  const cards = [...ordered]
    .sort((one, other) => one.id - other.id)
    .flatMap(({ id: _id, quantity, ...card }) => Array.from({ length: quantity }, () => card))
    .map((card, unit) => ({
      ...card,
      unit,
      balance: card.pence,
      code_hash: null,
      code_end: null,
      issued_at: new Date(now).toISOString(),
      sent_at: null,
      expires_at: yearsAfter(Math.max(now, Date.parse(`${card.send_on}T12:00:00Z`))),
      voided_at: null,
    }));
  for (let from = 0; from < cards.length; from += BATCH)
    await transaction
      .insertInto('gift_cards')
      .values(cards.slice(from, from + BATCH))
      .execute();
}

/** Takes what is left off the cards that an order bought, or off one card; what was spent stays spent. */
export async function voidGiftCards(
  transaction: ShopDatabase,
  by: { readonly orderId: number } | { readonly cardId: number },
  now: number,
): Promise<number> {
  const [column, value] = 'orderId' in by ? (['order_id', by.orderId] as const) : (['id', by.cardId] as const);
  const voided = await transaction
    .updateTable('gift_cards')
    .set((eb) => ({
      voided_pence: eb('voided_pence', '+', eb.ref('balance')),
      balance: 0,
      voided_at: new Date(now).toISOString(),
    }))
    .where(column, '=', value)
    .where('voided_at', 'is', null)
    .returning('id')
    .execute();
  return voided.length;
}
