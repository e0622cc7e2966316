import { valueOrError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';
import { type SignedIn, signedIn } from './signed-in';

/** The customer of a request, for a resolver; throws NOT_AUTHORISED as a GraphQL error for a guest. */
export function customerOrError(context: ShopContext): SignedIn {
  return valueOrError(signedIn(context));
}
