import '../theme/pages/home-page.module.css';
import type { Home, HomeRowWithProducts } from '../../application/content/load-home';
import type { RestDays } from '../../domain/delivery/shop-schedule';
import { AddedNotice } from '../components/catalogue/AddedNotice';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import { type SiteProps, inStore } from '../site-props';
import { sharedTexts } from '../texts/en/shared';
import { ProductCards } from '../components/catalogue/ProductCards';
import { Icon } from '../components/shared/Icon';

export interface HomeScreenProps extends Home {
  readonly site: SiteProps;
  /** Sku of the product that a form sent without scripts has added. */
  readonly added: string | null;
  /** Null while the florist's days are unknown. */
  readonly restDays: RestDays | null;
}

export function HomeScreen({ site, page, hero, rows, added, restDays }: HomeScreenProps) {
  const { storePrefix } = site;
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.PublicHead
          site={site}
          title={sharedTexts.pageTitle(page.title, site.storeName)}
          description={page.description}
          canonical="/"
          picture={hero?.picture}
        />
      )}
      <div className="page">
        <AddedNotice site={site} products={rows.flatMap((row) => row.products)} added={added} />
      </div>
      <ServerOnly id="hero">
        {process.env.NEXT_RUNTIME !== '' && <Static.Hero page={page} hero={hero} site={site} />}
      </ServerOnly>
      <ServerOnly id="occasions">
        {process.env.NEXT_RUNTIME !== '' && <Static.Occasions links={page.occasions} storePrefix={storePrefix} />}
      </ServerOnly>
      <div className="page">
        <ServerOnly id="home-promises">
          {process.env.NEXT_RUNTIME !== '' && <Static.HomePromises site={site} restDays={restDays} />}
        </ServerOnly>
      </div>
      {rows.map((row, index) => (
        <ProductRow key={row.heading} row={row} site={site} tinted={index % 2 === 1} />
      ))}
      <ServerOnly id="home-services">
        {process.env.NEXT_RUNTIME !== '' && <Static.Services storePrefix={storePrefix} />}
      </ServerOnly>
      <ServerOnly id="story">{process.env.NEXT_RUNTIME !== '' && <Static.Story page={page} site={site} />}</ServerOnly>
    </>
  );
}

interface ProductRowProps {
  readonly row: HomeRowWithProducts;
  readonly site: SiteProps;
  /** Alternates the background of rows. */
  readonly tinted: boolean;
}

/** A row of products chosen by the florist, with a link to their category. */
function ProductRow({ row, site, tinted }: ProductRowProps) {
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
