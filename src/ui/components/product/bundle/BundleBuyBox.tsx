import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BundleViewModel } from '../../../view-models/product/bundle-view-model';
import { BuyForm } from '../BuyForm';
import { type BuyBoxProps, SimpleBuyBox } from '../SimpleBuyBox';
import { isOrderedByPhone, StockLine } from '../PriceBlock';
import { BundleItems } from './BundleItems';
import type { Product } from '../../../../domain/catalogue/product';
import { formatMoney } from '../../../../domain/pricing/money';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import { Static } from '../../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../../site-props';
import { bundleTexts } from '../../../texts/en/product/bundle';
import { PriceTag } from '../../shared/PriceTag';
import { ServerOnly } from '../../shared/ServerOnly';

/** Price, parts and form of a bundle, which is put together on the page. */
export function BundleBuyBox(props: BuyBoxProps) {
  return isOrderedByPhone(props.vm.product) ? <SimpleBuyBox {...props} /> : <ComposedOrder {...props} />;
}

const ComposedOrder = observer(function ComposedOrder({ vm, site, deliveryRules, back, answers }: BuyBoxProps) {
  const [bundle] = useState(() => new BundleViewModel(vm));
  const questions = vm.product.bundle ?? [];
  return (
    <>
      <BundlePrice product={vm.product} site={site} />
      <BuyForm
        vm={vm}
        site={site}
        deliveryRules={deliveryRules}
        back={back}
        answers={answers}
        parts={[...questions, ...questions.flatMap(({ choices }) => choices)]}
      >
        <BundleItems bundle={bundle} locale={site.locale} />
      </BuyForm>
    </>
  );
});

/** The lowest and the highest price of a bundle. */
function BundlePrice({ product, site }: { product: Product; site: Pick<SiteProps, 'locale' | 'storePrefix'> }) {
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
