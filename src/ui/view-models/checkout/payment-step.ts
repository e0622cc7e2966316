import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Captcha } from '../../../application/ports/system';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { OrderAttempt } from '../../../domain/orders/order-attempt';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { whyMethodsAreMissing, type MissingMethods, type UnpaidHolds } from '../../../domain/checkout/missing-methods';
import { availablePaymentMethods, type PaymentMethod } from '../../../domain/checkout/payment-method';
import type { CartViewModel } from '../cart/cart-view-model';
import type { CheckoutUseCases } from './checkout-use-cases';
import { Operation } from '../shared/operation';
import { OrderPlacing, type PlacedStage } from './order-placing';
import type { Schedule } from '../shared/schedule';
import { SerialQueue } from '../shared/serial-queue';

interface PaymentStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'paymentMethods' | 'choosePayment' | 'placeOrder' | 'traceOrder'>;
  readonly cart: CartViewModel;
  readonly captcha?: Captcha | undefined;
  readonly unpaidHolds?: UnpaidHolds | null | undefined;
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly isOnline: () => boolean;
  readonly onPicked: (code: string) => void;
  readonly onTermsAccepted: () => void;
  readonly onSent: (attempt: OrderAttempt | null) => void;
  readonly onPlaced: (placed: PlacedStage, wasLost: boolean) => void;
  readonly onToPay: (number: string) => void;
  readonly onNeverArrived: () => void;
  readonly onUnpaid: () => void;
  readonly leave: (address: string) => void;
}

/** Payment method and order. */
export class PaymentStep {
  readonly placing: OrderPlacing;
  readonly loading = new Operation<CartChanged | Failure>();
  readonly choosing = new Operation<CartChanged | Failure>();
  methods: readonly PaymentMethod[] | null = null;
  /** Code of the shopper's latest selection. */
  picked: string | null = null;
  termsAccepted = false;
  /** True when the cart differed from the displayed one: it is shown again, and nothing was ordered. */
  cartChanged = false;
  private confirmed: string | null = null;
  readonly #queue = new SerialQueue();
  readonly #deps: PaymentStepDeps;

  constructor(deps: PaymentStepDeps) {
    this.#deps = deps;
    this.placing = new OrderPlacing({
      ...deps,
      onRefused: () => void deps.cart.load(),
      onCartChanged: (cart) => this.showChanged(cart),
    });
    makeAutoObservable(this, { methods: observableRef }, { autoBind: true });
  }

  /** Whether the methods are known, or could not be loaded. */
  get isLoaded(): boolean {
    return this.methods !== null || this.loading.error !== null;
  }

  /** The selected method, null while none is. */
  get method(): PaymentMethod | null {
    return this.methods?.find(({ code }) => code === this.picked) ?? null;
  }

  /** Why some methods are not offered for this cart; null where none is missing, and where the backend gives no reasons. */
  get missing(): MissingMethods | null {
    const { unpaidHolds = null, cart } = this.#deps;
    if (unpaidHolds === null || cart.cart === null || this.methods === null) return null;
    return whyMethodsAreMissing(cart.cart, this.methods, unpaidHolds);
  }

  get isCollected(): boolean {
    return isCollected(this.#deps.cart.cart?.delivery ?? null);
  }

  get isPaidOnline(): boolean {
    return this.method?.timing === 'online';
  }

  get canOrder(): boolean {
    const isBusy = this.loading.isLoading || this.choosing.isLoading || this.#deps.cart.isPending;
    const isChosen = this.confirmed !== null && this.picked === this.confirmed;
    return isChosen && this.termsAccepted && !isBusy && this.placing.mayOrder;
  }

  /** Loads the payment methods; also the retry after a failure. */
  async load(): Promise<void> {
    const found = await this.loading.run(() => this.#deps.useCases.paymentMethods());
    if (!found.ok) return;
    const { cart } = this.#deps.cart;
    runInAction(() => {
      this.methods = cart === null ? found.value : availablePaymentMethods(found.value, cart);
      // Another address or delivery may have ended the selected method.
      if (this.method === null) this.picked = this.confirmed = null;
    });
  }

  /** Drops the list of an earlier step, when neither address nor delivery was known. */
  forgetMethods(): void {
    this.methods = null;
  }

  /** `before` is the method selected before a reload; it is selected again if it is still offered. */
  async enter(before: string | null): Promise<void> {
    await this.load();
    const again = this.picked ?? before;
    if (this.methods?.some(({ code }) => code === again) === true && again !== null) await this.choose(again);
  }

  async choose(code: string): Promise<void> {
    this.picked = code;
    this.#deps.onPicked(code);
    const answer = await this.choosing.run(() => this.#queue.take(() => this.#deps.useCases.choosePayment(code)));
    runInAction(() => {
      if (answer.ok) this.confirmed = code;
      else if (this.picked === code) this.picked = this.confirmed;
    });
  }

  acceptTerms(isAccepted: boolean): void {
    this.termsAccepted = isAccepted;
    this.#deps.onTermsAccepted();
  }

  /** Orders the displayed cart. If the visitor has another cart now, that cart is shown and nothing is ordered. */
  async order(): Promise<void> {
    const shown = this.#deps.cart.cart;
    if (shown === null || this.picked === null || !this.canOrder) return;
    this.cartChanged = false;
    await this.placing.place(shown, this.picked);
  }

  dispose(): void {
    this.placing.dispose();
  }

  private showChanged(cart: Cart): void {
    this.#deps.cart.show(cart);
    this.cartChanged = true;
  }
}
