import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory } from '../../../application/ports/order-history';
import type { CartAddress } from '../../../domain/address/address';
import type { Order, OrderAddress, OrderPage } from '../../../domain/orders/order';
import { orderStatus } from '../../../domain/orders/order-status';
import type { Money } from '../../../domain/pricing/money';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, type CurrentToken } from './customer-records';
import type { MemoryOrder, InMemoryStore } from '../in-memory-store';

export class MemoryOrderHistory implements OrderHistory {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>> {
    return this.shop.wire.answer('orderHistory.page', () => {
      const own = this.own();
      if (!own.ok) return own;
      const first = (page - 1) * itemsPerPage;
      return ok({
        orders: own.value.slice(first, first + itemsPerPage),
        total: own.value.length,
        page,
        itemsPerPage,
        totalPages: Math.ceil(own.value.length / itemsPerPage),
      });
    });
  }

  find(number: string): Promise<Result<Order, Failure>> {
    return this.shop.wire.answer('orderHistory.find', () => {
      const own = this.own();
      if (!own.ok) return own;
      const order = own.value.find((known) => known.number === number);
      return order === undefined ? refuse({ kind: 'not-found', message: '' }) : ok(order);
    });
  }

  private own(): Result<readonly Order[], Failure> {
    const account = this.shop.people.whoIs(this.who());
    if (!account.ok) return account;
    const orders = this.shop.orders.filter(({ cart }) => cart.owner === account.value.id);
    return ok(orders.map((order) => this.show(order)).reverse());
  }

  private show({ number, placedAt, shown, cart }: MemoryOrder): Order {
    const none: Money = { pence: 0, currency: this.shop.data.store.defaultCurrency };
    const payment = this.shop.data.paymentMethods.find(({ code }) => code === cart.payment);
    return {
      number,
      placedAt,
      status: orderStatus('Pending'),
      items: shown.items.map(({ sku, name, path, quantity, attributes, ...item }) => {
        const rowTotal = item.rowTotal ?? none;
        return {
          sku,
          name,
          path,
          quantity,
          rowTotal,
          attributes,
          price: { ...rowTotal, pence: rowTotal.pence / quantity },
        };
      }),
      subtotal: shown.totals?.subtotal ?? none,
      discounts: shown.totals?.discounts ?? [],
      delivery: shown.delivery?.price ?? none,
      vat: shown.totals?.vat ?? none,
      total: shown.totals?.total ?? none,
      deliveryTitle: shown.delivery?.title ?? null,
      paymentTitle: payment?.label ?? null,
      deliveryAddress: asOrderAddress(shown.deliveryAddress),
      billingAddress: asOrderAddress(shown.billingAddress),
    };
  }
}

function asOrderAddress(address: CartAddress | null): OrderAddress | null {
  return address === null ? null : { ...address, region: address.region?.name ?? '', neighborhood: '', extra: '' };
}
