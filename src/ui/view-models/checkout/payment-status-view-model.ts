import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/actions/action';
import type { OutputOf } from '../../../application/actions/actions';
import type { FollowPayment, PaymentStatus } from '../../../application/checkout/follow-payment';
import type { Failure } from '../../../application/ports/failures';
import { isPaymentOpen } from '../../../domain/orders/payment';
import type { CartViewModel } from '../cart/cart-view-model';
import { Operation } from '../shared/operation';
import type { Schedule } from '../shared/schedule';
import { NO_PAYMENT_STATUS } from './no-payment-status';

/** ms before each look at a payment that is being settled; the shop itself looks every half minute. */
export const SETTLING_DELAYS_MS = [5_000, 10_000, 20_000, 30_000, 30_000] as const;

interface PaymentStatusDeps {
  readonly followPayment: FollowPayment;
  /** Moves the items of this cart into the active one. */
  readonly mergeCarts: (cart: string) => Promise<OutputOf<'merge-carts'>>;
  readonly cart: CartViewModel;
  readonly schedule: Schedule;
  /** The order is paid: what the tab remembers of its checkout is over. */
  readonly onPaid: () => void;
  /** The shop has said how it ended, and the shopper sees it. */
  readonly onTold: () => void;
}

/** What a shopper hears who comes back from paying, or comes back without having paid. */
export class PaymentStatusViewModel {
  news: PaymentStatus = NO_PAYMENT_STATUS;
  /** True once the shop was asked and has answered. */
  isKnown = false;
  readonly reading = new Operation<Failure>();
  readonly merging = new Operation<CartChanged | Failure>();
  private looks = 0;
  private hasStopped = false;
  private cancelLook: () => void = () => undefined;

  constructor(private readonly deps: PaymentStatusDeps) {
    makeAutoObservable<this, 'deps' | 'looks' | 'cancelLook'>(
      this,
      { news: observableRef, deps: false, looks: false, cancelLook: false },
      { autoBind: true },
    );
  }

  /** True while a payment is being settled and this page has stopped looking. */
  get mayLookAgain(): boolean {
    return this.news.payment?.kind === 'settling' && this.hasStopped;
  }

  /** Asks how it stands. What was told once stays on the page, also when there is nothing more to tell. */
  async follow(): Promise<void> {
    this.cancelLook();
    const found = await this.reading.run(() => this.deps.followPayment());
    if (!found.ok) return;
    runInAction(() => {
      this.isKnown = true;
      if (found.value.payment !== null || found.value.aside !== null) this.news = found.value;
    });
    const kind = found.value.payment?.kind;
    if (kind === 'paid') this.deps.onPaid();
    if (kind === 'settling') this.lookLater();
    else if (kind !== undefined && kind !== 'due') this.deps.onTold();
  }

  /** The shopper asks once more. */
  async lookAgain(): Promise<void> {
    this.looks = 0;
    await this.followAndShow();
  }

  /** Puts the items of the cart whose payment failed into the active cart. A refusal leaves both as they are. */
  async mergeCarts(): Promise<void> {
    const { aside } = this.news;
    if (aside === null || this.merging.isLoading) return;
    const merged = await this.merging.run(async () => {
      await this.deps.cart.flush();
      return this.deps.mergeCarts(aside.cartId);
    });
    // `not-found`: merged in another tab meanwhile.
    if (!merged.ok && merged.reason.kind !== 'not-found') return;
    runInAction(() => (this.news = { ...this.news, aside: null }));
    await this.deps.cart.load();
  }

  dispose(): void {
    this.cancelLook();
  }

  private lookLater(): void {
    const delay = SETTLING_DELAYS_MS[this.looks];
    this.hasStopped = delay === undefined;
    if (delay === undefined) return;
    this.looks += 1;
    this.cancelLook = this.deps.schedule(() => void this.followAndShow(), delay);
  }

  private async followAndShow(): Promise<void> {
    await this.follow();
    const { payment } = this.news;
    // An order that came to nothing gives its cart back.
    if (payment === null || !isPaymentOpen(payment)) await this.deps.cart.load();
  }
}
