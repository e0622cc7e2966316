import type { AccountTables } from '../../database/account-tables';
import type { ShopDatabase } from '../../database/shop-database';

type AttemptKind = AccountTables['attempts']['kind'];

/** At most `most` of a kind by the same `who` in `withinMs`. */
interface AttemptLimit {
  readonly kind: AttemptKind;
  readonly who: string;
  readonly most: number;
  readonly withinMs: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Whether another attempt is within the limit. `now` is epoch ms. */
export async function mayAttempt(database: ShopDatabase, limit: AttemptLimit, now: number): Promise<boolean> {
  return (await freeFrom(database, limit, now)) === now;
}

/** Epoch ms from when another attempt is within the limit: `now` if it is, null if it never is. */
export async function freeFrom(
  database: ShopDatabase,
  { kind, who, most, withinMs }: AttemptLimit,
  now: number,
): Promise<number | null> {
  if (most <= 0) return null;
  const last = await database
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('at', '>', iso(now - withinMs))
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? now : Date.parse(last.at) + withinMs;
}

/** Records an attempt. `deleteOldData` deletes it after a day; no limit looks further back. */
export async function recordAttempt(
  database: ShopDatabase,
  { kind, who }: Pick<AttemptLimit, 'kind' | 'who'>,
  now: number,
): Promise<void> {
  await database
    .insertInto('attempts')
    .values({ kind, who, at: iso(now) })
    .execute();
}
