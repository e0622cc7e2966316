import type { AccountOverview, NextDelivery } from '../../../domain/customer/account-data';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import type { InMemoryStore, MemoryOrder } from '../in-memory-store';
import type { StoredCustomer } from './customer-records';
import { showOrder } from './show-order';

/** The first page of a customer's account. */
export function accountOverview(shop: InMemoryStore, account: StoredCustomer): AccountOverview {
  const { email, firstName, lastName } = account.customer;
  const orders = shop.orders.filter(({ cart }) => cart.owner === account.id);
  const newest = orders.at(-1);
  return {
    customer: { email, firstName, lastName },
    nextDelivery: nextDelivery(orders, londonMoment(shop.now()).date),
    lastOrder: newest === undefined ? null : headOf(shop, newest),
    orderCount: orders.length,
    addressCount: account.addresses.length,
    defaultAddress: account.addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? null,
    wishCount: shop.wishes.get(account.id)?.length ?? 0,
  };
}

function headOf(shop: InMemoryStore, order: MemoryOrder): AccountOverview['lastOrder'] {
  const { number, placedAt, status, total } = showOrder(shop, order);
  return { number, placedAt, status, total };
}

function nextDelivery(orders: readonly MemoryOrder[], today: string): NextDelivery | null {
  const due = orders
    .filter(({ progress }) => progress.status === 'Pending' || progress.status === 'Processing')
    .flatMap(({ number, shown }) =>
      shown.items
        .flatMap(({ attributes }) => attributes.filter(({ isDay }) => isDay))
        .map(({ value }) => ({ orderNumber: number, day: value, isCollected: isCollected(shown.delivery) })),
    )
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
  return due[0] ?? null;
}
