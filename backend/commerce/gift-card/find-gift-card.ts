import type { ShopDatabase } from '../../database/shop-database';
import { ok, refuse, type Result } from '../../shared/result';
import { noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { hashGiftCardCode } from './gift-card-code';

/** Longer texts are no codes. */
const MAX_CODE = 100;

/** The same for a code that does not exist and for one that was voided. */
const UNKNOWN: ShopRefusal = noSuchEntity(
  "The gift card code couldn't be added. Verify your information and try again.",
);

export interface FoundGiftCard {
  readonly id: number;
  readonly balance: number;
  readonly end: string | null;
  readonly expiresAt: string;
}

/** A card by its code; refused when it is unknown or voided. */
export async function findGiftCard(database: ShopDatabase, code: string): Promise<Result<FoundGiftCard, ShopRefusal>> {
  if (code.length > MAX_CODE) return refuse(UNKNOWN);
  const card = await database
    .selectFrom('gift_cards')
    .select(['id', 'balance', 'code_end as end', 'expires_at'])
    .where('code_hash', '=', hashGiftCardCode(code))
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return card?.expires_at ? ok({ ...card, expiresAt: card.expires_at }) : refuse(UNKNOWN);
}

/** `now` is epoch ms. */
export const hasExpired = (expiresAt: string, now: number): boolean => expiresAt <= new Date(now).toISOString();
