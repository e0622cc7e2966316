import type { CartAddress } from '../../../domain/address/address';
import { itemStatus, orderStatus } from '../../../domain/orders/order-status';
import type { Order, OrderAddress, PaymentDetail } from '../../../domain/orders/order';
import { payByInWords, type PayTo } from '../../../domain/orders/payment';
import type { Money } from '../../../domain/pricing/money';
import type { InMemoryStore, MemoryOrder } from '../in-memory-store';

/** An order as its customer sees it. */
export function showOrder(shop: InMemoryStore, { number, placedAt, shown, cart, progress }: MemoryOrder): Order {
  const none: Money = { pence: 0, currency: shop.data.store.defaultCurrency };
  const payment = shop.data.paymentMethods.find(({ code }) => code === cart.payment);
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
    leavesUk: shown.totals?.leavesUk ?? false,
    total: shown.totals?.total ?? none,
    deliveryTitle: shown.delivery?.title ?? null,
    paymentTitle: payment?.label ?? null,
    deliveryAddress: asOrderAddress(shown.deliveryAddress),
    billingAddress: asOrderAddress(shown.billingAddress),
    comments: progress.comments,
    shipments: progress.shipments,
    paymentDetails: progress.status === 'Pending' ? whereToPay(shop, number, cart.id) : [],
  };
}

function whereToPay(shop: InMemoryStore, number: string, cartId: string): readonly PaymentDetail[] {
  const payment = shop.awaitedOf(cartId);
  if (payment?.kind !== 'awaited') return [];
  const { payTo, payBy } = payment.instructions;
  const to = whereTo(payTo);
  return Object.entries({ ...to, Reference: number, 'Pay by': payByInWords(payBy) }).map(([label, value]) => ({
    label,
    value,
  }));
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

function asOrderAddress(address: CartAddress | null): OrderAddress | null {
  return address === null ? null : { ...address, region: address.region?.name ?? '', neighborhood: '', extra: '' };
}
