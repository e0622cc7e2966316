import type { RawBuilder, SqlBool } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';

/** What somebody may type to find a product, in words. */
export interface ProductWords {
  readonly id: number;
  readonly name: readonly string[];
  /** Its own sku and those of its variants, taken apart. */
  readonly skus: readonly string[];
  /** Its short description, its departments, its colours and occasions. */
  readonly more: readonly string[];
}

/** How words are found in the catalogue. Each database has its own way, so each has a file that implements this. */
export interface TermSearch {
  /** Goods that hold every word, wherever: words of the name count most, then skus. */
  matches(words: readonly string[]): TermMatch;
  /** True for goods whose name holds every word. */
  named(words: readonly string[]): RawBuilder<SqlBool>;
  /** Writes the words of products that have none yet. */
  store(transaction: ShopDatabase, products: readonly ProductWords[]): Promise<void>;
}

export interface TermMatch {
  /** True for products that hold every word. */
  readonly condition: RawBuilder<SqlBool>;
  /** The same products with their rank; smaller is nearer. A table to be joined. */
  readonly ranked: RawBuilder<{ readonly id: number; readonly rank: number }>;
}

/** Words beyond these say nothing more about what is wanted. */
const MAX_WORDS = 8;

/**
 * The words of a text: runs of letters and digits, in lower case. An apostrophe belongs to its word, so that "Mother's" and
 * "mothers" are the same. How accents are taken is left to the index.
 */
export function wordsOf(text: string): readonly string[] {
  const joined = text.normalize('NFC').replace(/(\p{L})['’](\p{L})/gu, '$1$2');
  return joined.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** The words of what was typed, as far as they are looked at. */
export function wordsOfTerm(term: string): readonly string[] {
  return wordsOf(term).slice(0, MAX_WORDS);
}

/**
 * What a typed word may stand for: itself, and what an English plural is the plural of. Words are found by their
 * beginnings, so "rose" finds "roses" anyhow; this is for "roses" and "peonies".
 */
export function formsOf(word: string): readonly string[] {
  const forms = [word];
  if (/[^aeiou]ies$/.test(word) && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(ch|sh|ss|x|z|o)es$/.test(word) && word.length > 4) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word) && word.length > 4) forms.push(word.slice(0, -1));
  return forms;
}
