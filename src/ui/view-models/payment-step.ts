import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import { availablePaymentMethods, type PaymentMethod } from '../../domain/checkout/payment-method';
import type { CartViewModel } from './cart-view-model';
import type { CheckoutUseCases } from './checkout-use-cases';
import { Operation } from './operation';
import { OrderPlacing } from './order-placing';
import type { Schedule } from './schedule';
import { SerialQueue } from './serial-queue';

interface PaymentStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'paymentMethods' | 'choosePayment' | 'placeOrder' | 'traceOrder'>;
  readonly cart: CartViewModel;
  readonly schedule: Schedule;
  /** Codes of the methods whose money is due online, at the moment of the order. */
  readonly paidOnline: ReadonlySet<string>;
  /** Codes of the methods whose money is due where the flowers are brought. */
  readonly paidAtDoor: ReadonlySet<string>;
  readonly onPicked: (code: string) => void;
  readonly onSent: (isSent: boolean) => void;
  readonly onPlaced: (number: string | null, wasLost: boolean) => void;
  readonly onToPay: (number: string) => void;
  readonly onUnpaid: () => void;
  readonly leave: (address: string) => void;
  readonly onUnauthorised?: () => void;
}

/** How it is paid, and the order itself. */
export class PaymentStep {
  readonly placing: OrderPlacing;
  readonly loading: Operation<Failure>;
  readonly choosing: Operation<Failure>;
  methods: readonly PaymentMethod[] | null = null;
  /** Code of what the shopper picked last. */
  picked: string | null = null;
  termsAccepted = false;
  /** True when the cart turned out to be another than the one on the page; it is shown anew, and nothing was ordered. */
  cartChanged = false;
  readonly checking: Operation<Failure>;
  private confirmed: string | null = null;
  private readonly queue = new SerialQueue();

  constructor(private readonly deps: PaymentStepDeps) {
    this.placing = new OrderPlacing({ ...deps, onRefused: () => void deps.cart.load() });
    this.loading = new Operation(deps.onUnauthorised);
    this.choosing = new Operation(deps.onUnauthorised);
    this.checking = new Operation(deps.onUnauthorised);
    makeAutoObservable<this, 'deps' | 'queue'>(
      this,
      { methods: observableRef, isPaidElsewhere: false, deps: false, queue: false },
      { autoBind: true },
    );
  }

  get isPaidOnline(): boolean {
    return this.picked !== null && this.isPaidElsewhere(this.picked);
  }

  /** True for a way to pay that leads to somebody else's page. */
  isPaidElsewhere(code: string): boolean {
    return this.deps.paidOnline.has(code);
  }

  get canOrder(): boolean {
    const isBusy =
      this.loading.isLoading || this.choosing.isLoading || this.deps.cart.isPending || this.checking.isLoading;
    const isChosen = this.confirmed !== null && this.picked === this.confirmed;
    return isChosen && this.termsAccepted && !isBusy && this.placing.mayOrder;
  }

  /** Fetches the ways to pay; also the second try after a failure. */
  async load(): Promise<void> {
    const found = await this.loading.run(() => this.deps.useCases.paymentMethods());
    if (!found.ok) return;
    runInAction(() => {
      const isVirtual = this.deps.cart.cart?.isVirtual ?? false;
      this.methods = availablePaymentMethods(found.value, isVirtual, this.deps.paidAtDoor);
    });
  }

  /** `before` is the method picked before a reload: it is chosen again when it is still offered. */
  async enter(before: string | null): Promise<void> {
    await this.load();
    const again = this.picked ?? before;
    if (this.methods?.some(({ code }) => code === again) === true && again !== null) await this.choose(again);
  }

  async choose(code: string): Promise<void> {
    this.picked = code;
    this.deps.onPicked(code);
    const answer = await this.choosing.run(() => this.queue.take(() => this.deps.useCases.choosePayment(code)));
    runInAction(() => {
      if (answer.ok) this.confirmed = code;
      else if (this.picked === code) this.picked = this.confirmed;
    });
  }

  acceptTerms(isAccepted: boolean): void {
    this.termsAccepted = isAccepted;
  }

  /** Orders what the page shows: another tab may have changed the cart since, so it is read once more before. */
  async order(): Promise<void> {
    const { cart } = this.deps;
    const shown = cart.cart;
    if (shown === null || !this.canOrder) return;
    this.cartChanged = false;
    const now = await this.checking.run(() => cart.load());
    if (!now.ok) return;
    if (isTheSame(shown, now.value)) await this.placing.place(now.value.id, this.isPaidOnline);
    else
      runInAction(() => {
        this.cartChanged = true;
      });
  }

  dispose(): void {
    this.placing.dispose();
  }
}

/** The same goods for the same money, going to the same door. */
function isTheSame(one: Cart, other: Cart): boolean {
  const essence = ({ id, items, totals, delivery, deliveryAddress }: Cart) =>
    JSON.stringify([id, items.map(({ uid, quantity }) => [uid, quantity]), totals, delivery, deliveryAddress]);
  return essence(one) === essence(other);
}
