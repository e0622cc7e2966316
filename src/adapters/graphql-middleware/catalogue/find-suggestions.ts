import type { Failure } from '../../../application/ports/failures';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { type Result, ok } from '../../../domain/shared/result';
import { type CallMiddleware, queryWithFallback, isRefusedWhole } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { SUGGESTIONS, SUGGESTIONS_STANDARD, MEANINGS, MEANINGS_STANDARD } from './listing-documents';
import { toSummaries, type ProductContext } from './decode-product';
import { record, optionalText, records } from '../wire-value';
import type { TermMeanings } from '../../../application/ports/catalogue';
import { cutTerm, searchTerm } from '../../../domain/listing/search-term';

/** `Catalogue.suggestions` by itself: all that the search box requests. */
export async function findSuggestions(
  call: CallMiddleware,
  context: ProductContext,
  term: string,
  count: number,
): Promise<Result<readonly ProductSummary[], Failure>> {
  const queryVariables = { search: term, pageSize: count };
  const answer = await queryWithFallback(
    call,
    { query: SUGGESTIONS, queryVariables },
    { query: SUGGESTIONS_STANDARD, queryVariables },
  );
  return decodeQuery(answer, 'products', (value) => toSummaries(record(value, 'products').items, context));
}

const MAX_SYNONYMS = 6;

const NONE: TermMeanings = { corrected: null, synonyms: [] };

/** `Catalogue.meanings`: a Magento names no synonyms, and before 2.4.5 it suggests nothing. */
export async function findMeanings(call: CallMiddleware, term: string): Promise<Result<TermMeanings, Failure>> {
  const queryVariables = { search: term };
  const answer = await queryWithFallback(
    call,
    { query: MEANINGS, queryVariables },
    { query: MEANINGS_STANDARD, queryVariables },
  );
  if (isRefusedWhole(answer)) return ok(NONE);
  return decodeQuery(answer, 'products', (value) => {
    const { suggestions, synonyms } = record(value, 'products');
    const [suggested] = records(suggestions);
    const corrected = searchTerm(optionalText(suggested?.search) ?? '');
    const texts: readonly unknown[] = Array.isArray(synonyms) ? synonyms.slice(0, MAX_SYNONYMS) : [];
    return {
      corrected: corrected === term ? null : corrected,
      synonyms: texts.flatMap((text) => (typeof text === 'string' ? cutTerm(text) : [])),
    };
  });
}
