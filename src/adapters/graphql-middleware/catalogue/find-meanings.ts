import type { TermMeanings } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import { cutTerm, searchTerm } from '../../../domain/listing/search-term';
import { ok, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { MEANINGS, MEANINGS_STANDARD } from '../documents/meanings-documents';
import { isSchemaError, queryWithFallback } from '../query-with-fallback';
import { optionalText, record, records } from '../wire-value';

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
  if (isSchemaError(answer)) return ok(NONE);
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
