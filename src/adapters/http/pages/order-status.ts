import type { OrderStatusScreenProps } from '../../../ui/screens/OrderStatusScreen';
import { firstOf } from '../../../domain/navigation/reserved-params';
import type { PageContext, PageLoadResult } from './page';

type Body = Omit<OrderStatusScreenProps, 'site'>;

/** The form for an order's status, and the order that was asked for. Whatever was wrong, the page is the same. */
export async function loadOrderStatus({ shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  const isAsked = firstOf(query.order) === 'asked';
  if (!isAsked && query.refused === undefined) return page(null, null);
  const asked = shop.session.askedOrder.asked();
  if (asked === null) return page(null, 'unknown');
  const found = await shop.commerce.orderHistory.findForGuest(asked);
  if (found.ok) return page(found.value, null);
  switch (found.reason.kind) {
    case 'not-offered':
      return page(null, 'not-offered');
    case 'busy':
      return { ...page(null, 'busy'), isRefused: true };
    case 'unreachable':
      return { ...page(null, 'unreachable'), partFailure: found.reason };
    case 'not-found':
    case 'rejected':
    case 'unauthorised':
      return page(null, 'unknown');
  }
}

function page(order: Body['order'], refusal: Body['refusal']): Extract<PageLoadResult<Body>, { kind: 'page' }> {
  return { kind: 'page', body: { order, refusal } };
}
