import { type OrderedItem, type Order, paidOtherwise } from '../../../domain/orders/order';
import { formatMoney, type Money } from '../../../domain/pricing/money';
import { orderTexts, itemStatusMessage } from '../../texts/en/orders/order-texts';
import { Attributes } from '../cart/Attributes';
import { noUkVat } from '../../texts/en/cart/no-uk-vat';

interface OrderLinesProps {
  readonly items: readonly OrderedItem[];
  /** Where a line is ordered again, without its index; null if it cannot be. */
  readonly again: string | null;
  /** Index of the line whose product is no longer sold, or null. */
  readonly gone: number | null;
  readonly locale: string;
}

/** The order's lines as ordered. */
export function OrderLines({ items, again, gone, locale }: OrderLinesProps) {
  return (
    <ul className="order-lines">
      {items.map((item, index) => (
        <li key={`${item.sku}-${index}`} className="order-line" id={`line-${index}`}>
          <div className="order-line-words">
            <p className="order-line-name">{`${orderTexts.quantity(item.quantity)} ${item.name}`}</p>
            <Attributes attributes={item.attributes} locale={locale} />
            <p className="soft">{itemStatusMessage(item.status)}</p>
            {index === gone ? (
              <p className="error-text" role="alert">
                {orderTexts.gone}
              </p>
            ) : (
              again !== null && (
                <a className="button-plain order-again" href={`${again}?line=${index}`}>
                  {orderTexts.again}
                  <span className="sr-only">{`: ${item.name}`}</span>
                </a>
              )
            )}
          </div>
          <div className="order-line-price">
            <p>{formatMoney(item.rowTotal, locale)}</p>
            {item.quantity > 1 && <p className="soft">{orderTexts.each(formatMoney(item.price, locale))}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface OrderTotalsProps {
  readonly order: Order;
  readonly locale: string;
}

/** The amounts of an order as it was placed. */
export function OrderTotals({ order, locale }: OrderTotalsProps) {
  const otherwise = paidOtherwise(order);
  const less = ({ pence, currency }: Money) => formatMoney({ pence: -Math.abs(pence), currency }, locale);
  const rows: readonly (readonly [label: string, amount: string])[] = [
    [orderTexts.subtotal, formatMoney(order.subtotal, locale)],
    ...order.discounts.map(({ label, amount }) => [orderTexts.discount(label), less(amount)] as const),
    ...(order.deliveryTitle === null
      ? []
      : [[orderTexts.delivery, orderTexts.fee(order.delivery.pence, formatMoney(order.delivery, locale))] as const]),
    ...(otherwise === null ? [] : [[orderTexts.otherwise, less(otherwise)] as const]),
  ];
  return (
    <dl className="order-totals">
      {rows.map(([label, amount], index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="order-total">
        <dt>{orderTexts.total}</dt>
        <dd>{formatMoney(order.total, locale)}</dd>
      </div>
      {order.vat.pence > 0 && (
        <div className="soft">
          <dt>{orderTexts.vat(formatMoney(order.vat, locale))}</dt>
        </div>
      )}
      {order.leavesUk && (
        <div className="soft">
          <dt>{noUkVat}</dt>
        </div>
      )}
    </dl>
  );
}
