import type { RawBuilder, SqlBool } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';

/** The searchable words of a product. */
export interface ProductWords {
  readonly id: number;
  readonly name: readonly string[];
  /** Words of its own sku and of its variants' skus. */
  readonly skus: readonly string[];
  /** Its short description, its categories, its colours and occasions. */
  readonly more: readonly string[];
}

/** Full-text search of the catalogue, implemented once per database. */
export interface TermSearch {
  /** Products that contain every word anywhere; the name weighs most, then skus. */
  matches(words: readonly string[]): TermMatch;
  /** True for products whose name contains every word. */
  named(words: readonly string[]): RawBuilder<SqlBool>;
  /** Stores the words of products that have none yet. */
  store(transaction: ShopDatabase, products: readonly ProductWords[]): Promise<void>;
}

export interface TermMatch {
  /** True for products that contain every word. */
  readonly condition: RawBuilder<SqlBool>;
  /** The same products with their rank, as a table to join; a smaller rank is a better match. */
  readonly ranked: RawBuilder<{ readonly id: number; readonly rank: number }>;
}

/** Further words of a search term are ignored. */
const MAX_WORDS = 8;

/**
 * The words of a text: runs of letters and digits, in lower case. An apostrophe belongs to its word, so that "Mother's"
 * and "mothers" are equal. Accents are handled by the index.
 */
export function wordsOf(text: string): readonly string[] {
  const joined = text.normalize('NFC').replace(/(\p{L})['’](\p{L})/gu, '$1$2');
  return joined.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** The words of a search term that are used. */
export function wordsOfTerm(term: string): readonly string[] {
  return wordsOf(term).slice(0, MAX_WORDS);
}

/**
 * The word itself, and its singular if it looks like an English plural. Words match by prefix, so "rose" finds "roses"
 * anyway; this is for "roses" and "peonies".
 */
export function wordForms(word: string): readonly string[] {
  const forms = [word];
  if (/[^aeiou]ies$/.test(word) && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(ch|sh|ss|x|z|o)es$/.test(word) && word.length > 4) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word) && word.length > 4) forms.push(word.slice(0, -1));
  return forms;
}
