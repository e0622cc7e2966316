import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Failure } from '../../../application/ports/failures';
import type { ChosenDelivery } from '../../../domain/cart/cart';
import { isCollected, PICKUP_LOCATION } from '../../../domain/delivery/delivery-method';
import { isSamePostcode } from '../../../domain/address/bare-code';
import { splitByAvailability, type ShippingMethod } from '../../../domain/checkout/shipping-method';
import type { Result } from '../../../domain/shared/result';
import { ADDRESS_FIELDS, fromCartAddress } from '../../forms/address-values';
import { trimmed } from '../../forms/form-values';
import { isSamePhone, reachableBy } from '../../../domain/address/address';
import { findSavedAddress, type AddressChoice } from '../../../domain/address/saved-address';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import { AddressEntry } from '../shared/address-entry';
import type { CartViewModel } from '../cart/cart-view-model';
import type { CheckoutCustomer, CheckoutUseCases } from './checkout-use-cases';
import { openSaved } from './open-saved';
import { Operation } from '../shared/operation';
import { SerialQueue } from '../shared/serial-queue';

interface DeliveryStepDeps {
  readonly useCases: Pick<
    CheckoutUseCases,
    'countries' | 'country' | 'setDeliveryAddress' | 'shippingMethods' | 'chooseShippingMethod'
  >;
  readonly cart: CartViewModel;
  readonly customer?: CheckoutCustomer;
  /** The customer details of the first step. */
  readonly orderer: () => { readonly phone: string };
  /** True once the cart is loaded; nothing can be sent before. */
  readonly whenReady: () => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/** Delivery address and shipping method. */
export class DeliveryStep {
  readonly address: AddressEntry;
  readonly fetching = new Operation<CartChanged | Failure>();
  readonly choosing = new Operation<CartChanged | Failure>();
  /** The customer's saved addresses; null for a guest. */
  saved: SavedAddressPicker | null = null;
  /** Whether the order is to be collected, so that no address is asked. */
  isCollecting = false;
  /** Available methods. Null until the address was sent; empty when the shop does not deliver there. */
  methods: readonly ShippingMethod[] | null = null;
  /** Methods that are unavailable for this address, with reasons. */
  refused: readonly ShippingMethod[] = [];
  /** The shopper's latest selection; `confirmed` is the backend's. */
  picked: ShippingMethod | null = null;
  confirmed: ShippingMethod | null = null;
  #edits = 0;
  readonly #queue = new SerialQueue();
  readonly #deps: DeliveryStepDeps;

  constructor(deps: DeliveryStepDeps) {
    this.#deps = deps;
    this.address = new AddressEntry({ useCases: deps.useCases, onEdit: () => this.typeAnother() });
    makeAutoObservable(
      this,
      {
        saved: observableRef,
        methods: observableRef,
        refused: observableRef,
        picked: observableRef,
        confirmed: observableRef,
      },
      { autoBind: true },
    );
  }

  get canContinue(): boolean {
    const isBusy = this.fetching.isLoading || this.choosing.isLoading;
    return this.confirmed !== null && this.picked === this.confirmed && !isBusy;
  }

  /** If the cart already has this address, only its methods are loaded. */
  async enter(): Promise<void> {
    const forms = this.address.load();
    await this.loadSaved();
    const isCollecting = isCollected(this.#deps.cart.cart?.delivery ?? null);
    if (isCollecting) runInAction(() => (this.isCollecting = true));
    if (this.methods === null && (isCollecting || this.isOnCart)) {
      await this.fetch(this.#edits, () => this.#deps.useCases.shippingMethods());
    }
    await forms;
  }

  /** Loads a customer's saved addresses, if they are missing; also the retry after a failure. */
  async loadSaved(): Promise<void> {
    const found = this.saved ?? (await openSaved(this.#deps.customer, 'delivery'));
    runInAction(() => (this.saved ??= found));
    await this.saved?.open(this.#deps.cart.cart?.deliveryAddress ?? null, () => this.address.form.isTouched);
  }

  /** Asks for an address again. */
  deliver(): void {
    if (!this.isCollecting) return;
    this.isCollecting = false;
    this.startAgain();
  }

  /** Collects the order from the shop: loads when that is possible and chooses the first time. */
  async collect(): Promise<void> {
    if (this.isCollecting || !(await this.#deps.whenReady())) return;
    runInAction(() => (this.isCollecting = true));
    this.startAgain();
    await this.fetch(this.#edits, () => this.#deps.useCases.setDeliveryAddress({ pickupLocation: PICKUP_LOCATION }));
    const [first] = this.methods ?? [];
    if (this.isCollecting && this.picked === null && first !== undefined) await this.choose(first);
  }

  /** "Select delivery method": sets the address on the cart and loads its shipping methods. */
  async selectMethods(): Promise<void> {
    const edits = this.#edits;
    const picked = this.saved?.pickedId ?? null;
    const address: AddressChoice | null = picked === null ? await this.typed() : { savedAddressId: picked };
    if (address === null || !(await this.#deps.whenReady()) || this.fetching.isLoading) return;
    await this.fetch(edits, () => this.#deps.useCases.setDeliveryAddress(address));
  }

  /** The entered address; null when the form is invalid. */
  private async typed(): Promise<AddressChoice | null> {
    const address = await this.address.submit();
    return address && { ...address, phone: reachableBy(address.phone, this.#deps.orderer()) };
  }

  /** A saved address was selected: its shipping methods have to be loaded again. */
  pickSaved(id: string): void {
    this.saved?.pick(id);
    this.startAgain();
  }

  /** The form was edited, so it is no longer a saved address. */
  typeAnother(): void {
    this.saved?.forget();
    this.startAgain();
  }

  async choose(method: ShippingMethod): Promise<void> {
    this.picked = method;
    const { carrier, method: code } = method;
    const answer = await this.choosing.run(() =>
      this.#queue.take(() => this.#deps.useCases.chooseShippingMethod(carrier, code)),
    );
    runInAction(() => {
      if (answer.ok) {
        this.#deps.cart.show(answer.value);
        if (this.methods?.includes(method) === true) this.confirmed = method;
      } else if (this.picked === method) this.picked = this.confirmed;
    });
  }

  continueToBilling(): void {
    if (!this.canContinue) return;
    void this.saved?.settleDefault();
    this.#deps.onDone();
  }

  private get isOnCart(): boolean {
    const onCart = this.#deps.cart.cart?.deliveryAddress ?? null;
    if (onCart === null || isCollected(this.#deps.cart.cart?.delivery ?? null)) return false;
    const picked = this.saved?.picked ?? null;
    if (picked !== null) return findSavedAddress([picked], onCart) !== null;
    const values = trimmed(this.address.form.values);
    const typed = { ...values, phone: reachableBy(values.phone, this.#deps.orderer()) };
    const held = fromCartAddress(onCart);
    return ADDRESS_FIELDS.every((field) =>
      (field === 'postcode' ? isSamePostcode : field === 'phone' ? isSamePhone : Object.is)(typed[field], held[field]),
    );
  }

  /** `edits` is the edit count when the address was read from the form. */
  private async fetch(
    edits: number,
    ask: () => Promise<Result<readonly ShippingMethod[], CartChanged | Failure>>,
  ): Promise<void> {
    const answer = await this.fetching.run(ask);
    // The address was edited meanwhile, so these methods do not apply.
    if (!answer.ok || this.#edits !== edits) return;
    runInAction(() => {
      const wanted = answer.value.filter((method) => isCollected(method) === this.isCollecting);
      const { offered, refused } = splitByAvailability(wanted);
      this.methods = offered;
      this.refused = refused;
      this.choosing.clear();
      this.picked = this.confirmed = this.heldByCart(this.#deps.cart.cart?.delivery ?? null);
    });
  }

  private heldByCart(delivery: ChosenDelivery | null): ShippingMethod | null {
    const same = (method: ShippingMethod) => method.carrier === delivery?.carrier && method.method === delivery.method;
    return this.methods?.find(same) ?? null;
  }

  /** The address changed, or a method is no longer offered: all methods have to be loaded again. */
  startAgain(): void {
    this.#edits += 1;
    this.methods = null;
    this.refused = [];
    this.picked = null;
    this.confirmed = null;
    this.fetching.clear();
    this.choosing.clear();
    this.#deps.onEdit();
  }
}
