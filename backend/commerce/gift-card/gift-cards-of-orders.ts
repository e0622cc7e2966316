import type { Selectable } from 'kysely';
import type { GiftCardTables } from '../../database/gift-card-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { MinorUnits } from '../pricing/money';

/** A gift card's share of an order, and a gift card that the order bought. */
export interface PlacedGiftCards {
  readonly giftCardUses: readonly {
    readonly end: string | null;
    readonly amount: MinorUnits;
    readonly isReturned: boolean;
  }[];
  readonly giftCards: readonly Selectable<GiftCardTables['gift_cards']>[];
}

/** The gift cards of orders, by row id. */
export async function giftCardsOf(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<(id: number) => PlacedGiftCards> {
  const uses = await database
    .selectFrom('gift_card_uses')
    .innerJoin('gift_cards', 'gift_cards.id', 'gift_card_uses.card_id')
    .select(['gift_card_uses.order_id', 'code_end as end', 'amount', 'returned_at'])
    .where('gift_card_uses.order_id', 'in', [...ids])
    .orderBy('gift_card_uses.id')
    .execute();
  const bought = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .orderBy('unit')
    .execute();
  return (id) => ({
    giftCards: bought.filter((card) => card.order_id === id),
    giftCardUses: uses
      .filter((use) => use.order_id === id)
      .map(({ end, amount, returned_at }) => ({ end, amount, isReturned: returned_at !== null })),
  });
}
