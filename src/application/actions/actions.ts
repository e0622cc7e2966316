import type { Cart } from '../../domain/cart/cart';
import type { Failure } from '../ports/failures';
import type { CaptchaFailure } from '../ports/system';
import type { AccountActions } from './account-actions';
import type { CartActions } from './cart-actions';
import type { CheckoutActions } from './checkout-actions';

/** One action of the page: what it sends and what it gets back, both plain JSON. */
export interface Action<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/** What a use case resolves to. */
export type ResultOf<UseCase extends (...request: never[]) => unknown> = Awaited<ReturnType<UseCase>>;

/** Names the cart that the page shows by its handle; null when it shows none. */
export interface NamesCart {
  readonly cart: string | null;
}

/**
 * Nothing was changed, and `cart` is the current cart: the page showed another one (`cart-changed`), or an item that
 * is no longer in it (`item-gone`).
 */
export interface CartChanged {
  readonly kind: 'cart-changed' | 'item-gone';
  readonly cart: Cart;
}

/** Carries the token of a captcha; null where the shop asks for none. */
export interface CarriesCaptcha {
  readonly captchaToken: string | null;
}

export type CaptchaOrFailure = CaptchaFailure | Failure;

/** The session after an action. `expired`: the shop no longer accepts the sign-in that the request carried. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly expired: boolean;
}

/** Everything that a page can ask of the shop on behalf of its visitor, by the name in `POST /api/actions/{action}`. */
export type Actions = CartActions & CheckoutActions & AccountActions;

export type ActionName = keyof Actions;
export type InputOf<Name extends ActionName> = Actions[Name]['input'];
export type OutputOf<Name extends ActionName> = Actions[Name]['output'];
