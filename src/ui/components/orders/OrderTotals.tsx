import { type Order, paidOtherwise } from '../../../domain/orders/order';
import { formatMoney, type Money } from '../../../domain/pricing/money';
import { noUkVat } from '../../texts/en/cart/no-uk-vat';
import { orderTexts } from '../../texts/en/orders/order-texts';

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
