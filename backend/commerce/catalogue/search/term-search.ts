import type { RawBuilder } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import type { TermQuery } from './term-query';

/** The searchable words of a product. */
export interface ProductDescription {
  readonly id: number;
  readonly name: readonly string[];
  /** Words of its own sku and of its variants' skus. */
  readonly skus: readonly string[];
  /** Its short description, its categories, its colours and occasions. */
  readonly more: readonly string[];
}

/** Full-text search of the products on sale, implemented once per database. */
export interface TermSearch {
  /** A subquery for the `id` of the products that have every part of the query, as words or, unless `whole`, beginnings of words. */
  ids(query: TermQuery, by: WordMatch): RawBuilder<unknown>;
  /** The same with their `rank`, smaller for a better match: the name weighs most, then skus. Reads every match. */
  ranked(query: TermQuery): RawBuilder<unknown>;
  /** Stores the words of products that have none yet. */
  store(transaction: ShopDatabase, products: readonly ProductDescription[]): Promise<void>;
  /** Removes their words. */
  remove(transaction: ShopDatabase, ids: readonly number[]): Promise<void>;
}

export interface WordMatch {
  /** Only in their names. */
  readonly names?: boolean;
  readonly whole?: boolean;
}
