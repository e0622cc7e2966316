import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { SavedAddress } from '../../../domain/address/saved-address';
import { accountNotices } from '../../texts/en/account/account';
import { wordAccountRefusal } from '../../texts/en/account/account-refusals';
import { LatestOperation } from '../shared/latest-operation';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';
import type { AddressBookUseCases } from './address-book-use-cases';
import { AddressEditViewModel } from './address-edit-view-model';

interface AddressBookDeps {
  readonly useCases: AddressBookUseCases;
  readonly notices: Pick<NoticesViewModel, 'send'>;
  /** Country of a new address: the one the visitor used last, or the shop's. */
  readonly homeCountry: () => string;
  readonly rememberCountry: (code: string) => void;
}

/** The customer's saved addresses. */
export class AddressBookViewModel {
  /** Null until loaded. */
  addresses: readonly SavedAddress[] | null = null;
  /** Only the latest request may show its result; older ones are outdated. */
  readonly loading = new LatestOperation<Failure>();
  readonly changing = new Operation<Failure>();
  /** Ids of addresses that are being removed. */
  readonly leaving = new Set<string>();

  constructor(private readonly deps: AddressBookDeps) {
    makeAutoObservable<this, 'deps'>(
      this,
      { addresses: observableRef, leaving: observableShallow, deps: false },
      { autoBind: true },
    );
  }

  /** Loads the addresses; also the retry after a failure. */
  async load(): Promise<void> {
    await this.loading.ask(
      () => this.deps.useCases.loadAddresses(),
      (addresses) => {
        this.addresses = addresses;
      },
    );
  }

  async remove(id: string): Promise<void> {
    if (this.leaving.has(id)) return;
    this.leaving.add(id);
    const removed = await this.changing.run(() => this.deps.useCases.removeAddress(id));
    // An address that no longer exists counts as removed.
    const isGone = removed.ok || removed.reason.kind === 'not-found';
    if (isGone) await this.load();
    runInAction(() => this.leaving.delete(id));
    this.tell(isGone ? accountNotices.addressRemoved : removed.ok ? '' : wordAccountRefusal(removed.reason), isGone);
  }

  async makeDefault(address: SavedAddress, what: 'delivery' | 'billing'): Promise<void> {
    const made = await this.changing.run(() => this.deps.useCases.makeDefault(address, what));
    if (made.ok) await this.load();
    this.tell(made.ok ? accountNotices.addressSaved : wordAccountRefusal(made.reason), made.ok);
  }

  /** The form of a saved or new address; null if there is no address with that id. */
  edit(id: string | null): AddressEditViewModel | null {
    const known = id === null ? null : (this.addresses?.find((address) => address.id === id) ?? null);
    if (id !== null && known === null) return null;
    return new AddressEditViewModel(known, {
      useCases: this.deps.useCases,
      homeCountry: this.deps.homeCountry(),
      onSaved: ({ countryCode }) => {
        this.deps.rememberCountry(countryCode);
        this.tell(accountNotices.addressSaved, true);
        void this.load();
      },
    });
  }

  private tell(message: string, isGood: boolean): void {
    const title = accountNotices.addressesTitle;
    this.deps.notices.send({ type: isGood ? 'success' : 'danger', title, message, persist: false });
  }
}
