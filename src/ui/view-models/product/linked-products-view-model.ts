import { makeAutoObservable, observableRef } from 'mobx';
import type { Catalogue } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { Log } from '../../../application/ports/system';
import type { ProductWithOptions } from '../../../domain/catalogue/product';
import { LatestOperation } from '../shared/latest-operation';

interface LinkedProductsDeps {
  /** `Catalogue.related` or `Catalogue.upsells`. */
  readonly find: Catalogue['related'];
  readonly log: Log;
}

/**
 * A row of linked products, loaded once when it scrolls into view. An empty or failed row is hidden; the failure is
 * only logged and kept in its error slot.
 */
export class LinkedProductsViewModel {
  products: readonly ProductWithOptions[] = [];
  readonly loading = new LatestOperation<Failure>();
  #isHere = false;
  readonly #sku: string;
  readonly #deps: LinkedProductsDeps;

  constructor(sku: string, deps: LinkedProductsDeps) {
    this.#sku = sku;
    this.#deps = deps;
    makeAutoObservable(this, { products: observableRef }, { autoBind: true });
  }

  /** Called when the row is about to be visible. A failed load is retried the next time. */
  async open(): Promise<void> {
    if (this.#isHere || this.loading.isLoading) return;
    this.#isHere = await this.loading.run(
      () => this.#deps.find(this.#sku),
      (products) => {
        this.products = products;
      },
    );
    const { error } = this.loading;
    if (error !== null) this.#deps.log.error('Goods that go with a product could not be had', { failure: error });
  }
}
