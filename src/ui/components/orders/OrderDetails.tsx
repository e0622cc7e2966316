import '../../theme/account/orders-page.module.css';
import { type Order, type OrderAddress, orderTime } from '../../../domain/orders/order';
import { formatMoney } from '../../../domain/pricing/money';
import type { SiteProps } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { orderTexts } from '../../texts/en/orders/order-texts';
import { AddressLines } from '../checkout/AddressLines';
import { OrderLines, OrderTotals } from './OrderLines';
import { OrderStatusWord } from './OrderStatusWord';
import type { Elements } from '../shared/elements';

interface OrderDetailsProps {
  readonly order: Order;
  readonly site: Pick<SiteProps, 'locale' | 'storePrefix'>;
  /** Where a line is ordered again, without its index; null if it cannot be. */
  readonly again: string | null;
  /** Index of the line that turned out to be no longer sold. */
  readonly gone?: number | null;
}

/** Everything that the shop knows of an order. */
export function OrderDetails({ order, site, again, gone = null }: OrderDetailsProps) {
  const { locale } = site;
  return (
    <div className="order">
      <div className="order-head">
        <h2>{orderTexts.number(order.number)}</h2>
        <OrderStatusWord status={order.status} />
        <p className="soft">{orderTexts.placed(orderTime(order.placedAt))}</p>
      </div>
      <HowToPay order={order} locale={locale} />
      <Progress order={order} />
      <Parcels order={order} />
      <section>
        <h3>{orderTexts.items}</h3>
        <OrderLines items={order.items} again={again} gone={gone} locale={locale} />
        <OrderTotals order={order} locale={locale} />
      </section>
      <div className="order-addresses">
        <Address title={orderTexts.deliverTo} address={order.deliveryAddress} locale={locale}>
          {order.deliveryTitle !== null && <p>{order.deliveryTitle}</p>}
        </Address>
        <Address title={orderTexts.invoiceTo} address={order.billingAddress} locale={locale} />
        {order.paymentTitle !== null && (
          <section>
            <h3>{orderTexts.payment}</h3>
            <p>{order.paymentTitle}</p>
          </section>
        )}
      </div>
      <p className="soft">{orderTexts.questions(contactTexts.phone)}</p>
    </div>
  );
}

/** Where the money goes while it is awaited. */
function HowToPay({ order, locale }: { readonly order: Order; readonly locale: string }) {
  const { paymentDetails, status, total } = order;
  if (paymentDetails.length === 0) return null;
  const isAwaited = status.kind === 'pending' || status.kind === 'pending-payment';
  return (
    <section className={isAwaited ? 'alert order-pay' : 'order-pay'}>
      <h3>{isAwaited ? orderTexts.howToPay : orderTexts.payment}</h3>
      {isAwaited && <p>{orderTexts.notPaid(formatMoney(total, locale))}</p>}
      <dl>
        {paymentDetails.map(({ label, value }, index) => (
          <div key={`${label}-${index}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Progress({ order }: { readonly order: Order }) {
  const steps = [{ at: order.placedAt, message: orderTexts.received }, ...order.comments];
  return (
    <section>
      <h3>{orderTexts.progress}</h3>
      <ol className="order-steps">
        {steps.map(({ at, message }, index) => (
          <li key={`${at}-${index}`}>
            <p>{message}</p>
            <time className="soft" dateTime={new Date(at).toISOString()}>
              {orderTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Parcels({ order: { shipments } }: { readonly order: Order }) {
  if (!shipments.some(({ tracking }) => tracking.length > 0)) return null;
  return (
    <section>
      <h3>{orderTexts.parcels}</h3>
      <ul className="order-parcels">
        {shipments.flatMap(({ number, tracking }) =>
          tracking.map((parcel, index) => (
            <li key={`${number}-${index}`}>
              <p>{orderTexts.parcel(parcel.carrier)}</p>
              <p className="soft">
                {parcel.number === null ? orderTexts.noTracking : orderTexts.trackingNumber(parcel.number)}
              </p>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

interface AddressProps {
  readonly title: string;
  readonly address: OrderAddress | null;
  readonly locale: string;
  readonly children?: Elements;
}

function Address({ title, address, locale, children }: AddressProps) {
  if (address === null) return null;
  const region = { code: '', id: null, name: address.region };
  return (
    <section>
      <h3>{title}</h3>
      <AddressLines address={{ ...address, region }} locale={locale} />
      {children}
    </section>
  );
}
