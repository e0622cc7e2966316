import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/pricing/money';
import type { ProductViewModel } from '../../view-models/product/product-view-model';
import { productTexts } from '../../texts/en/product/product';
import { Static } from '../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../site-props';
import { PriceTag } from '../shared/PriceTag';
import { ServerOnly } from '../shared/ServerOnly';
import { StockLine } from './StockLine';

/** Price and stock of the current choice, in a live region. */
export const PriceBlock = observer(function PriceBlock({
  vm,
  site,
}: {
  vm: ProductViewModel;
  site: Pick<SiteProps, 'locale' | 'storePrefix'>;
}) {
  const { product } = vm;
  const { locale } = site;
  return (
    <div className="price-block">
      <div aria-live="polite" aria-atomic="true">
        <PriceTag price={vm.price} locale={locale} from={vm.isPriceOpen} />
        {vm.extras.pence > 0 && <p className="hint">{productTexts.withSurcharges(formatMoney(vm.extras, locale))}</p>}
        <StockLine product={product} availability={vm.availability} />
      </div>
      <ServerOnly id="price-note">
        {process.env.NEXT_RUNTIME !== '' && <Static.PriceNote product={vm.product} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </div>
  );
});
