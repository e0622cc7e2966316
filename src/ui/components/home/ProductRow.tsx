import type { HomeRowWithProducts } from '../../../application/content/open-home';
import { type SiteProps, inStore } from '../../site-props';
import { ProductCards } from '../catalogue/ProductCards';
import { Icon } from '../shared/Icon';

interface ProductRowProps {
  readonly row: HomeRowWithProducts;
  readonly site: SiteProps;
  /** Every other row stands on a darker ground, so that the eye counts them. */
  readonly tinted: boolean;
}

/** A row of goods that the florist has picked, and the way to all of their kind. */
export function ProductRow({ row, site, tinted }: ProductRowProps) {
  return (
    <section className={tinted ? 'home-band home-band-tinted' : 'home-band'}>
      <div className="page">
        <div className="band-head">
          <div>
            <h2>{row.heading}</h2>
            {row.text !== '' && <p className="lead">{row.text}</p>}
          </div>
          {row.link !== null && (
            <a className="way-on" href={inStore(site.storePrefix, row.link.path)}>
              {row.link.label}
              <Icon name="onward" />
            </a>
          )}
        </div>
        <ProductCards products={row.products} view="grid" site={site} back={inStore(site.storePrefix, '/')} early={0} />
      </div>
    </section>
  );
}
