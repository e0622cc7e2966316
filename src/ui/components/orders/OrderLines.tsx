import type { OrderedItem } from '../../../domain/orders/order';
import { formatMoney } from '../../../domain/pricing/money';
import { orderTexts, itemStatusMessage } from '../../texts/en/orders/order-texts';
import { Attributes } from '../cart/Attributes';

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
