import '../../theme/account/orders-page.module.css';
import { type OwnListPagination, ownListQuery } from '../../../domain/listing/own-list-pagination';
import { type Order, type OrderPage, orderDate } from '../../../domain/orders/order';
import { formatMoney } from '../../../domain/pricing/money';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { OwnListPages } from '../../components/account/OwnListPages';
import { OrderStatusWord } from '../../components/orders/OrderStatusWord';
import { Drawing } from '../../components/shared/Drawing';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { orderHistoryTexts } from '../../texts/en/orders/order-texts';

export interface OrderHistoryScreenProps {
  /** Null if they could not be loaded. */
  readonly orders: OrderPage | null;
  readonly place: OwnListPagination;
  /** True if the visitor asked for an order that is not theirs or does not exist. */
  readonly isUnknown: boolean;
}

/** The customer's orders, newest first. */
export function OrderHistoryScreen({ site, ...props }: OrderHistoryScreenProps & { readonly site: SiteProps }) {
  const { orders, place, isUnknown } = props;
  const path = inStore(site.storePrefix, ACCOUNT_PAGES['order-history'].path);
  return (
    <>
      {isUnknown && (
        <p className="alert" role="alert">
          {orderHistoryTexts.unknown}
        </p>
      )}
      {orders === null ? (
        <OwnListFailed text={orderHistoryTexts.failed} again={`${path}?${ownListQuery(place)}`} />
      ) : orders.total === 0 ? (
        <NoOrders storePrefix={site.storePrefix} />
      ) : (
        <>
          <OrderList orders={orders.orders} path={path} locale={site.locale} />
          <OwnListPages
            path={path}
            place={place}
            total={orders.total}
            totalPages={orders.totalPages}
            sizesLabel={orderHistoryTexts.perPage}
          />
        </>
      )}
    </>
  );
}

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly path: string;
  readonly locale: string;
}

function OrderList({ orders, path, locale }: OrderListProps) {
  const { number, date, amount, status } = orderHistoryTexts.columns;
  return (
    <table className="orders">
      <caption className="sr-only">{orderHistoryTexts.caption}</caption>
      <thead>
        <tr>
          {[number, date, amount, status].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{orderHistoryTexts.open}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <th scope="row">{order.number}</th>
            <td>{orderDate(order.placedAt)}</td>
            <td className="orders-amount">{formatMoney(order.total, locale)}</td>
            <td>
              <OrderStatusWord status={order.status} />
            </td>
            <td>
              <a
                className="orders-open"
                href={`${path}/${encodeURIComponent(order.number)}`}
                aria-label={orderHistoryTexts.openOf(order.number)}
              >
                {orderHistoryTexts.open}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoOrders({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <div className="own-empty">
      <Drawing of="tulip" />
      <h2>{orderHistoryTexts.emptyTitle}</h2>
      <p>{orderHistoryTexts.emptyHint}</p>
      <a className="button" href={inStore(storePrefix, '/')}>
        {orderHistoryTexts.toShop}
      </a>
    </div>
  );
}
