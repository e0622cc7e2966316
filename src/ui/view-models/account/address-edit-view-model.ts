import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import {
  asBookAddress,
  asCartAddress,
  type BookAddress,
  type SavedAddress,
} from '../../../domain/address/saved-address';
import { EMPTY_ADDRESS, fromCartAddress } from '../../forms/address-values';
import { AddressEntry } from '../shared/address-entry';
import { Operation } from '../shared/operation';
import type { AddressBookUseCases } from './address-book-use-cases';

interface AddressEditDeps {
  readonly useCases: Pick<AddressBookUseCases, 'addAddress' | 'changeAddress' | 'countries' | 'country'>;
  readonly homeCountry: string;
  readonly onSaved: (address: SavedAddress) => void;
}

/** The form of one address: a new one (`known` is null), or an existing one. */
export class AddressEditViewModel {
  readonly entry: AddressEntry;
  readonly saving = new Operation<Failure>();
  isDefaultDelivery: boolean;
  isDefaultBilling: boolean;

  constructor(
    readonly known: SavedAddress | null,
    private readonly deps: AddressEditDeps,
  ) {
    this.isDefaultDelivery = known?.isDefaultDelivery ?? false;
    this.isDefaultBilling = known?.isDefaultBilling ?? false;
    this.entry = new AddressEntry({
      useCases: deps.useCases,
      onEdit: () => this.saving.clear(),
      check: async (...typed) => (await import('../../forms/account-address-form')).checkAccountAddress(...typed),
    });
    this.entry.form.restore(
      known === null
        ? { ...EMPTY_ADDRESS, countryCode: deps.homeCountry }
        : // The form has two lines; further lines are kept and sent unchanged.
          fromCartAddress({ ...asCartAddress(known), apartment: known.apartment }),
    );
    makeAutoObservable<this, 'deps'>(this, { known: false, deps: false }, { autoBind: true });
  }

  tickDefaultDelivery(isDefault: boolean): void {
    this.isDefaultDelivery = isDefault;
  }

  tickDefaultBilling(isDefault: boolean): void {
    this.isDefaultBilling = isDefault;
  }

  /** Loads countries and regions. */
  open(): Promise<void> {
    return this.entry.load();
  }

  /** Returns whether it was saved; after an error or refusal the entered values remain. */
  async submit(): Promise<boolean> {
    const typed = await this.entry.submit();
    if (typed === null || this.saving.isLoading) return false;
    const { known, isDefaultDelivery, isDefaultBilling } = this;
    const address: BookAddress = {
      ...asBookAddress(typed, { isDefaultDelivery, isDefaultBilling }),
      neighborhood: known?.neighborhood ?? '',
      extra: known?.extra ?? '',
    };
    const { addAddress, changeAddress } = this.deps.useCases;
    const saved = await this.saving.run(() =>
      known === null ? addAddress(address) : changeAddress(known.id, address),
    );
    if (saved.ok) this.deps.onSaved(saved.value);
    return saved.ok;
  }
}
