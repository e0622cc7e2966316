import { dialectOf } from '../../../database/dialect';
import type { ShopDatabase } from '../../../database/shop-database';
import { fts5Search } from './fts5-search';
import type { TermSearch } from './term-search';
import { tsvectorSearch } from './tsvector-search';

/** The full-text search of this database. */
export function termSearchFor(database: ShopDatabase): TermSearch {
  return dialectOf(database) === 'postgres' ? tsvectorSearch : fts5Search;
}
