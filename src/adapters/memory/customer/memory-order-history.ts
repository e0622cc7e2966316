import type { Failure } from '../../../application/ports/failures';
import type { OrderHistory, OrderInformation } from '../../../application/ports/order-history';
import type { CartAddress } from '../../../domain/address/address';
import type { Order, OrderAddress, OrderPage } from '../../../domain/orders/order';
import { itemStatus } from '../../../domain/orders/item-status';
import type { PaymentDetail } from '../../../domain/orders/order-progress';
import { orderStatus } from '../../../domain/orders/order-status';
import { payByInWords, type PayTo } from '../../../domain/orders/payment-instructions';
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

  findForGuest({ number, email, postcode }: OrderInformation): Promise<Result<Order, Failure>> {
    return this.shop.wire.answer('orderHistory.findForGuest', () => {
      const order = this.shop.orders.find((one) => one.number === number.trim());
      const { deliveryAddress, billingAddress } = order?.shown ?? {};
      const postcodes = [deliveryAddress, billingAddress].map((address) => sameCode(address?.postcode ?? ''));
      const isKnown =
        postcode.trim() !== '' && postcodes.includes(sameCode(postcode)) && this.isBy(order, email.trim());
      return order === undefined || !isKnown ? refuse({ kind: 'not-found', message: '' }) : ok(this.show(order));
    });
  }

  /** A customer's cart has no email of its own. */
  private isBy(order: MemoryOrder | undefined, email: string): boolean {
    if (order === undefined) return false;
    const { owner, email: typed } = order.cart;
    return owner === null
      ? typed?.toLowerCase() === email.toLowerCase()
      : this.shop.people.withEmail(email)?.id === owner;
  }

  private own(): Result<readonly Order[], Failure> {
    const account = this.shop.people.whoIs(this.who());
    if (!account.ok) return account;
    const orders = this.shop.orders.filter(({ cart }) => cart.owner === account.value.id);
    return ok(orders.map((order) => this.show(order)).reverse());
  }

  private show({ number, placedAt, shown, cart, progress }: MemoryOrder): Order {
    const none: Money = { pence: 0, currency: this.shop.data.store.defaultCurrency };
    const payment = this.shop.data.paymentMethods.find(({ code }) => code === cart.payment);
    return {
      number,
      placedAt,
      status: orderStatus(progress.status),
      items: shown.items.map(({ sku, name, path, quantity, attributes, ...item }) => {
        const rowTotal = item.rowTotal ?? none;
        return {
          sku,
          name,
          path,
          quantity,
          rowTotal,
          attributes,
          status: itemStatus(progress.lines),
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
      comments: progress.comments,
      shipments: progress.shipments,
      paymentDetails: progress.status === 'Pending' ? this.whereToPay(number, cart.id) : [],
    };
  }

  private whereToPay(number: string, cartId: string): readonly PaymentDetail[] {
    const payment = this.shop.awaitedOf(cartId);
    if (payment?.kind !== 'awaited') return [];
    const { payTo, payBy } = payment.instructions;
    const to = whereTo(payTo);
    return Object.entries({ ...to, Reference: number, 'Pay by': payByInWords(payBy) }).map(([label, value]) => ({
      label,
      value,
    }));
  }
}

function whereTo(payTo: PayTo): Readonly<Record<string, string>> {
  switch (payTo.kind) {
    case 'transfer':
      return { 'Account name': payTo.accountName, 'Sort code': payTo.sortCode, 'Account number': payTo.accountNumber };
    case 'euro-transfer':
      return { 'Account name': payTo.accountName, IBAN: payTo.iban, BIC: payTo.bic };
    case 'cheque':
      return { 'Payable to': payTo.payee, 'Send it to': payTo.address };
  }
}

const sameCode = (postcode: string): string => postcode.replace(/\s/g, '').toUpperCase();

function asOrderAddress(address: CartAddress | null): OrderAddress | null {
  return address === null ? null : { ...address, region: address.region?.name ?? '', neighborhood: '', extra: '' };
}
