import type { Product } from '../../../../domain/catalogue/product';
import { formatMoney } from '../../../../domain/pricing/money';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import { Static } from '../../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../../site-props';
import { bundleTexts } from '../../../texts/en/product/bundle';
import { PriceTag } from '../../shared/PriceTag';
import { ServerOnly } from '../../shared/ServerOnly';
import { StockLine } from '../StockLine';

/** The lowest and the highest price of a bundle. */
export function BundlePrice({ product, site }: { product: Product; site: Pick<SiteProps, 'locale' | 'storePrefix'> }) {
  const { price } = product;
  const { locale } = site;
  const isRange = price.maximum !== null && price.maximum.pence > currentPrice(price).pence;
  return (
    <div className="price-block">
      <div className="price-range">
        <PriceTag price={price} locale={locale} from={isRange} />
        {isRange && price.maximum !== null && (
          <p className="price">{bundleTexts.upTo(formatMoney(price.maximum, locale))}</p>
        )}
      </div>
      <StockLine product={product} availability={product.availability} />
      <ServerOnly id="price-note">
        {process.env.NEXT_RUNTIME !== '' && <Static.PriceNote product={product} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </div>
  );
}
