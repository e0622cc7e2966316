import type { Selectable } from 'kysely';
import type { GiftCardTables } from '../../database/gift-card-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { MinorUnits } from '../pricing/money';

/** A gift card's share of an order. */
export interface GiftCardUse {
  readonly end: string | null;
  readonly amount: MinorUnits;
  readonly isReturned: boolean;
  /** Whether the card was voided, so that nothing goes back to it. */
  readonly isEnded: boolean;
}

/** What gift cards paid of orders, by row id. */
export async function giftCardUsesOf(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<(id: number) => readonly GiftCardUse[]> {
  const uses = await database
    .selectFrom('gift_card_uses')
    .innerJoin('gift_cards', 'gift_cards.id', 'gift_card_uses.card_id')
    .select(['gift_card_uses.order_id', 'code_end as end', 'amount', 'returned_at', 'voided_at'])
    .where('gift_card_uses.order_id', 'in', [...ids])
    .orderBy('gift_card_uses.id')
    .execute();
  return (id) =>
    uses
      .filter((use) => use.order_id === id)
      .map(({ end, amount, returned_at, voided_at }) => ({
        end,
        amount,
        isReturned: returned_at !== null,
        isEnded: voided_at !== null,
      }));
}

/** Cards that are read of one order; there were orders of more before `MAX_GIFT_CARDS`. */
const MAX_READ = 100;

/** The gift cards that an order has bought, and those it buys once it is paid. */
export interface BoughtGiftCards {
  readonly cards: readonly Selectable<GiftCardTables['gift_cards']>[];
  /** All cards, of which `cards` are the first. */
  readonly count: number;
  readonly ordered: readonly Selectable<GiftCardTables['ordered_gift_cards']>[];
}

/** The gift cards that an order buys. The order itself is read without them: only the florist sees them. */
export async function boughtGiftCards(database: ShopDatabase, orderId: number): Promise<BoughtGiftCards> {
  const cards = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('unit')
    .limit(MAX_READ)
    .execute();
  const { count } = await database
    .selectFrom('gift_cards')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ordered = await database
    .selectFrom('ordered_gift_cards')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(MAX_READ)
    .execute();
  return { cards, count: Number(count), ordered };
}
