import type { AccountTables } from '../database/account-tables';
import type { ShopDatabase } from '../database/shop-database';

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
export async function mayAttempt(
  database: ShopDatabase,
  { kind, who, most, withinMs }: AttemptLimit,
  now: number,
): Promise<boolean> {
  const { count } = await database
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('at', '>', iso(now - withinMs))
    .executeTakeFirstOrThrow();
  return Number(count) < most;
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
