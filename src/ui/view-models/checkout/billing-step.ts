import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Failure } from '../../../application/ports/failures';
import type { CartAddress } from '../../../domain/address/address';
import { asCartAddress, type AddressChoice } from '../../../domain/address/saved-address';
import { isCollected } from '../../../domain/delivery/delivery-method';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import { AddressEntry } from '../shared/address-entry';
import type { CartViewModel } from '../cart/cart-view-model';
import type { CheckoutCustomer, CheckoutUseCases } from './checkout-use-cases';
import { openSaved } from './open-saved';
import { Operation } from '../shared/operation';

interface BillingStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'countries' | 'country' | 'saveBilling'>;
  readonly cart: CartViewModel;
  readonly customer?: CheckoutCustomer;
  /** The customer details of the first step. */
  readonly orderer: () => { readonly firstName: string; readonly lastName: string; readonly phone: string };
  /** True once the cart is loaded; nothing can be sent before. */
  readonly whenReady: () => Promise<boolean>;
  /** The chosen shipping method is no longer offered. */
  readonly onDeliveryGone: () => void;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/** The billing address, always with the number that was entered with the customer details. */
export class BillingStep {
  readonly address: AddressEntry;
  readonly saving = new Operation<CartChanged | Failure>();
  /** The customer's saved addresses; null for a guest. */
  saved: SavedAddressPicker | null = null;
  /** Off by default, because flowers usually go to a person other than the payer. */
  sameAsDelivery = false;
  readonly #deps: BillingStepDeps;

  constructor(deps: BillingStepDeps) {
    this.#deps = deps;
    this.address = new AddressEntry({ useCases: deps.useCases, onEdit: () => this.typeAnother() });
    makeAutoObservable(this, { saved: observableRef }, { autoBind: true });
  }

  /** The delivery address in the customer's name; read-only here, null when nothing is delivered. */
  get deliveryAddress(): CartAddress | null {
    const { deliveryAddress = null, delivery = null } = this.#deps.cart.cart ?? {};
    const address = isCollected(delivery) ? null : deliveryAddress;
    const { firstName, lastName, phone } = this.#deps.orderer();
    if (address === null) return null;
    return `${firstName}${lastName}`.trim() === '' ? { ...address, phone } : { ...address, firstName, lastName, phone };
  }

  /** True when customer and recipient are the same; otherwise the invoice has a different name. */
  private get isForOrderer(): boolean {
    const recipient = this.#deps.cart.cart?.deliveryAddress ?? null;
    const { firstName, lastName, phone } = this.deliveryAddress ?? {};
    const isSamePerson = recipient?.firstName === firstName && recipient?.lastName === lastName;
    return isSamePerson && recipient?.phone === phone;
  }

  get usesDeliveryAddress(): boolean {
    return this.sameAsDelivery && this.deliveryAddress !== null;
  }

  /** Entered values are kept and return when the checkbox is cleared. */
  tickSame(isSame: boolean): void {
    this.sameAsDelivery = isSame;
    this.#deps.onEdit();
  }

  restoreSame(isSame: boolean): void {
    this.sameAsDelivery = isSame;
  }

  async enter(): Promise<void> {
    const forms = this.address.load();
    await this.loadSaved();
    await forms;
  }

  /** Loads a customer's saved addresses, if they are missing; also the retry after a failure. */
  async loadSaved(): Promise<void> {
    const found = this.saved ?? (await openSaved(this.#deps.customer, 'billing'));
    runInAction(() => (this.saved ??= found));
    await this.saved?.open(this.#deps.cart.cart?.billingAddress ?? null, () => this.address.form.isTouched);
  }

  pickSaved(id: string): void {
    this.saved?.pick(id);
    this.#deps.onEdit();
  }

  /** The form was edited, so it is no longer a saved address. */
  typeAnother(): void {
    this.saved?.forget();
    this.#deps.onEdit();
  }

  /** The selected or entered address; null when the form is invalid. */
  private async chosen(): Promise<AddressChoice | null> {
    const { phone } = this.#deps.orderer();
    const picked = this.saved?.picked ?? null;
    if (picked !== null)
      return picked.phone === phone ? { savedAddressId: picked.id } : { ...asCartAddress(picked), phone };
    const address = await this.address.submit();
    return address && { ...address, phone };
  }

  /** Marks the cart's billing address as outdated. */
  sendAgain(): void {
    this.#deps.onEdit();
  }

  async submit(): Promise<void> {
    if (!(await this.#deps.whenReady())) return;
    const address = this.usesDeliveryAddress ? this.deliveryAddress : await this.chosen();
    if (address === null || this.saving.isLoading) return;
    const sameAsDelivery = this.usesDeliveryAddress && this.isForOrderer;
    const delivery = this.#deps.cart.cart?.delivery ?? null;
    const saved = await this.saving.run(() => this.#deps.useCases.saveBilling({ address, sameAsDelivery, delivery }));
    if (saved.ok && saved.value.cart !== null) this.#deps.cart.show(saved.value.cart);
    if (saved.ok) {
      if (!this.usesDeliveryAddress) void this.saved?.settleDefault();
      this.#deps.onDone();
    } else if (isDeliveryGone(saved.reason)) this.#deps.onDeliveryGone();
  }
}

/** The shopper has to return to an earlier step; every other failure is handled here. */
export function isDeliveryGone(failure: CartChanged | Failure): boolean {
  return failure.kind === 'rejected' && failure.code === 'DELIVERY_GONE';
}
