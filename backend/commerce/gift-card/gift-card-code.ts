import { createHash, randomInt } from 'node:crypto';
import type { ShopDatabase } from '../../database/shop-database';
import { ok, refuse, type Result } from '../../shared/result';
import { noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';

/** Without letters and digits that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V, G 6 Q). 4.4 bits each. */
const SIGNS = 'ACDEFHJKMNPRTVWXY3479';
const GROUPS = 5;
const GROUP = 4;

/** A new, unguessable code in five groups of four, 87 bits. */
export function newGiftCardCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The signs of a code as typed, without spaces, dashes and case. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What is stored instead of the code. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex');
}

/** The last group, by which people distinguish their cards. */
export function endOfGiftCardCode(code: string): string {
  return plain(code).slice(-GROUP);
}

/** How a card is named once its code is hidden: `****-W7KD`. */
export function maskedGiftCardCode(end: string | null): string {
  return `****-${end ?? ''}`;
}

/** Longer texts are not codes. */
const MAX_CODE = 100;

/** The same for a code that does not exist and for one that was voided. */
const UNKNOWN: ShopRefusal = noSuchEntity(
  'We could not use this code. Please check it letter by letter; a card that is spent or has expired cannot be used.',
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
