import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { isOneLetterApart, withoutOneLetter } from './one-letter-apart';
import { singularAndPlural } from './words';

/** Words that a term may be corrected to; skus and numbers are none. */
const CORRECT = /^\p{L}{3,24}$/u;
/** Rows per statement. */
const BATCH = 500;
const MAX_NEAR = 200;

/**
 * Remembers the words of products, each also without any one of its letters, so that a word with one letter wrong is found by
 * key. Words stay when their products go: who looks for them counts their products.
 */
export async function storeVocabulary(transaction: ShopDatabase, words: Iterable<string>): Promise<void> {
  const correct = [...new Set([...words].flatMap(singularAndPlural))].filter((word) => CORRECT.test(word));
  for (let from = 0; from < correct.length; from += BATCH) {
    const some = correct.slice(from, from + BATCH);
    const stored = await transaction
      .selectFrom('search_near_words')
      .select('word')
      .where('near', 'in', some)
      .whereRef('near', '=', 'word')
      .execute();
    const known = new Set(stored.map(({ word }) => word));
    const rows = some
      .filter((word) => !known.has(word))
      .flatMap((word) => withoutOneLetter(word).map((near) => ({ near, word })));
    for (let at = 0; at < rows.length; at += BATCH) {
      await transaction
        .insertInto('search_near_words')
        .values(rows.slice(at, at + BATCH))
        .execute();
    }
  }
}

/** The words of the shop that are one letter apart from this one, or their singulars or plurals are. */
export async function findNearWords(database: ShopDatabase, word: string): Promise<readonly string[]> {
  const plural = `${word}s`;
  const singular = word.endsWith('s') ? [word.slice(0, -1)] : [];
  const keys = [word, plural, ...singular].flatMap(withoutOneLetter);
  const { rows } = await sql<{ word: string }>`SELECT DISTINCT word FROM search_near_words
    WHERE near IN (${sql.join([...new Set(keys)])}) ORDER BY word LIMIT ${MAX_NEAR}`.execute(database);
  return rows.flatMap(({ word: near }) => {
    if (isOneLetterApart(word, near)) return [near];
    if (near.endsWith('s') && isOneLetterApart(plural, near)) return [near.slice(0, -1)];
    return singular.some((one) => isOneLetterApart(one, near)) ? [`${near}s`] : [];
  });
}

/** The words in this list that products have, in the singular or the plural. */
export async function findKnownWords(database: ShopDatabase, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const plurals = words.map((word) => `${word}s`);
  const rows = await database
    .selectFrom('search_near_words')
    .select('word')
    .where('near', 'in', [...words, ...plurals])
    .whereRef('near', '=', 'word')
    .execute();
  const found = new Set(rows.map(({ word }) => word));
  return new Set(words.filter((word) => found.has(word) || found.has(`${word}s`)));
}
