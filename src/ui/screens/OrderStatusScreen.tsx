import '../theme/account/order-status-page.module.css';
import type { GuestOrderProof } from '../../application/ports/customer';
import type { Order } from '../../domain/orders/order';
import { OrderDetails } from '../components/orders/OrderDetails';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../site-props';
import { orderStatusTexts, type OrderStatusRefusal } from '../texts/en/orders/order-status-texts';
import { sharedTexts } from '../texts/en/shared';

export interface OrderStatusScreenProps {
  readonly site: SiteProps;
  /** What the form asks for besides number and email; null: it is not shown. */
  readonly asks: GuestOrderProof | null;
  /** The order that was asked for, or null. */
  readonly order: Order | null;
  readonly refusal: OrderStatusRefusal | null;
}

/** The status of an order, by number, email and what the backend asks for besides. Works without scripts. */
export function OrderStatusScreen({ site, asks, order, refusal }: OrderStatusScreenProps) {
  const path = inStore(site.storePrefix, '/order-status');
  return (
    <div className="order-status-page">
      <Static.PageHead title={sharedTexts.pageTitle(orderStatusTexts.title, site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      {/* A page from the back-forward cache may show another person's order. */}
      <h1 data-reload="restored">{orderStatusTexts.title}</h1>
      {order === null ? (
        <ServerOnly id="order-status">
          {process.env.NEXT_RUNTIME !== '' && (
            <Static.OrderStatusForm
              path={path}
              signIn={inStore(site.storePrefix, '/sign-in')}
              asks={asks}
              refusal={refusal}
            />
          )}
        </ServerOnly>
      ) : (
        <>
          <OrderDetails order={order} site={site} again={null} />
          <a className="way-on" href={path}>
            {orderStatusTexts.another}
          </a>
        </>
      )}
    </div>
  );
}
