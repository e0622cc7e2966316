import { type GraphqlResult } from './identity/identity-changes';
import { type Operation } from './methods/operation';
import { isPlainRecord } from './plain-record';

/** Ready, and in error: the two states of a finished query that callers of this wire look at. */
const READY = 7;
const IN_ERROR = 8;

/** The body of an answer as this wire has always sent it, for queries and for mutations. */
export function wireBody(kind: Operation['kind'], { data, errors }: GraphqlResult): object {
  const given = data === undefined ? {} : { data };
  if (kind === 'mutation') return errors ? { errors, ...given } : given;
  return { ...given, loading: false, networkStatus: errors ? IN_ERROR : READY, ...(errors ? { errors } : {}) };
}

/** The same answer with the customer's token taken out, for browsers whose cookie no script may read. */
export function withoutToken(result: GraphqlResult): GraphqlResult {
  const signedIn = result.data?.generateCustomerToken;
  if (!isPlainRecord(signedIn)) return result;
  return { ...result, data: { ...result.data, generateCustomerToken: { ...signedIn, token: null } } };
}
