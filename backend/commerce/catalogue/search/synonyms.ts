import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { wordForms, wordsOf } from './words';

/** Words that search takes for others too. */
export interface Synonym {
  /** In lower case, without accents and punctuation: `mothers day`. */
  readonly words: string;
  /** The other words, separated by commas: `thank you, birthday`. */
  readonly means: string;
}

export const MAX_SYNONYMS = 500;
/** Words of a synonym, and of each of its meanings. */
export const MAX_SYNONYM_WORDS = 3;
export const MAX_MEANINGS = 6;
/** Letters from which a word that is still being typed finds what it will mean. */
const MIN_BEGINNING = 4;

/** The words of each meaning. */
export function meaningsOf({ means }: Pick<Synonym, 'means'>): readonly (readonly string[])[] {
  return means
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .slice(0, MAX_MEANINGS);
}

/** Every way to write some words in the singular or the plural. */
function spellings([word, ...others]: readonly string[]): readonly string[] {
  if (word === undefined) return [];
  const forms = [...wordForms(word), `${word}s`];
  const rest = others.length === 0 ? null : spellings(others);
  return forms.flatMap((form) => rest?.map((more) => `${form} ${more}`) ?? [form]);
}

/** Meanings by the position and number of the words that have them: `0 2` for the first two. */
export type Meanings = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What the words of a term mean besides, one after another; the last may still be typed. */
export async function findMeanings(database: ShopDatabase, words: readonly string[]): Promise<Meanings> {
  const places = new Map<string, string>();
  for (let count = MAX_SYNONYM_WORDS; count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1)
      for (const spelling of spellings(words.slice(at, at + count)))
        if (!places.has(spelling)) places.set(spelling, `${at} ${count}`);
  const last = words.at(-1) ?? '';
  const beginning = last.length < MIN_BEGINNING ? sql`` : sql`OR (words LIKE ${`${last}%`} AND words NOT LIKE '% %')`;
  const { rows } = await sql<Synonym>`SELECT words, means FROM search_synonyms
    WHERE words IN (${sql.join([...places.keys()])}) ${beginning} ORDER BY words LIMIT ${MAX_SYNONYMS}`.execute(
    database,
  );
  const found = new Map<string, readonly (readonly string[])[]>();
  const typed = `${words.length - 1} 1`;
  for (const row of rows) {
    const place = places.get(row.words) ?? typed;
    found.set(place, [...(found.get(place) ?? []), ...meaningsOf(row)].slice(0, MAX_MEANINGS));
  }
  return found;
}

/** All of them, in the order of their words. */
export async function readSynonyms(database: ShopDatabase): Promise<readonly Synonym[]> {
  return database
    .selectFrom('search_synonyms')
    .select(['words', 'means'])
    .orderBy('words')
    .limit(MAX_SYNONYMS)
    .execute();
}
