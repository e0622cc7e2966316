import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadAddresses } from '../../../application/address-book/load-addresses';
import type { MakeDefault } from '../../../application/address-book/make-default';
import type { Failure } from '../../../application/ports/failures';
import type { AddressChoice, SavedAddress } from '../../../domain/address/saved-address';
import { findSavedAddress } from '../../../domain/address/saved-address';
import type { CartAddress } from '../../../domain/address/address';
import { Operation } from '../shared/operation';

interface PickerDeps {
  readonly useCases: { readonly loadAddresses: LoadAddresses; readonly makeDefault: MakeDefault };
  /** For which default it picks. */
  readonly what: 'delivery' | 'billing';
}

/**
 * The customer's saved addresses on a step of the checkout. What is on the cart already is picked, else the default; any
 * edit of the form forgets the pick, for then it is another address.
 */
export class SavedAddressPicker {
  addresses: readonly SavedAddress[] = [];
  pickedId: string | null = null;
  /** The picked one is to be the default from then on. */
  wantsDefault = false;
  readonly loading = new Operation<Failure>();

  constructor(private readonly deps: PickerDeps) {
    makeAutoObservable<this, 'deps'>(this, { addresses: observableRef, deps: false }, { autoBind: true });
  }

  get picked(): SavedAddress | null {
    return this.addresses.find(({ id }) => id === this.pickedId) ?? null;
  }

  /** Fetches the book, and picks once. `onCart` is the address the cart has already. */
  async open(onCart: CartAddress | null): Promise<void> {
    if (this.addresses.length > 0) return;
    const found = await this.loading.run(() => this.deps.useCases.loadAddresses());
    if (!found.ok) return;
    runInAction(() => {
      this.addresses = found.value;
      const byDefault = found.value.find((address) =>
        this.deps.what === 'delivery' ? address.isDefaultDelivery : address.isDefaultBilling,
      );
      this.pickedId ??= (onCart === null ? byDefault : findSavedAddress(found.value, onCart))?.id ?? null;
    });
  }

  pick(id: string): void {
    this.pickedId = id;
    this.wantsDefault = false;
  }

  /** Another address is typed. */
  forget(): void {
    this.pickedId = null;
    this.wantsDefault = false;
  }

  tickDefault(wanted: boolean): void {
    this.wantsDefault = wanted;
  }

  /** What is sent: the picked address by its id, else what was typed. */
  choice(typed: CartAddress): AddressChoice {
    return this.pickedId === null ? typed : { savedAddressId: this.pickedId };
  }

  /** After the step was saved; a default that could not be changed holds up nobody's order. */
  async settleDefault(): Promise<void> {
    const { picked } = this;
    if (picked === null || !this.wantsDefault) return;
    const made = await this.loading.run(() => this.deps.useCases.makeDefault(picked, this.deps.what));
    if (made.ok) runInAction(() => (this.wantsDefault = false));
  }
}
