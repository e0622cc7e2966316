import { formatMoney, type Price } from '../../../domain/pricing/money';
import { discountPercent, currentPrice } from '../../../domain/catalogue/options/price-rules';
import { sharedTexts } from '../../texts/en/shared';

interface PriceTagProps {
  readonly price: Price;
  readonly locale: string;
  /** Whether "From" precedes the price. */
  readonly from: boolean;
}

/** Price of one item including VAT. A reduction shows both prices and the saving, with text for screen readers. */
export function PriceTag({ price, locale, from: startsAt }: PriceTagProps) {
  if (price.isUnknown === true) return null;
  const amount = formatMoney(currentPrice(price), locale);
  const now = startsAt ? `${sharedTexts.fromPrice} ${amount}` : amount;
  if (price.special === null) {
    return <div className="price">{now}</div>;
  }
  const percent = discountPercent(price);
  return (
    <div className="price">
      <span className="sr-only">{sharedTexts.nowPrice}</span>
      <ins>{now}</ins>
      <span className="sr-only">{sharedTexts.wasPrice}</span>
      <del>{formatMoney(price.regular, locale)}</del>
      {percent > 0 && <span className="saving">{sharedTexts.saving(percent)}</span>}
    </div>
  );
}
