import type { Order } from '../../../domain/orders/order';
import { OrderDetails } from '../../components/orders/OrderDetails';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { orderTexts } from '../../texts/en/orders/order-texts';

export interface OrderScreenProps {
  readonly order: Order;
  /** Index of the line that turned out to be no longer sold, or null. */
  readonly gone: number | null;
}

/** One order of the customer. */
export function OrderScreen({ site, order, gone }: OrderScreenProps & { readonly site: SiteProps }) {
  const all = inStore(site.storePrefix, ACCOUNT_PAGES['order-history'].path);
  return (
    <>
      <OrderDetails order={order} site={site} again={`${all}/${encodeURIComponent(order.number)}/again`} gone={gone} />
      <a className="way-on order-all" href={all}>
        {orderTexts.allOrders}
      </a>
    </>
  );
}
