import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { ChangeCurrency, CurrencyRefusal } from '../../../application/store/change-currency';
import type { ChangeStore, StoreRefusal } from '../../../application/store/change-store';
import type { LoadStoreChoices } from '../../../application/store/load-store-choices';
import { ok, refuse } from '../../../domain/shared/result';
import { NO_CHOICES, type StoreChoices } from '../../../domain/store/store-choices';
import { Operation } from '../operation';

interface StoreSelectorDeps {
  readonly useCases: {
    readonly loadChoices: LoadStoreChoices;
    readonly changeCurrency: ChangeCurrency;
    readonly changeStore: ChangeStore;
  };
  /** The currency this page was made for, and the code of its store. */
  readonly currency: string;
  readonly store: string;
}

/** What the overlays of currency and store offer. */
export class StoreSelectorViewModel {
  choices: StoreChoices = NO_CHOICES;
  readonly loading = new Operation<Failure>();
  readonly choosing = new Operation<CurrencyRefusal | StoreRefusal>();

  constructor(private readonly deps: StoreSelectorDeps) {
    makeAutoObservable<this, 'deps'>(this, { choices: observableRef, deps: false }, { autoBind: true });
  }

  get currency(): string {
    return this.deps.currency;
  }

  get store(): string {
    return this.deps.store;
  }

  /** S7-69, S7-70. An overlay opens: the lists are fetched unless they are here or under way. */
  async open(): Promise<void> {
    const isHere = this.choices.stores.length > 0 || this.choices.currencies.length > 0;
    if (isHere || this.loading.isLoading) return;
    await this.loading.run(async () => {
      const { choices, failure } = await this.deps.useCases.loadChoices();
      runInAction(() => {
        this.choices = choices;
      });
      return failure === null ? ok(choices) : refuse(failure);
    });
  }

  /** S4-59, S7-67. */
  async chooseCurrency(code: string): Promise<void> {
    if (code !== this.currency) await this.choosing.run(async () => this.deps.useCases.changeCurrency({ id: code }));
  }

  /** S4-60, S7-68. */
  async chooseStore(code: string): Promise<void> {
    if (code !== this.store) await this.choosing.run(async () => this.deps.useCases.changeStore(code));
  }
}
