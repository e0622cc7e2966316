import { observer } from 'mobx-react-lite';
import type { Product } from '../../../../domain/catalogue/product';
import { formatMoney } from '../../../../domain/pricing/money';
import { Static } from '../../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../../site-props';
import { groupTexts } from '../../../texts/en/product/group';
import type { GroupViewModel } from '../../../view-models/product/group-view-model';
import { ServerOnly } from '../../shared/ServerOnly';
import { StockLine } from '../StockLine';

interface GroupPriceProps {
  readonly group: GroupViewModel;
  readonly product: Product;
  readonly site: Pick<SiteProps, 'locale' | 'storePrefix'>;
}

/** The total price of the chosen products, in a live region. */
export const GroupPrice = observer(function GroupPrice({ group, product, site }: GroupPriceProps) {
  return (
    <div className="price-block">
      <p className="price" aria-live="polite" aria-atomic="true">
        <span className="sr-only">{groupTexts.together} </span>
        <span>{formatMoney(group.total, site.locale)}</span>
      </p>
      <StockLine product={product} availability={product.availability} />
      <ServerOnly id="price-note">
        {process.env.NEXT_RUNTIME !== '' && <Static.PriceNote product={product} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </div>
  );
});
