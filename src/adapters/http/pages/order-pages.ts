import { ownListPagination, ownListQuery } from '../../../domain/listing/own-list-pagination';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { isOrderNumber } from '../../../domain/orders/order';
import type { OrderHistoryScreenProps } from '../../../ui/screens/account/OrderHistoryScreen';
import type { OrderScreenProps } from '../../../ui/screens/account/OrderScreen';
import { ACCOUNT_PAGES } from '../../../ui/texts/en/account/account-pages';
import { failed, type PageContext, type PageLoadResult } from './page';

const HISTORY = ACCOUNT_PAGES['order-history'].path;

/** A page of the customer's orders. A page beyond the last redirects to the last. */
export async function loadOrderHistory({ shop, query }: PageContext): Promise<PageLoadResult<OrderHistoryScreenProps>> {
  const place = ownListPagination(query);
  const isUnknown = query.unknown !== undefined;
  const found = await shop.commerce.orderHistory.page(place.page, place.itemsPerPage);
  if (!found.ok && found.reason.kind === 'unauthorised') return failed(found.reason);
  if (!found.ok) return { kind: 'page', body: { orders: null, place, isUnknown }, partFailure: found.reason };
  const { total, totalPages } = found.value;
  if (total > 0 && place.page > totalPages)
    return { kind: 'redirect', to: `${HISTORY}?${ownListQuery({ ...place, page: totalPages })}` };
  return { kind: 'page', body: { orders: found.value, place, isUnknown } };
}

const lineOf = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

/**
 * One order. A malformed number is 404; another customer's order redirects to the list, like one that does not exist.
 */
export async function loadOrder({ shop, query }: PageContext): Promise<PageLoadResult<OrderScreenProps>> {
  const number = firstOf(query.number);
  if (!isOrderNumber(number)) return { kind: 'failed', status: 404 };
  const order = await shop.commerce.orderHistory.find(number);
  if (order.ok) return { kind: 'page', body: { order: order.value, gone: lineOf(firstOf(query.gone)) } };
  return order.reason.kind === 'not-found' ? { kind: 'redirect', to: `${HISTORY}?unknown` } : failed(order.reason);
}
