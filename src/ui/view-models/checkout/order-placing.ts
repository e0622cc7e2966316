import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UnpaidOrder, TraceOrder } from '../../../application/checkout/trace-order';
import type { Captcha, CaptchaFailure } from '../../../application/ports/system';
import type { PlacedOutcome } from '../../../application/checkout/place-order';
import type { Failure } from '../../../application/ports/failures';
import type { ResultOf } from '../../../application/result-of';
import { newAttemptKey, type OrderAttempt, type NeverArrived } from '../../../domain/orders/order-attempt';
import type { PaymentInstructions } from '../../../domain/orders/payment';
import type { Cart } from '../../../domain/cart/cart';
import { ok, unreachable } from '../../../domain/shared/result';
import { orderRefusals, unpaidLimitMessage } from '../../texts/en/checkout/order-refusals';
import type { CheckoutUseCases } from './checkout-use-cases';
import type { Schedule } from '../shared/schedule';

/** Milliseconds before each look for an order whose response was lost, each after the previous look. */
export const TRACE_DELAY_MS = 4_000;

/**
 * - `ready`: the order can be placed. `refused`: it can be placed again, and `message` says why.
 * - `not-sent`: there is no connection or no captcha token, or the cart could not be checked before the order; it can be
 *   placed again.
 * - `placing`, `checking`: an order is pending, so there is no button. `checking` looks for it until it is found or over.
 * - `never-arrived`: it is over, and no copy of it can arrive any more, so it can be placed again.
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
  | NeverArrived
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
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly isOnline: () => boolean;
  /** Called with the attempt before the order is sent, and with null when it is known to have placed none. */
  readonly onSent: (attempt: OrderAttempt | null) => void;
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
  /** There is no order: it never arrived. */
  readonly onNeverArrived: () => void;
  /** There is no order: its payment failed, and the cart is open again. */
  readonly onUnpaid: () => void;
}

/** Sends an order once. If the response is lost, it can be sent again only after the backend refuses the first. */
export class OrderPlacing {
  stage: PlacingStage = { kind: 'ready' };
  /** The button was pressed on this page, so the shopper expects to be led to the bank. */
  #wasPressed = false;
  #cartId = '';
  /** Null while no attempt of this page is known: a payment is awaited. */
  #attempt: OrderAttempt | null = null;
  #cancelCheck: () => void = () => undefined;
  readonly #deps: OrderPlacingDeps;

  constructor(deps: OrderPlacingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { stage: observableRef }, { autoBind: true });
  }

  get mayOrder(): boolean {
    return ['ready', 'refused', 'not-sent', 'never-arrived', 'unpaid'].includes(this.stage.kind);
  }

  /** True while an order is pending or placed; then there is no button. */
  get isPending(): boolean {
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
    const attempt = { key: newAttemptKey(this.#deps.randomBytes), sentAt: this.#deps.now() };
    this.#attempt = attempt;
    this.#deps.onSent(attempt);
    let outcome: PlacedOutcome = { kind: 'unknown' };
    try {
      const order = { shown, payment, attemptKey: attempt.key, captchaToken: token.value };
      outcome = await this.#deps.useCases.placeOrder(order);
    } finally {
      // An exception also leaves the order in doubt, so the button stays hidden.
      this.handleOutcome(outcome);
    }
  }

  /** The page was loaded while this attempt, or only a payment, was pending. */
  resume(cartId: string, attempt: OrderAttempt | null): void {
    this.#cartId = cartId;
    this.#attempt = attempt;
    this.startChecking();
  }

  /** Looks again when the shopper returns from the payment page. */
  checkAgain(): void {
    if (this.stage.kind === 'to-pay') this.startChecking();
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
    this.#wasPressed = false;
    void this.check();
  }

  private handleOutcome(outcome: PlacedOutcome): void {
    switch (outcome.kind) {
      case 'refused':
        this.refused(outcome.limit ? unpaidLimitMessage(outcome.limit) : outcome.message);
        return;
      case 'line-not-shown':
      case 'item-without-price':
      case 'total-unknown':
      case 'payment-method-gone':
        this.refused(orderRefusals[outcome.kind]);
        return;
      case 'cart-changed':
      case 'item-gone':
        this.stage = { kind: 'ready' };
        this.#deps.onSent(null);
        this.#deps.onCartChanged(outcome.cart);
        return;
      case 'not-sent':
        this.stage = { kind: 'not-sent', failure: outcome.failure };
        this.#deps.onSent(null);
        return;
      default:
        this.#wasPressed = true;
        this.settle(outcome, false);
    }
  }

  private refused(message: string): void {
    this.stage = { kind: 'refused', message };
    this.#deps.onSent(null);
    this.#deps.onRefused();
  }

  private async check(): Promise<void> {
    const { key = null, sentAt = this.#deps.now() } = this.#attempt ?? {};
    const ageMs = Math.max(0, this.#deps.now() - sentAt);
    const trace = await this.#deps.useCases.traceOrder(this.#cartId, { key, ageMs });
    runInAction(() => this.settle(trace, true));
  }

  /** `wasLost`: the response to the order was. */
  private settle(outcome: ResultOf<TraceOrder>, wasLost: boolean): void {
    switch (outcome.kind) {
      case 'placed':
        this.placed(outcome, wasLost);
        return;
      case 'to-pay':
        this.toPay(outcome);
        if (this.#wasPressed) this.#deps.leave(outcome.payAt);
        return;
      case 'never-arrived':
        this.stage = outcome;
        this.#deps.onNeverArrived();
        return;
      case 'unpaid':
        this.stage = outcome;
        this.#deps.onUnpaid();
        return;
      case 'not-yet':
      case 'unknown':
        this.stage = { kind: 'checking' };
        this.#cancelCheck = this.#deps.schedule(() => void this.check(), TRACE_DELAY_MS);
        return;
      default:
        unreachable(outcome);
    }
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
