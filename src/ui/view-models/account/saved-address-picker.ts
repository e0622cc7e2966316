import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadAddresses, MakeDefault } from '../../../application/address-book/address-book';
import type { Failure } from '../../../application/ports/failures';
import { type AddressChoice, type SavedAddress, findSavedAddress } from '../../../domain/address/saved-address';
import type { CartAddress } from '../../../domain/address/address';
import { Operation } from '../shared/operation';

interface PickerDeps {
  readonly useCases: { readonly loadAddresses: LoadAddresses; readonly makeDefault: MakeDefault };
  /** The default address that it selects. */
  readonly what: 'delivery' | 'billing';
}

/**
 * The customer's saved addresses on a checkout step. Selects the cart's address, or else the default; editing the
 * form clears the selection, because it is then a different address.
 */
export class SavedAddressPicker {
  addresses: readonly SavedAddress[] = [];
  pickedId: string | null = null;
  /** True if the selected address is to become the default. */
  wantsDefault = false;
  readonly loading = new Operation<Failure>();
  readonly #deps: PickerDeps;

  constructor(deps: PickerDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { addresses: observableRef }, { autoBind: true });
  }

  get picked(): SavedAddress | null {
    return this.addresses.find(({ id }) => id === this.pickedId) ?? null;
  }

  /**
   * Loads the addresses and selects one, once. `onCart` is the cart's address; none is selected if another one `isTyped`
   * meanwhile.
   */
  async open(onCart: CartAddress | null, isTyped: () => boolean): Promise<void> {
    if (this.addresses.length > 0 || this.loading.isLoading) return;
    const found = await this.loading.run(() => this.#deps.useCases.loadAddresses());
    if (!found.ok) return;
    runInAction(() => {
      this.addresses = found.value;
      if (isTyped()) return;
      const byDefault = found.value.find((address) =>
        this.#deps.what === 'delivery' ? address.isDefaultDelivery : address.isDefaultBilling,
      );
      this.pickedId ??= (onCart === null ? byDefault : findSavedAddress(found.value, onCart))?.id ?? null;
    });
  }

  pick(id: string): void {
    this.pickedId = id;
    this.wantsDefault = false;
  }

  /** The form was edited. */
  forget(): void {
    this.pickedId = null;
    this.wantsDefault = false;
  }

  tickDefault(wanted: boolean): void {
    this.wantsDefault = wanted;
  }

  /** Returns the selected address by its id, or the entered one. */
  choice(typed: CartAddress): AddressChoice {
    return this.pickedId === null ? typed : { savedAddressId: this.pickedId };
  }

  /** Called after the step was saved; failing to change the default does not block the order. */
  async settleDefault(): Promise<void> {
    const { picked } = this;
    if (picked === null || !this.wantsDefault) return;
    const made = await this.loading.run(() => this.#deps.useCases.makeDefault(picked, this.#deps.what));
    if (!made.ok) return;
    const key = this.#deps.what === 'delivery' ? 'isDefaultDelivery' : 'isDefaultBilling';
    runInAction(() => {
      this.wantsDefault = false;
      this.addresses = this.addresses.map((address) => ({ ...address, [key]: address.id === picked.id }));
    });
  }
}
