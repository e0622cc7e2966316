import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Product } from '../../../../domain/catalogue/product';
import { useShop } from '../../../shop-context';
import type { SiteProps } from '../../../site-props';
import { linkedTexts } from '../../../texts/en/linked-products';
import { ProductCards } from '../../catalogue/ProductCards';
import { useNear } from '../../shared/use-near';
import { useFeature } from './use-feature';

interface LinkedProductsProps {
  readonly kind: 'related' | 'upsells';
  readonly product: Product;
  readonly site: SiteProps;
  readonly back: string;
}

/** A row of products that go with this one, or could stand in its place; nothing if there are none. */
export const LinkedProducts = observer(function LinkedProducts({ kind, product, site, back }: LinkedProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { features } = useShop();
  const {
    part: row,
    hasFailed,
    load,
  } = useFeature(
    async () => (await (await features()).linkedProducts())[kind](product.sku),
    (loaded) => void loaded.open(),
  );
  useNear(place, load);
  const isDown = hasFailed || (row !== null && row.loading.error !== null);
  const heading = `linked-${kind}`;
  return (
    <div ref={place}>
      {isDown && (
        <p className="hint linked">
          {linkedTexts.failed[kind]}{' '}
          <button type="button" className="button-plain" onClick={row === null ? load : () => void row.open()}>
            {linkedTexts.tryAgain}
          </button>
        </p>
      )}
      {row !== null && row.products.length > 0 && (
        <section className="linked" aria-labelledby={heading}>
          <h2 id={heading}>{linkedTexts.titles[kind]}</h2>
          <ProductCards products={row.products} view="grid" site={site} back={back} place="row" />
        </section>
      )}
    </div>
  );
});
