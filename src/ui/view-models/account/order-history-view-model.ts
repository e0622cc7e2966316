import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory } from '../../../application/ports/order-history';
import type { Order, OrderPage } from '../../../domain/orders/order';
import { Operation } from '../operation';

interface OrderHistoryDeps {
  readonly history: OrderHistory;
  readonly onUnauthorised?: () => void;
}

/** S9-8. The sizes of a page that can be chosen. */
export const ORDERS_PER_PAGE = [10, 20, 50] as const;

/** What a customer has ordered, a page at a time, and one order by its number. */
export class OrderHistoryViewModel {
  page: OrderPage | null = null;
  order: Order | null = null;
  readonly loading: Operation<Failure>;
  readonly opening: Operation<Failure>;
  private askedPage = 0;
  private askedOrder = 0;

  constructor(private readonly deps: OrderHistoryDeps) {
    this.loading = new Operation(deps.onUnauthorised);
    this.opening = new Operation(deps.onUnauthorised);
    makeAutoObservable<this, 'deps' | 'askedPage' | 'askedOrder'>(
      this,
      { page: observableRef, order: observableRef, deps: false, askedPage: false, askedOrder: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.page?.total === 0;
  }

  /** What is no page or size counts as the first page of ten. Of several questions only the last is answered here. */
  async load(page: number, itemsPerPage: number): Promise<void> {
    this.askedPage += 1;
    const { askedPage } = this;
    const [number, size] = [isCount(page) ? page : 1, isCount(itemsPerPage) ? itemsPerPage : ORDERS_PER_PAGE[0]];
    const found = await this.loading.run(() => this.deps.history.page(number, size));
    if (!found.ok || this.askedPage !== askedPage) return;
    runInAction(() => {
      this.page = found.value;
    });
  }

  /** `opening.error` is `not-found` when the customer has no such order. */
  async open(number: string): Promise<void> {
    this.askedOrder += 1;
    const { askedOrder } = this;
    this.order = null;
    const found = await this.opening.run(() => this.deps.history.find(number));
    if (!found.ok || this.askedOrder !== askedOrder) return;
    runInAction(() => {
      this.order = found.value;
    });
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
