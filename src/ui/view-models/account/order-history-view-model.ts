import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory } from '../../../application/ports/order-history';
import type { Order, OrderPage } from '../../../domain/orders/order';
import { LatestOperation } from '../shared/latest-operation';

interface OrderHistoryDeps {
  readonly history: OrderHistory;
}

/** Available page sizes. */
export const ORDERS_PER_PAGE = [10, 20, 50] as const;

/** The customer's orders by page, and one order by its number. */
export class OrderHistoryViewModel {
  page: OrderPage | null = null;
  order: Order | null = null;
  readonly loading = new LatestOperation<Failure>();
  readonly opening = new LatestOperation<Failure>();

  constructor(private readonly deps: OrderHistoryDeps) {
    makeAutoObservable<this, 'deps'>(
      this,
      { page: observableRef, order: observableRef, deps: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.page?.total === 0;
  }

  /** Invalid pages and sizes become the first page of ten. Only the latest request is shown. */
  async load(page: number, itemsPerPage: number): Promise<void> {
    const [number, size] = [isCount(page) ? page : 1, isCount(itemsPerPage) ? itemsPerPage : ORDERS_PER_PAGE[0]];
    await this.loading.ask(
      () => this.deps.history.page(number, size),
      (page) => {
        this.page = page;
      },
    );
  }

  /** `opening.error` is `not-found` if the customer has no such order. */
  async open(number: string): Promise<void> {
    this.order = null;
    await this.opening.ask(
      () => this.deps.history.find(number),
      (order) => {
        this.order = order;
      },
    );
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
