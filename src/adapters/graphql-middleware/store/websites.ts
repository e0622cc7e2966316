import type { Failure } from '../../../application/ports/failures';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { optionalText, record } from '../wire-value';

type Website = Promise<Result<string | null, Failure>>;

/**
 * Tells the code of a store's website, in letters, digits and `_`; null if the backend does not say. A website is asked for
 * once in a process. `callFor` calls without a visitor in that store.
 */
export function learnWebsites(callFor: (store: string) => CallMiddleware): (store: string) => Website {
  const asked = new Map<string, Website>();
  const ask = async (store: string): Website => {
    const answer = await callFor(store)('storeConfig', []);
    const website = decodeQuery(answer, 'storeConfig', (value) => codeOf(record(value, 'storeConfig').website_code));
    if (!website.ok) asked.delete(store);
    return website;
  };
  return (store) => {
    const website = asked.get(store) ?? ask(store);
    asked.set(store, website);
    return website;
  };
}

/** Characters of a name of a cookie. */
const MAX_CODE = 32;

function codeOf(value: unknown): string | null {
  return optionalText(value)?.replace(/\W/g, '_').slice(0, MAX_CODE) ?? null;
}
