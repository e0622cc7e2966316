import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OutputOf } from '../../../application/actions/actions';
import type { UnpaidOrder } from '../../../application/checkout/trace-order';
import type { Captcha, CaptchaFailure } from '../../../application/ports/captcha';
import type { Failure } from '../../../application/ports/failures';
import type { PaymentInstructions } from '../../../domain/orders/payment-instructions';
import type { Cart } from '../../../domain/cart/cart';
import { ok, unreachable } from '../../../domain/shared/result';
import { wordUnpaidLimit } from '../../texts/en/checkout/unpaid-limits';
import type { CheckoutUseCases } from './checkout-use-cases';
import type { Schedule } from '../shared/schedule';

/** Milliseconds before each poll for an order whose response was lost, each after the previous poll. */
export const TRACE_DELAYS_MS = [2_000, 5_000, 10_000, 20_000] as const;

/**
 * - `ready`: the order can be placed. `refused`: it can be placed again, and `message` says why.
 * - `not-sent`: there is no connection or no captcha token, or the cart could not be checked before the order; it can be
 *   placed again.
 * - `placing`, `checking`, `unconfirmed`: an order is pending, so there is no button. `unconfirmed` has stopped polling.
 * - `to-pay`: the order exists and has to be paid at `payAt`.
 * - `unpaid`: the payment failed and the items are in the cart again, so it can be placed again.
 * - `placed`: done; `number` is null when only the cart is known to be ordered.
 */
export type PlacingStage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'not-sent'; readonly failure: Failure | CaptchaFailure | Offline }
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'to-pay'; readonly number: string; readonly payAt: string }
  | UnpaidOrder
  | PlacedStage;

/** The browser has no connection, so nothing was sent. */
interface Offline {
  readonly kind: 'offline';
}

/** The order exists; `instructions` say how it is paid, if the customer sends the money. */
export interface PlacedStage {
  readonly kind: 'placed';
  readonly number: string | null;
  readonly instructions?: PaymentInstructions;
}

interface OrderPlacingDeps {
  readonly useCases: Pick<CheckoutUseCases, 'placeOrder' | 'traceOrder'>;
  readonly captcha?: Captcha | undefined;
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Called before the order is sent, and with false when the backend has refused it. */
  readonly onSent: (isSent: boolean) => void;
  /** The backend refused, and may have changed the cart for the same reason: an expired coupon is removed. */
  readonly onRefused: () => void;
  /** Nothing was ordered: `cart` is the visitor's current cart. */
  readonly onCartChanged: (cart: Cart) => void;
  /** `wasLost`: the response was lost, and polling found the order. */
  readonly onPlaced: (placed: PlacedStage, wasLost: boolean) => void;
  /** The order exists; called before the redirect to the payment page. */
  readonly onToPay: (number: string) => void;
  /** Redirects the browser to another site. */
  readonly leave: (address: string) => void;
  /** The payment failed: the cart is open again. */
  readonly onUnpaid: () => void;
}

/** Sends an order once. If the response is lost, it only polls and never offers to send again. */
export class OrderPlacing {
  stage: PlacingStage = { kind: 'ready' };
  #checks = 0;
  /** The button was pressed on this page, so the shopper expects to be led to the bank. */
  #wasPressed = false;
  #cartId = '';
  #cancelCheck: () => void = () => undefined;
  readonly #deps: OrderPlacingDeps;

  constructor(deps: OrderPlacingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { stage: observableRef }, { autoBind: true });
  }

  get mayOrder(): boolean {
    return ['ready', 'refused', 'not-sent', 'unpaid'].includes(this.stage.kind);
  }

  /** True while an order is pending or placed; then there is no button. */
  get isOut(): boolean {
    return !this.mayOrder && this.stage.kind !== 'placing';
  }

  /** Ignores a second press while the first is running. */
  async place(shown: Cart, payment: string): Promise<void> {
    if (!this.mayOrder) return;
    if (!this.#deps.isOnline()) {
      this.stage = { kind: 'not-sent', failure: { kind: 'offline' } };
      return;
    }
    this.stage = { kind: 'placing' };
    this.#cartId = shown.id;
    const token = (await this.#deps.captcha?.getToken('place-order')) ?? ok(null);
    if (!token.ok) return runInAction(() => void (this.stage = { kind: 'not-sent', failure: token.reason }));
    this.#deps.onSent(true);
    let outcome: OutputOf<'place-order'> = { kind: 'unknown' };
    try {
      outcome = await this.#deps.useCases.placeOrder(shown, payment, token.value);
    } finally {
      // An exception also leaves the order in doubt, so the button stays hidden.
      this.take(outcome);
    }
  }

  /** The page was reloaded while an order was pending. */
  resume(cartId: string): void {
    this.#cartId = cartId;
    this.startChecking();
  }

  /** Polls again, after polling has stopped or when the shopper returns from the payment page. */
  checkAgain(): void {
    if (this.stage.kind === 'unconfirmed' || this.stage.kind === 'to-pay') this.startChecking();
  }

  /** The cart's order has to be paid: shows the link to the payment page without redirecting. */
  awaitPayment(cartId: string, number: string, payAt: string): void {
    this.#cartId = cartId;
    this.stage = { kind: 'to-pay', number, payAt };
  }

  /** The redirect payment failed. */
  showUnpaid(payment: UnpaidOrder['payment']): void {
    this.stage = { kind: 'unpaid', payment };
  }

  dispose(): void {
    this.#cancelCheck();
  }

  private startChecking(): void {
    this.stage = { kind: 'checking' };
    this.#checks = 0;
    this.#wasPressed = false;
    void this.check();
  }

  private take(outcome: OutputOf<'place-order'>): void {
    switch (outcome.kind) {
      case 'placed':
        this.placed(outcome, false);
        return;
      case 'refused':
        this.stage = { kind: 'refused', message: outcome.limit ? wordUnpaidLimit(outcome.limit) : outcome.message };
        this.#deps.onSent(false);
        this.#deps.onRefused();
        return;
      case 'cart-changed':
      case 'item-gone':
        this.stage = { kind: 'ready' };
        this.#deps.onSent(false);
        this.#deps.onCartChanged(outcome.cart);
        return;
      case 'not-sent':
        this.stage = { kind: 'not-sent', failure: outcome.failure };
        this.#deps.onSent(false);
        return;
      case 'to-pay':
        this.toPay(outcome);
        this.#deps.leave(outcome.payAt);
        return;
      case 'unknown':
        this.stage = { kind: 'checking' };
        this.#checks = 0;
        this.#wasPressed = true;
        this.checkLater();
        return;
      default:
        unreachable(outcome);
    }
  }

  private checkLater(): void {
    const delay = TRACE_DELAYS_MS[this.#checks];
    this.#checks += 1;
    if (delay === undefined) this.stage = { kind: 'unconfirmed' };
    else this.#cancelCheck = this.#deps.schedule(() => void this.check(), delay);
  }

  private async check(): Promise<void> {
    const trace = await this.#deps.useCases.traceOrder(this.#cartId);
    runInAction(() => {
      switch (trace.kind) {
        case 'placed':
          this.placed(trace, true);
          return;
        case 'to-pay':
          this.toPay(trace);
          if (this.#wasPressed) this.#deps.leave(trace.payAt);
          return;
        case 'unpaid':
          this.stage = trace;
          this.#deps.onUnpaid();
          return;
        case 'not-yet':
        case 'unknown':
          this.checkLater();
          return;
        default:
          unreachable(trace);
      }
    });
  }

  private toPay({ number, payAt }: { readonly number: string; readonly payAt: string }): void {
    this.stage = { kind: 'to-pay', number, payAt };
    this.#deps.onToPay(number);
  }

  private placed(placed: PlacedStage, wasLost: boolean): void {
    this.stage = placed;
    this.#deps.onPlaced(placed, wasLost);
  }
}
