import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { LoadStoreChoices } from '../../../application/store/store-choice';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_CHOICES, type StoreChoices } from '../../../domain/store/store';
import { Operation, type Reason } from '../shared/operation';

interface StoreSelectorDeps {
  readonly useCases: {
    readonly loadChoices: LoadStoreChoices;
    readonly changeCurrency: (chosen: { readonly id: string }) => Promise<Result<void, Reason>>;
    /** Returns the path of the store's home page. */
    readonly changeStore: (code: string) => Promise<Result<string, Reason>>;
  };
  /** The currency this page was rendered for. */
  readonly currency: string;
  /** Code of the current store. */
  readonly store: () => Promise<string>;
  readonly reload: () => void;
  /** Navigates to a path of the site. */
  readonly go: (path: string) => void;
}

/** The options of the currency and store overlays. */
export class StoreSelectorViewModel {
  choices: StoreChoices = NO_CHOICES;
  /** Code of the current store, which is highlighted; empty until the overlay is opened. */
  store = '';
  readonly loading = new Operation<Failure>();
  readonly choosing = new Operation<Reason>();
  readonly #deps: StoreSelectorDeps;

  constructor(deps: StoreSelectorDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  get currency(): string {
    return this.#deps.currency;
  }

  /** Loads the lists when an overlay opens, unless they are loaded or loading. */
  async open(): Promise<void> {
    const isHere = this.choices.stores.length > 0 || this.choices.currencies.length > 0;
    if (isHere || this.loading.isLoading) return;
    await this.loading.run(async () => {
      const [{ choices, failure }, store] = await Promise.all([this.#deps.useCases.loadChoices(), this.#deps.store()]);
      runInAction(() => {
        this.choices = choices;
        this.store = store;
      });
      return failure === null ? ok(choices) : refuse(failure);
    });
  }

  async chooseCurrency(code: string): Promise<void> {
    if (code === this.currency) return;
    const changed = await this.choosing.run(() => this.#deps.useCases.changeCurrency({ id: code }));
    if (changed.ok) this.#deps.reload();
  }

  async chooseStore(code: string): Promise<void> {
    if (code === this.store) return;
    const changed = await this.choosing.run(() => this.#deps.useCases.changeStore(code));
    if (changed.ok) this.#deps.go(changed.value);
  }
}
