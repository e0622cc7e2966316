import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OutputOf } from '../../../application/actions/actions';
import type { UnpaidOrder } from '../../../application/checkout/trace-order';
import type { Cart } from '../../../domain/cart/cart';
import { unreachable } from '../../../domain/shared/result';
import type { CheckoutUseCases } from './checkout-use-cases';
import type { Schedule } from '../shared/schedule';

/** Milliseconds before each look for an order whose response was lost; each counts from the look before. */
export const TRACE_DELAYS_MS = [2_000, 5_000, 10_000, 20_000] as const;

/**
 * - `ready`: the order button may be pressed. `refused`: it may be pressed again, and `message` says why.
 * - `not-sent`: the cart could not be checked before the order, which may be tried again.
 * - `placing`, `checking`, `unconfirmed`: an order is out, so there is no button. `unconfirmed` has stopped looking.
 * - `to-pay`: the order stands and waits for its money, which is taken at `payAt`.
 * - `unpaid`: it came to nothing and everything is in the cart again, so that it may be pressed again.
 * - `placed`: done; `number` is null when only the cart's end is known.
 */
export type PlacingStage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'to-pay'; readonly number: string; readonly payAt: string }
  | UnpaidOrder
  | { readonly kind: 'placed'; readonly number: string | null };

interface OrderPlacingDeps {
  readonly useCases: Pick<CheckoutUseCases, 'placeOrder' | 'traceOrder'>;
  readonly schedule: Schedule;
  /** Told before the order goes out, and again with false when the shop has said no. */
  readonly onSent: (isSent: boolean) => void;
  /** The shop has said no, and may have changed the cart for that very reason: a coupon that ran out is off it. */
  readonly onRefused: () => void;
  /** Nothing was ordered: `cart` is the one that the visitor has by now. */
  readonly onCartChanged: (cart: Cart) => void;
  /** `wasLost`: the answer never came, and reading found out. */
  readonly onPlaced: (number: string | null, wasLost: boolean) => void;
  /** The order stands; told before the shopper is led away to pay. */
  readonly onToPay: (number: string) => void;
  /** Leads the browser away to another site's page. */
  readonly leave: (address: string) => void;
  /** Nobody paid: the cart is open again. */
  readonly onUnpaid: () => void;
}

/** Sends an order once. When the answer is lost it only reads, and never offers to send again. */
export class OrderPlacing {
  stage: PlacingStage = { kind: 'ready' };
  private looks = 0;
  /** The button was pressed on this page, so the shopper expects to be led to the bank. */
  private wasPressed = false;
  private cartId = '';
  private cancelLook: () => void = () => undefined;

  constructor(private readonly deps: OrderPlacingDeps) {
    makeAutoObservable<this, 'deps' | 'looks' | 'wasPressed' | 'cartId' | 'cancelLook'>(
      this,
      { stage: observableRef, deps: false, looks: false, wasPressed: false, cartId: false, cancelLook: false },
      { autoBind: true },
    );
  }

  get mayOrder(): boolean {
    return ['ready', 'refused', 'not-sent', 'unpaid'].includes(this.stage.kind);
  }

  /** An order was sent and nobody knows yet, or everybody does: either way there is nothing left to press. */
  get isOut(): boolean {
    return !this.mayOrder && this.stage.kind !== 'placing';
  }

  /** A second click while the first is under way does nothing. */
  async place(shown: Cart, payment: string): Promise<void> {
    if (!this.mayOrder) return;
    this.stage = { kind: 'placing' };
    this.cartId = shown.id;
    this.deps.onSent(true);
    let outcome: OutputOf<'place-order'> = { kind: 'unknown' };
    try {
      outcome = await this.deps.useCases.placeOrder(shown, payment);
    } finally {
      // Even a bug of ours leaves the order in doubt, never the button.
      this.take(outcome);
    }
  }

  /** The page was loaded again while an order was out. */
  resume(cartId: string): void {
    this.cartId = cartId;
    this.startLooking();
  }

  /** The shopper asks once more, after the shop has stopped looking, or comes back from the page on which it is paid. */
  lookAgain(): void {
    if (this.stage.kind === 'unconfirmed' || this.stage.kind === 'to-pay') this.startLooking();
  }

  /** The order of this cart waits for its money: it is shown with the way there, and nobody is led away unasked. */
  awaitPayment(cartId: string, number: string, payAt: string): void {
    this.cartId = cartId;
    this.stage = { kind: 'to-pay', number, payAt };
  }

  /** What the shopper was sent away to pay came to nothing. */
  showUnpaid(payment: UnpaidOrder['payment']): void {
    this.stage = { kind: 'unpaid', payment };
  }

  dispose(): void {
    this.cancelLook();
  }

  private startLooking(): void {
    this.stage = { kind: 'checking' };
    this.looks = 0;
    this.wasPressed = false;
    void this.look();
  }

  private take(outcome: OutputOf<'place-order'>): void {
    switch (outcome.kind) {
      case 'placed':
        this.placed(outcome.number, false);
        return;
      case 'refused':
        this.stage = { kind: 'refused', message: outcome.message };
        this.deps.onSent(false);
        this.deps.onRefused();
        return;
      case 'cart-changed':
        this.stage = { kind: 'ready' };
        this.deps.onSent(false);
        this.deps.onCartChanged(outcome.cart);
        return;
      case 'not-sent':
        this.stage = { kind: 'not-sent' };
        this.deps.onSent(false);
        return;
      case 'to-pay':
        this.toPay(outcome);
        this.deps.leave(outcome.payAt);
        return;
      case 'unknown':
        this.stage = { kind: 'checking' };
        this.looks = 0;
        this.wasPressed = true;
        this.lookLater();
        return;
      default:
        unreachable(outcome);
    }
  }

  private lookLater(): void {
    const delay = TRACE_DELAYS_MS[this.looks];
    this.looks += 1;
    if (delay === undefined) this.stage = { kind: 'unconfirmed' };
    else this.cancelLook = this.deps.schedule(() => void this.look(), delay);
  }

  private async look(): Promise<void> {
    const trace = await this.deps.useCases.traceOrder(this.cartId);
    runInAction(() => {
      switch (trace.kind) {
        case 'placed':
          this.placed(trace.number, true);
          return;
        case 'to-pay':
          this.toPay(trace);
          if (this.wasPressed) this.deps.leave(trace.payAt);
          return;
        case 'unpaid':
          this.stage = trace;
          this.deps.onUnpaid();
          return;
        case 'not-yet':
        case 'unknown':
          this.lookLater();
          return;
        default:
          unreachable(trace);
      }
    });
  }

  private toPay({ number, payAt }: { readonly number: string; readonly payAt: string }): void {
    this.stage = { kind: 'to-pay', number, payAt };
    this.deps.onToPay(number);
  }

  private placed(number: string | null, wasLost: boolean): void {
    this.stage = { kind: 'placed', number };
    this.deps.onPlaced(number, wasLost);
  }
}
