import type { AccountOverview, NextDelivery } from '../../../domain/customer/account-data';
import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import { number, optionalRecord, optionalText, record, records, text } from '../wire-value';
import { toOrder } from './decode-order';
import { toSavedAddress } from './decode-saved-address';
import { countWishlist } from './decode-wishlist';

/** The first page of an account. Amounts without a currency are in the visitor's. */
export function toOverview(value: unknown, currency: string): AccountOverview {
  const wire = record(value, 'customer');
  const addresses = records(wire.addresses);
  const defaultAddress = addresses.find((address) => address.default_shipping === true);
  const orders = optionalRecord(wire.orders);
  const [newest] = records(orders?.items);
  return {
    customer: {
      email: text(wire.email, 'email'),
      firstName: optionalText(wire.firstname) ?? '',
      lastName: optionalText(wire.lastname) ?? '',
    },
    nextDelivery: toNextDelivery(wire.next_delivery),
    lastOrder: newest === undefined ? null : toLastOrder(newest, currency),
    orderCount: number(orders?.total_count ?? 0, 'count of orders'),
    addressCount: addresses.length,
    defaultAddress: defaultAddress === undefined ? null : toSavedAddress(defaultAddress),
    wishCount: countWishlist(wire),
  };
}

function toLastOrder(wire: unknown, currency: string): AccountOverview['lastOrder'] {
  const { number: orderNumber, placedAt, status, total } = toOrder(wire, currency);
  return { number: orderNumber, placedAt, status, total };
}

function toNextDelivery(value: unknown): NextDelivery | null {
  const wire = optionalRecord(value);
  const day = optionalText(wire?.day) ?? '';
  const orderNumber = optionalText(wire?.order_number);
  if (orderNumber === null || !isCalendarDate(day)) return null;
  return { orderNumber, day, isCollected: wire?.is_collected === true };
}
