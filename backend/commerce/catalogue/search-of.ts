import { dialectOf } from '../../database/dialect';
import type { ShopDatabase } from '../../database/shop-database';
import { fts5Search } from './fts5-search';
import type { TermSearch } from './term-search';
import { tsvectorSearch } from './tsvector-search';

/** The way in which this database finds words. */
export function searchOf(database: ShopDatabase): TermSearch {
  return dialectOf(database) === 'postgres' ? tsvectorSearch : fts5Search;
}
