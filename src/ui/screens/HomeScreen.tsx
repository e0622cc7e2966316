import '../theme/pages/home-page.module.css';
import type { Home } from '../../application/content/load-home';
import type { RestDays } from '../../domain/delivery/shop-schedule';
import { AddedNotice } from '../components/catalogue/AddedNotice';
import { ProductRow } from '../components/home/ProductRow';
import { Hero } from '../components/home/Hero';
import { Occasions } from '../components/home/Occasions';
import { Services } from '../components/home/Services';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';

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
      <Hero page={page} hero={hero} site={site} />
      <Occasions links={page.occasions} storePrefix={storePrefix} />
      <div className="page">
        <ServerOnly id="home-promises">
          {process.env.NEXT_RUNTIME !== '' && <Static.HomePromises site={site} restDays={restDays} />}
        </ServerOnly>
      </div>
      {rows.map((row, index) => (
        <ProductRow key={row.heading} row={row} site={site} tinted={index % 2 === 1} />
      ))}
      <Services storePrefix={storePrefix} />
      <ServerOnly id="story">{process.env.NEXT_RUNTIME !== '' && <Static.Story page={page} site={site} />}</ServerOnly>
    </>
  );
}
