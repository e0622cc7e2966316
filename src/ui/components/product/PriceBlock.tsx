import { observer } from 'mobx-react-lite';
import type { ProductType } from '../../../domain/catalogue/product';
import { formatMoney } from '../../../domain/pricing/format-money';
import type { ProductViewModel } from '../../view-models/product-view-model';
import { productTexts } from '../../texts/en/product';
import { PriceTag } from '../shared/PriceTag';
import { StockLine } from './StockLine';

/** Nobody carries these to a door. */
const NOT_BROUGHT: ReadonlySet<ProductType> = new Set<ProductType>(['virtual', 'downloadable', 'gift-card']);

/** Price and stock of what is chosen so far. Screen readers hear them again when the choice has changed them. */
export const PriceBlock = observer(function PriceBlock({ vm, locale }: { vm: ProductViewModel; locale: string }) {
  const isBrought = !NOT_BROUGHT.has(vm.product.type);
  const isOpen = vm.product.configurable !== null && vm.product.configurable.variant === null;
  return (
    <div className="price-block">
      <div aria-live="polite" aria-atomic="true">
        <PriceTag price={vm.price} locale={locale} open={isOpen} />
        {vm.extras.pence > 0 && <p className="hint">{productTexts.withExtras(formatMoney(vm.extras, locale))}</p>}
        <StockLine availability={vm.availability} />
      </div>
      <p className="hint">{isBrought ? productTexts.priceNote : productTexts.priceNoteAlone}</p>
    </div>
  );
});
