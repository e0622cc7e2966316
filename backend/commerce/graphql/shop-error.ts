import { GraphQLError } from 'graphql';
import type { Result } from '../../shared/result';
import type { ShopRefusal } from '../shared/shop-refusal';

/** Magento's error categories, by which storefronts distinguish refusals, and one of our own. */
const CATEGORIES: Readonly<Record<ShopRefusal['kind'], string>> = {
  'no-such-entity': 'graphql-no-such-entity',
  input: 'graphql-input',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
  'already-exists': 'graphql-already-exists',
  busy: 'graphql-busy',
};

/** Converts a refusal to a GraphQL error. `notice` says that its sentence is written for shoppers, and
 * `code` that another password may be tried: additions of our own. */
export function toGraphqlError({ kind, message, isOfPassword, unpaidLimit }: ShopRefusal): GraphQLError {
  const limit = unpaidLimit && { unpaid_limit: unpaidLimit.limit, until: unpaidLimit.until };
  const code = isOfPassword && { code: 'WEAK_PASSWORD' };
  return new GraphQLError(message, { extensions: { category: CATEGORIES[kind], notice: true, ...code, ...limit } });
}

/** The value of a result, for a resolver; throws a refusal as a GraphQL error. */
export function valueOrError<Value>(result: Result<Value, ShopRefusal>): Value {
  if (result.ok) return result.value;
  throw toGraphqlError(result.reason);
}
