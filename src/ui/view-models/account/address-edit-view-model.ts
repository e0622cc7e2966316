import { makeAutoObservable } from 'mobx';
import type { SaveAddress } from '../../../application/address-book/address-book';
import type { Countries } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import type { Country, Region } from '../../../domain/address/address';
import { asBookAddress, type BookAddress, type SavedAddress } from '../../../domain/address/saved-address';
import { EMPTY_ADDRESS, fromCartAddress } from '../../forms/address-values';
import { AddressEntry } from '../shared/address-entry';
import { Operation } from '../shared/operation';

/** The form's initial values. */
export interface EditedAddress {
  /** Null for a new address. */
  readonly address: SavedAddress | null;
  /** Two letters, of a new address. */
  readonly homeCountry: string;
  /** Empty if they could not be loaded. */
  readonly countries: readonly Country[];
  /** The regions of the address's country, empty if it has none. */
  readonly regions: readonly Region[];
}

interface AddressEditDeps extends EditedAddress {
  readonly saveAddress: SaveAddress;
  readonly useCases: { readonly countries: Countries['all']; readonly country: Countries['find'] };
  readonly onSaved: () => void;
}

/** The form of one address, new or existing. */
export class AddressEditViewModel {
  readonly entry: AddressEntry;
  readonly saving = new Operation<Failure>();
  isDefaultDelivery: boolean;
  isDefaultBilling: boolean;
  readonly #deps: AddressEditDeps;

  constructor(deps: AddressEditDeps) {
    this.#deps = deps;
    const { address, homeCountry, useCases } = deps;
    this.isDefaultDelivery = address?.isDefaultDelivery ?? false;
    this.isDefaultBilling = address?.isDefaultBilling ?? false;
    this.entry = new AddressEntry({
      useCases,
      listed: deps,
      onEdit: () => this.saving.clear(),
      check: async (...typed) => (await import('../../forms/account-address-form')).checkAccountAddress(...typed),
    });
    // The form has two lines of the street; further ones are kept and sent unchanged.
    this.entry.form.restore(
      address === null ? { ...EMPTY_ADDRESS, countryCode: homeCountry } : fromCartAddress(address),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  tickDefaultDelivery(isDefault: boolean): void {
    this.isDefaultDelivery = isDefault;
  }

  tickDefaultBilling(isDefault: boolean): void {
    this.isDefaultBilling = isDefault;
  }

  /** Loads what the server could not. */
  async open(): Promise<void> {
    if (this.#deps.countries.length === 0) await this.entry.load();
  }

  /** After an error or refusal the entered values remain. */
  async submit(): Promise<void> {
    const typed = await this.entry.submit();
    if (typed === null || this.saving.isLoading) return;
    const { isDefaultDelivery, isDefaultBilling } = this;
    const { address: known, saveAddress, onSaved } = this.#deps;
    const address: BookAddress = {
      ...asBookAddress(typed, { isDefaultDelivery, isDefaultBilling }),
      neighborhood: known?.neighborhood ?? '',
      extra: known?.extra ?? '',
    };
    const saved = await this.saving.run(() => saveAddress(known?.id ?? null, address));
    if (saved.ok) onSaved();
  }
}
