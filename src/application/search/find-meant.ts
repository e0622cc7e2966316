import { meantTerms, withoutSmallWords } from '../../domain/listing/search-words';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import { readShopWords } from './read-shop-words';

export interface FindMeantDeps {
  readonly catalogue: Pick<Catalogue, 'meanings'>;
  readonly content: Pick<Content, 'shopWords'>;
}

/** What was found with a term. */
export interface Meant<Found> {
  readonly term: string;
  readonly found: Found;
}

/**
 * Searches, one after another, the terms that may have been meant by one that finds nothing: with the florist's synonyms, as the
 * backend corrects it, and without words that say nothing. A term that names a page (`isNamed`) is spelt right. Returns the first that finds something; null if none does.
 * `search` returns null if it finds nothing.
 */
export async function findMeant<Found>(
  { catalogue, content }: FindMeantDeps,
  { typed, isNamed }: { readonly typed: string; readonly isNamed: boolean },
  search: (term: string) => Promise<Result<Found | null, Failure>>,
): Promise<Result<Meant<Found> | null, Failure>> {
  const words = await readShopWords(content);
  // Without the florist's synonyms the backend may still know what was meant.
  const synonyms = words.ok ? meantTerms(typed, words.value.synonyms) : [];
  for (const term of synonyms) {
    const found = await search(term);
    if (!found.ok) return found;
    if (found.value !== null) return ok({ term, found: found.value });
  }
  if (isNamed) return ok(null);
  const meanings = await catalogue.meanings(synonyms[0] ?? typed);
  if (!meanings.ok) return meanings;
  for (const term of [meanings.value.corrected, withoutSmallWords(typed)]) {
    const found = term === null ? ok(null) : await search(term);
    if (!found.ok) return found;
    if (term !== null && found.value !== null) return ok({ term, found: found.value });
  }
  return ok(null);
}
