import { NO_SHOP_WORDS, type ShopWords } from '../../domain/listing/search-words';
import { ok, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';

/** The florist's words for the search; none if there is no such entry. */
export async function readShopWords(content: Pick<Content, 'shopWords'>): Promise<Result<ShopWords, Failure>> {
  const words = await content.shopWords();
  return !words.ok && words.reason.kind === 'not-found' ? ok(NO_SHOP_WORDS) : words;
}
