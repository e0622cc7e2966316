import type { OrderStatusScreenProps } from '../../../ui/screens/OrderStatusScreen';
import type { Failure } from '../../../application/ports/failures';
import { firstOf } from '../../../domain/navigation/reserved-params';
import type { PageContext, PageLoadResult } from './page';

type Body = Omit<OrderStatusScreenProps, 'site'>;

/** The form for an order's status, and the order that was asked for. Whatever was wrong, the page is the same. */
export async function loadOrderStatus({ shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  const offered = await shop.offers.guestOrders();
  if (!offered.ok) return refused(null, offered.reason);
  const asks = offered.value;
  if (asks === null) return page(null, null, 'not-offered');
  const isAsked = firstOf(query.order) === 'asked';
  if (!isAsked && query.refused === undefined) return page(asks, null, null);
  const asked = shop.session.askedOrder.asked(asks);
  if (asked === null) return page(asks, null, 'unknown');
  const found = await shop.commerce.orderHistory.findForGuest(asked);
  return found.ok ? page(asks, found.value, null) : refused(asks, found.reason);
}

function refused(asks: Body['asks'], reason: Failure | { readonly kind: 'not-offered' }): PageLoadResult<Body> {
  switch (reason.kind) {
    case 'not-offered':
      return page(null, null, 'not-offered');
    case 'busy':
      return { ...page(asks, null, 'busy'), isRefused: true };
    case 'unreachable':
      return { ...page(asks, null, 'unreachable'), partFailure: reason };
    case 'not-found':
    case 'rejected':
    case 'unauthorised':
      return page(asks, null, 'unknown');
  }
}

function page(
  asks: Body['asks'],
  order: Body['order'],
  refusal: Body['refusal'],
): Extract<PageLoadResult<Body>, { kind: 'page' }> {
  return { kind: 'page', body: { asks, order, refusal } };
}
