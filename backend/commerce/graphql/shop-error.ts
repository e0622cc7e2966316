import { GraphQLError } from 'graphql';
import type { Result } from '../result';
import type { ShopRefusal } from '../shop-refusal';

/** The categories of Magento, by which storefronts tell refusals apart, and one that it has no word for. */
const CATEGORIES: Readonly<Record<ShopRefusal['kind'], string>> = {
  'no-such-entity': 'graphql-no-such-entity',
  input: 'graphql-input',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
  'already-exists': 'graphql-already-exists',
  busy: 'graphql-busy',
};

/** GraphQL knows refusals only as errors: this is the one place where one becomes the other. */
export function toGraphqlError(refusal: ShopRefusal): GraphQLError {
  return new GraphQLError(refusal.message, { extensions: { category: CATEGORIES[refusal.kind] } });
}

/** The value of a result, for a resolver; a refusal leaves as a GraphQL error. */
export function valueOrError<Value>(result: Result<Value, ShopRefusal>): Value {
  if (result.ok) return result.value;
  throw toGraphqlError(result.reason);
}
