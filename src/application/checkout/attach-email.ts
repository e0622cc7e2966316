import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import { plainEmail } from '../../domain/text/email';

export interface AttachEmailDeps {
  readonly carts: Pick<Carts, 'attachEmail'>;
  readonly cartSession: CartSession;
}

/** Returns the address as stored on the cart. */
export type AttachEmail = (email: string) => Promise<Result<string, Failure>>;

export function makeAttachEmail({ carts, cartSession }: AttachEmailDeps): AttachEmail {
  return (email) => withCart(cartSession, (cartId) => carts.attachEmail(cartId, plainEmail(email)));
}
