import { isHadNow, lastOnes } from '../../../../domain/catalogue/availability';
import type { BundleChoice } from '../../../../domain/catalogue/bundle';
import { formatMoney } from '../../../../domain/pricing/money';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import { bundleTexts } from '../../../texts/en/product/bundle';
import { sharedTexts } from '../../../texts/en/shared';
import { soldOutText } from '../../../texts/en/stock';

/** The price of one, and how many are left. */
export function PartPrice({ choice, locale }: { choice: BundleChoice; locale: string }) {
  const { price, quantity, canChangeQuantity, availability } = choice;
  const now = formatMoney(currentPrice(price), locale);
  const few = lastOnes(availability);
  return (
    <span className="pick-price">
      {' '}
      {price.special !== null && (
        <>
          <span className="sr-only">{sharedTexts.wasPrice} </span>
          <del>{formatMoney(price.regular, locale)}</del>
          <span className="sr-only"> {sharedTexts.nowPrice}</span>{' '}
        </>
      )}
      <span>{quantity > 1 || canChangeQuantity ? bundleTexts.each(now) : now}</span>
      {!isHadNow(availability) && <span className="stock stock-none">{` ${soldOutText(availability)}`}</span>}
      {few !== null && <span className="stock">{` ${sharedTexts.onlyLeft(few)}`}</span>}
    </span>
  );
}
