import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory, OrderInformation } from '../../../application/ports/customer';
import { formatPostcode } from '../../../domain/address/postcode';
import type { Order, OrderPage } from '../../../domain/orders/order';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { withoutBlanks } from '../../../domain/text/invisible';
import { NO_TOKEN, type CurrentToken } from './customer-records';
import { emailKey } from './email-address';
import type { InMemoryStore } from '../in-memory-store';
import { showOrder } from './show-order';

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

  findForGuest({ number, email, ...proof }: OrderInformation): Promise<Result<Order, Failure>> {
    return this.shop.wire.answer('orderHistory.findForGuest', () => {
      const order = this.shop.orders.find((one) => one.number === number.trim());
      const billing = order?.shown.billingAddress;
      const key = (text: string) => withoutBlanks(formatPostcode(billing?.countryCode ?? '', text)).toUpperCase();
      const billedTo = key(billing?.postcode ?? '');
      const isKnown =
        'postcode' in proof &&
        order?.cart.owner === null &&
        emailKey(order.cart.email ?? '') === emailKey(email) &&
        billedTo !== '' &&
        billedTo === key(proof.postcode);
      return isKnown ? ok(showOrder(this.shop, order)) : refuse({ kind: 'not-found', message: '' });
    });
  }

  private own(): Result<readonly Order[], Failure> {
    const account = this.shop.people.whoIs(this.who());
    if (!account.ok) return account;
    const orders = this.shop.orders.filter(({ cart }) => cart.owner === account.value.id);
    return ok(orders.map((order) => showOrder(this.shop, order)).reverse());
  }
}
