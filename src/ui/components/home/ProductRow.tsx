import type { HomeRowWithProducts } from '../../../application/content/load-home';
import { type SiteProps, inStore } from '../../site-props';
import { ProductCards } from '../catalogue/ProductCards';
import { Icon } from '../shared/Icon';

interface ProductRowProps {
  readonly row: HomeRowWithProducts;
  readonly site: SiteProps;
  /** Alternates the background of rows. */
  readonly tinted: boolean;
}

/** A row of products chosen by the florist, with a link to their category. */
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
              <span>{row.link.label}</span>
              <Icon name="onward" />
            </a>
          )}
        </div>
        <ProductCards
          products={row.products}
          view="grid"
          site={site}
          back={inStore(site.storePrefix, '/')}
          place="row"
        />
      </div>
    </section>
  );
}
