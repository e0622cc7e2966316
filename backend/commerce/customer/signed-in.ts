import type { ShopDatabase } from '../../database/shop-database';
import { ok, refuse, type Result } from '../../shared/result';
import { NOT_AUTHORISED, type ShopRefusal } from '../shared/shop-refusal';
import { secretHash } from './account-link';
import { valueOrError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';

/** The customer of a request with a valid token. */
export interface SignedIn {
  readonly id: number;
  readonly tokenHash: string;
}

/** Reads `Bearer <token>`. Null (a guest, as in Magento) for an unknown or expired token. */
export async function readSignedIn(
  database: ShopDatabase,
  authorization: string,
  now: number,
): Promise<SignedIn | null> {
  const token = /^Bearer ([!-~]{1,512})$/i.exec(authorization)?.[1];
  if (token === undefined) return null;
  const row = await database
    .selectFrom('customer_tokens')
    .select(['customer_id as id', 'hash as tokenHash'])
    .where('hash', '=', secretHash(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** The customer of a request, or the refusal by which a storefront detects that nobody is signed in. */
export function signedIn(context: { readonly customer: SignedIn | null }): Result<SignedIn, ShopRefusal> {
  return context.customer === null ? refuse(NOT_AUTHORISED) : ok(context.customer);
}

/** The customer of a request, for a resolver; throws NOT_AUTHORISED as a GraphQL error for a guest. */
export function customerOrError(context: ShopContext): SignedIn {
  return valueOrError(signedIn(context));
}
