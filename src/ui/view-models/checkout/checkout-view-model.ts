import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CheckoutProgress, CheckoutStep } from '../../../domain/checkout/steps';
import type { OrderAttempt } from '../../../domain/orders/order-attempt';
import { trimmed } from '../../forms/form-values';
import { AccountStep } from './account-step';
import { BillingStep } from './billing-step';
import type { CartViewModel } from '../cart/cart-view-model';
import { NO_PROGRESS } from './checkout-draft';
import { afterAccount, restoreSteps, stepBefore, suggestPayer, resumePayment } from './checkout-restore';
import type { CheckoutDeps } from './checkout-use-cases';
import { DeliveryStep } from './delivery-step';
import { Operation } from '../shared/operation';
import type { PlacedStage } from './order-placing';
import { PaymentStep } from './payment-step';
import { placedOrder } from './placed-order';

/** The checkout: four ordered steps, each with its own URL, stored as a draft of this tab. */
export class CheckoutViewModel {
  readonly cart: CartViewModel;
  readonly account: AccountStep;
  readonly delivery: DeliveryStep;
  readonly billing: BillingStep;
  readonly payment: PaymentStep;
  progress: CheckoutProgress = NO_PROGRESS;
  /** True once the cart is loaded and the draft is restored. */
  isReady = false;
  /** Loads the status of the pending payment. */
  readonly following = new Operation<Failure>();
  #step: CheckoutStep | null = null;
  /** The attempt that is pending, or was when the page was left, and its cart. */
  #sent: { readonly cartId: string; readonly attempt: OrderAttempt } | null = null;
  #pickedPayment: string | null = null;
  #restoring: Promise<void> | null = null;
  /** Number of the last order that this tab has placed; null if it knows of none. */
  readonly placedNumber = (): string | null => this.#deps.memory.placed()?.number ?? null;
  readonly #deps: CheckoutDeps;

  constructor(deps: CheckoutDeps) {
    this.#deps = deps;
    const { cart, useCases, customer, captcha, schedule } = deps;
    const orderer = () => trimmed(this.account.form.values);
    const shared = { cart, useCases, customer, orderer, whenReady: () => this.whenReady() };
    this.cart = cart;
    this.account = new AccountStep({
      ...shared,
      ...this.turning('userAccount', () => this.goTo(afterAccount(this, cart.cart))),
    });
    this.delivery = new DeliveryStep({ ...shared, ...this.turning('shipping', () => this.goTo('billing')) });
    this.billing = new BillingStep({
      ...shared,
      ...this.turning('billing', () => this.goTo('payment')),
      onDeliveryGone: () => this.delivery.startAgain(),
    });
    this.payment = new PaymentStep({
      ...shared,
      captcha,
      unpaidHolds: deps.unpaidHolds,
      schedule,
      now: deps.now,
      randomBytes: deps.randomBytes,
      isOnline: deps.isOnline,
      onPicked: (code) => this.remember(() => (this.#pickedPayment = code)),
      onTermsAccepted: () => this.remember(() => undefined),
      onSent: (attempt) => this.remember(() => (this.#sent = attempt && { cartId: cart.cart?.id ?? '', attempt })),
      onPlaced: (placed, wasLost) => void this.finish(placed, wasLost),
      onToPay: (number) => this.awaitMoney(number),
      // After a reload the step is not loaded yet.
      onNeverArrived: () => (this.payment.canOrder ? this.noteAnswered() : void this.openAgain()),
      onUnpaid: () => void this.openAgain(),
      leave: deps.leave,
    });
    makeAutoObservable(this, { cart: false, following: false, progress: observableRef }, { autoBind: true });
  }

  /** Opens a step, or redirects to the first unfinished one. Also the retry when the cart could not be loaded. */
  async open(step: CheckoutStep): Promise<void> {
    this.#step = step;
    if (step === 'payment' && this.payment.placing.mayOrder) this.payment.forgetMethods();
    await this.#deps.progress.follow(
      () => this.whenReady(),
      () => this.openReady(step),
    );
  }

  /** Returns whether what the step shows could be loaded. */
  private async openReady(step: CheckoutStep): Promise<boolean> {
    // The shopper may have moved to another step meanwhile, which opens by itself.
    if (this.#step !== step) return true;
    if (!this.payment.placing.mayOrder) {
      if (step !== 'payment') this.goTo('payment', true);
      return true;
    }
    // The order is what the backend has, so the cart is loaded again.
    const isLoaded = step !== 'payment' || (await this.cart.load()).ok;
    if (this.isEmpty || this.#step !== step) return isLoaded;
    const first = stepBefore(step, this.progress, this.cart.cart);
    if (first !== null) this.goTo(first, true);
    else await this.enter(step);
    return isLoaded;
  }

  /** True when there is nothing to order. */
  get isEmpty(): boolean {
    const { cart } = this.cart;
    return this.isReady && this.payment.placing.mayOrder && cart?.items.length === 0 && !cart.unshownLines;
  }

  get isVirtual(): boolean {
    return this.cart.cart?.isVirtual ?? false;
  }

  canOpen(step: CheckoutStep): boolean {
    return this.isReady && this.payment.placing.mayOrder && stepBefore(step, this.progress, this.cart.cart) === null;
  }

  dispose(): void {
    this.#step = null;
    this.payment.dispose();
  }

  private async enter(step: CheckoutStep): Promise<void> {
    switch (step) {
      case 'user-account':
        // Payment methods have to be shown before the first step is completed.
        await Promise.all([this.account.enter(), this.payment.load()]);
        return;
      case 'shipping':
        return this.delivery.enter();
      case 'billing':
        suggestPayer(this);
        return this.billing.enter();
      case 'payment':
        return this.payment.enter(this.#pickedPayment);
    }
  }

  /** Restores the draft once; concurrent callers share the result. */
  private async whenReady(): Promise<boolean> {
    if (this.isReady) return true;
    this.#restoring ??= this.restore().finally(() => (this.#restoring = null));
    await this.#restoring;
    return this.isReady;
  }

  private async restore(): Promise<void> {
    const draft = this.#deps.memory.read();
    const attempt = draft?.attempt ?? null;
    if (draft !== null && attempt !== null) {
      runInAction(() => {
        this.#sent = { cartId: draft.cartId, attempt };
        this.isReady = true;
        this.payment.placing.resume(draft.cartId, attempt);
      });
      return;
    }
    if (!(await this.followPayment())) return;
    const loaded = await this.cart.load();
    if (!loaded.ok) return;
    runInAction(() => {
      this.progress = restoreSteps(this, draft, loaded.value, this.#deps.homeCountry);
      this.#pickedPayment = draft?.payment ?? null;
      if (draft?.cartId === loaded.value.id) this.payment.termsAccepted = draft.termsAccepted;
      this.isReady = true;
    });
  }

  /** Read before the cart, because that of a pending payment is closed. True when the steps can be opened. */
  private async followPayment(): Promise<boolean> {
    const paymentStatus = await this.following.run(() => this.#deps.useCases.followPayment());
    if (!paymentStatus.ok) return false;
    const how = resumePayment(this.payment.placing, paymentStatus.value);
    if (typeof how === 'object') await this.finish(how, true);
    if (how === 'waits') runInAction(() => (this.isReady = true));
    return how === 'over';
  }

  /** Callbacks of a step: an edit marks it unfinished, completing it moves on. */
  private turning(name: keyof CheckoutProgress, leave: () => void): { onEdit: () => void; onDone: () => void } {
    const mark = (isDone: boolean) => this.remember(() => (this.progress = { ...this.progress, [name]: isDone }));
    return {
      onEdit: () => mark(false),
      onDone: () => {
        mark(true);
        leave();
      },
    };
  }

  /** `replaces`: going back must not lead to a step that redirects again. */
  private goTo(step: CheckoutStep, replaces = false): void {
    this.#deps.go(`/checkout/${step}`, replaces);
  }

  private async finish(placed: PlacedStage, wasLost: boolean): Promise<void> {
    this.#sent = null;
    this.keepPlaced(placed);
    this.#deps.memory.clear();
    this.cart.showOrdered();
    // The response that removes the cart was lost. The next page would abort this request.
    if (wasLost) await this.cart.load();
    const { number } = placed;
    this.#deps.go(number === null ? '/checkout/thank-you' : `/checkout/thank-you?order=${encodeURIComponent(number)}`);
  }

  /** The order was placed: the draft records that it is no longer pending, and what the thank-you page shows. */
  private awaitMoney(number: string): void {
    this.keepPlaced({ number });
    this.noteAnswered();
  }

  /** There is no order: the backend's current cart is what can be ordered. */
  private async openAgain(): Promise<void> {
    this.noteAnswered();
    this.isReady = false;
    if (await this.whenReady()) await this.open('payment');
  }

  /** No order of this tab is pending any more; entered values stay as they were sent. */
  private noteAnswered(): void {
    this.#sent = null;
    const draft = this.#deps.memory.read();
    if (draft !== null) this.#deps.memory.write({ ...draft, attempt: null });
  }

  private keepPlaced({ number, instructions }: Omit<PlacedStage, 'kind'>): void {
    const { memory } = this.#deps;
    // Keep the order stored before the redirect to the payment, because it is more complete.
    if (number !== null && memory.placed()?.number === number) return;
    memory.keepPlaced(placedOrder(number, memory.read(), this.cart.cart, this.payment.method, instructions));
  }

  /** Applies a change and writes the draft, but nothing before the stored draft was read. */
  private remember(change: () => void): void {
    runInAction(change);
    if (!this.isReady) return;
    this.#deps.memory.write({
      cartId: this.#sent?.cartId ?? this.cart.cart?.id ?? '',
      progress: this.progress,
      account: this.account.form.values,
      recipient: this.delivery.address.form.values,
      billing: this.billing.address.form.values,
      sameAsDelivery: this.billing.sameAsDelivery,
      payment: this.#pickedPayment,
      termsAccepted: this.payment.termsAccepted,
      attempt: this.#sent?.attempt ?? null,
    });
  }
}
