import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { CartSession } from '../ports/session';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import { withRememberedCart } from './active-cart';

export interface GiftCardDeps {
  readonly carts: Pick<Carts, 'applyGiftCard' | 'removeGiftCard'>;
  readonly cartSession: CartSession;
}

/** Returns the cart with the card of this code; a refused code leaves the cart unchanged. */
export type ApplyGiftCard = (code: string) => Promise<Result<Cart, Failure>>;

export function makeApplyGiftCard({ carts, cartSession }: GiftCardDeps): ApplyGiftCard {
  return (code) => withRememberedCart(cartSession, (cartId) => carts.applyGiftCard(cartId, code.trim()));
}

/** Returns the cart without the card that it shows under this code. */
export type RemoveGiftCard = (code: string) => Promise<Result<Cart, Failure>>;

export function makeRemoveGiftCard({ carts, cartSession }: GiftCardDeps): RemoveGiftCard {
  return (code) => withRememberedCart(cartSession, (cartId) => carts.removeGiftCard(cartId, code));
}
