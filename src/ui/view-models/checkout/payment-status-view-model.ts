import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { FollowPayment, PaymentStatus } from '../../../application/checkout/follow-payment';
import type { MergeUnpaidCart } from '../../../application/cart/merge-unpaid-cart';
import type { Failure } from '../../../application/ports/failures';
import { isPaymentOpen } from '../../../domain/orders/payment';
import type { CartViewModel } from '../cart/cart-view-model';
import { Operation } from '../shared/operation';
import type { Schedule } from '../shared/schedule';
import { NO_PAYMENT_STATUS } from './no-payment-status';

/** Milliseconds before each poll of a payment that is being processed; the server itself polls every half minute. */
export const SETTLING_DELAYS_MS = [5_000, 10_000, 20_000, 30_000, 30_000] as const;

interface PaymentStatusDeps {
  readonly followPayment: FollowPayment;
  /** Moves the items of this cart into the active cart. */
  readonly mergeCarts: (cart: string) => ReturnType<MergeUnpaidCart>;
  readonly cart: CartViewModel;
  readonly schedule: Schedule;
  /** The order is valid: the tab's checkout draft is obsolete. */
  readonly onPaid: () => void;
  /** The payment has ended, and the result is displayed. */
  readonly onTold: () => void;
}

/** The status shown to a shopper who returns from a redirect payment. */
export class PaymentStatusViewModel {
  status: PaymentStatus = NO_PAYMENT_STATUS;
  /** True once the status has been loaded. */
  isKnown = false;
  readonly reading = new Operation<Failure>();
  readonly merging = new Operation<CartChanged | Failure>();
  #checks = 0;
  private hasStopped = false;
  #cancelCheck: () => void = () => undefined;
  readonly #deps: PaymentStatusDeps;

  constructor(deps: PaymentStatusDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { status: observableRef }, { autoBind: true });
  }

  /** True when a payment is still being processed and polling has stopped. */
  get mayCheckAgain(): boolean {
    return this.status.payment?.kind === 'settling' && this.hasStopped;
  }

  /** Loads the status. A displayed result stays on the page, even if there is no pending payment any more. */
  async follow(): Promise<void> {
    this.#cancelCheck();
    const found = await this.reading.run(() => this.#deps.followPayment());
    if (!found.ok) return;
    runInAction(() => {
      this.isKnown = true;
      if (found.value.payment !== null || found.value.aside !== null) this.status = found.value;
    });
    const kind = found.value.payment?.kind;
    if (kind === 'paid' || kind === 'awaited') this.#deps.onPaid();
    if (kind === 'settling') this.checkLater();
    else if (kind !== undefined && kind !== 'due') this.#deps.onTold();
  }

  /** Polls again. */
  async checkAgain(): Promise<void> {
    this.#checks = 0;
    await this.followAndShow();
  }

  /** Moves the items of the cart whose payment failed into the active cart. A refusal changes neither. */
  async mergeCarts(): Promise<void> {
    const { aside } = this.status;
    if (aside === null || this.merging.isLoading) return;
    const merged = await this.merging.run(async () => {
      await this.#deps.cart.flush();
      return this.#deps.mergeCarts(aside.cartId);
    });
    // `not-found`: another tab has merged it meanwhile.
    if (!merged.ok && merged.reason.kind !== 'not-found') return;
    runInAction(() => (this.status = { ...this.status, aside: null }));
    await this.#deps.cart.load();
  }

  dispose(): void {
    this.#cancelCheck();
  }

  private checkLater(): void {
    const delay = SETTLING_DELAYS_MS[this.#checks];
    this.hasStopped = delay === undefined;
    if (delay === undefined) return;
    this.#checks += 1;
    this.#cancelCheck = this.#deps.schedule(() => void this.followAndShow(), delay);
  }

  private async followAndShow(): Promise<void> {
    await this.follow();
    const { payment } = this.status;
    // A failed order reopens its cart.
    if (payment === null || !isPaymentOpen(payment)) await this.#deps.cart.load();
  }
}
