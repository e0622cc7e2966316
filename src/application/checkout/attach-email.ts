import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Carts } from '../ports/carts';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface AttachEmailDeps {
  readonly carts: Pick<Carts, 'attachEmail'>;
  readonly visitor: CartSession;
}

/** Returns the address as stored on the cart. */
export type AttachEmail = (email: string) => Promise<Result<string, Failure>>;

export function makeAttachEmail({ carts, visitor }: AttachEmailDeps): AttachEmail {
  return (email) => withCart(visitor, (cartId) => carts.attachEmail(cartId, email.trim()));
}
