import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine } from '../cart/cart-record';
import { unitPrice } from '../cart/line-price';
import { parseDay, shopTimeAt } from '../delivery/calendar-day';
import { GIFT_CARD_DAY, GIFT_CARD_EMAIL, GIFT_CARD_MESSAGE, GIFT_CARD_NAME, isGiftCardLine } from './gift-card-options';

const BASE_RATE = 1_000_000;
/** Years a card may be spent, from the day it is issued or sent, whichever is later. */
const YEARS_VALID = 2;

/** Stores one card for each unit of an order just stored; none can be spent before the order is paid. */
export async function storeGiftCards(
  transaction: ShopDatabase,
  orderId: number,
  lines: readonly CartLine[],
  now: number,
): Promise<void> {
  const today = shopTimeAt(now).day;
  const cards = lines.filter(isGiftCardLine).flatMap((line) => {
    const answer = (sku: string): string | null =>
      line.selectedOptions.find(({ option }) => option.sku === sku)?.text ?? null;
    const card = {
      order_id: orderId,
      pence: unitPrice(line, BASE_RATE),
      recipient_name: answer(GIFT_CARD_NAME) ?? '',
      recipient_email: answer(GIFT_CARD_EMAIL) ?? '',
      message: answer(GIFT_CARD_MESSAGE),
      send_on: parseDay(answer(GIFT_CARD_DAY) ?? '') ?? today,
      code_hash: null,
      code_end: null,
      issued_at: null,
      sent_at: null,
      expires_at: null,
      voided_at: null,
    };
    return Array.from({ length: line.quantity }, () => card);
  });
  for (const [unit, card] of cards.entries()) {
    await transaction
      .insertInto('gift_cards')
      .values({ ...card, unit })
      .execute();
  }
}

function yearsAfter(instant: number): string {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + YEARS_VALID);
  return date.toISOString();
}

/** Gives the cards of a paid order their value, once. They are sent on their days by `sendDueGiftCards`. */
export async function issueGiftCards(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const cards = await transaction
    .selectFrom('gift_cards')
    .select(['id', 'send_on'])
    .where('order_id', '=', orderId)
    .where('issued_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  for (const { id, send_on } of cards) {
    await transaction
      .updateTable('gift_cards')
      .set((eb) => ({
        balance: eb.ref('pence'),
        issued_at: new Date(now).toISOString(),
        expires_at: yearsAfter(Math.max(now, Date.parse(`${send_on}T12:00:00Z`))),
      }))
      .where('id', '=', id)
      .where('issued_at', 'is', null)
      .execute();
  }
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
