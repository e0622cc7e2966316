import type { RawBuilder } from 'kysely';
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

/** Full-text search of the products on sale, implemented once per database. */
export interface TermSearch {
  /** A subquery for the `id` of the products that contain every word or, unless `whole`, words that begin with it. */
  ids(words: readonly string[], by: WordMatch): RawBuilder<unknown>;
  /** The same with their `rank`, smaller for a better match: the name weighs most, then skus. Reads every match. */
  ranked(words: readonly string[]): RawBuilder<unknown>;
  /** Stores the words of products that have none yet. */
  store(transaction: ShopDatabase, products: readonly ProductWords[]): Promise<void>;
  /** Removes their words. */
  remove(transaction: ShopDatabase, ids: readonly number[]): Promise<void>;
}

export interface WordMatch {
  /** Only in their names. */
  readonly names?: boolean;
  readonly whole?: boolean;
}

/** Letters of the beginnings that the index of the file has; the lists of others are merged from those of words. */
const INDEXED_PREFIX = { from: 2, to: 5 };

/** True when searching by the beginnings of these words may merge long lists. */
export function hasUnindexedPrefix(words: readonly string[]): boolean {
  return words.some((word) => word.length < INDEXED_PREFIX.from || word.length > INDEXED_PREFIX.to);
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
