import { type GraphqlResult } from './identity/identity-changes';
import { type Operation } from './methods/operation';
import { isPlainRecord } from './plain-record';

/** Apollo's network states `ready` and `error`, which callers of this protocol read. */
const READY = 7;
const IN_ERROR = 8;

/** The response body of the protocol, for queries and for mutations. */
export function wireBody(kind: Operation['kind'], { data, errors }: GraphqlResult): object {
  const given = data === undefined ? {} : { data };
  if (kind === 'mutation') return errors ? { errors, ...given } : given;
  return { ...given, loading: false, networkStatus: errors ? IN_ERROR : READY, ...(errors ? { errors } : {}) };
}

/** The same result without the customer's token, for browsers with the hardened profile. */
export function withoutToken(result: GraphqlResult): GraphqlResult {
  const signedIn = result.data?.generateCustomerToken;
  if (!isPlainRecord(signedIn)) return result;
  return { ...result, data: { ...result.data, generateCustomerToken: { ...signedIn, token: null } } };
}
