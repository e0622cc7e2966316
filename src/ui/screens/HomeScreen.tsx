import '../theme/pages/home-page.module.css';
import type { Home } from '../../application/content/open-home';
import { AddedNotice } from '../components/catalogue/AddedNotice';
import { ProductRow } from '../components/home/ProductRow';
import { Hero } from '../components/home/Hero';
import { Occasions } from '../components/home/Occasions';
import { Promises } from '../components/home/Promises';
import { Services } from '../components/home/Services';
import { Drawing } from '../components/shared/Drawing';
import { Html } from '../components/shared/Html';
import { Static } from '../server-parts';
import { inStore, type SiteProps } from '../site-props';
import { htmlInStore } from '../html-in-store';
import { sharedTexts } from '../texts/en/shared';

export interface HomeScreenProps extends Home {
  readonly site: SiteProps;
  /** Sku of the product that a form sent without scripts has added. */
  readonly added: string | null;
  /** Path of the home page, if this is another one. */
  readonly canonical?: string;
}

export function HomeScreen({ site, page, hero, rows, added, canonical }: HomeScreenProps) {
  const { storePrefix } = site;
  return (
    <>
      <Static.PageHead
        title={sharedTexts.pageTitle(page.title, site.storeName)}
        canonical={canonical && inStore(storePrefix, canonical)}
      >
        <meta name="description" content={page.description} />
      </Static.PageHead>
      <div className="page">
        <AddedNotice site={site} products={rows.flatMap((row) => row.products)} added={added} />
      </div>
      <Hero page={page} hero={hero} site={site} />
      <Occasions links={page.occasions} storePrefix={storePrefix} />
      <div className="page">
        <Promises site={site} />
      </div>
      {rows.map((row, index) => (
        <ProductRow key={row.heading} row={row} site={site} tinted={index % 2 === 1} />
      ))}
      <Services storePrefix={storePrefix} />
      <section className="story">
        <div className="page story-row">
          <div>
            <h2>{page.storyHeading}</h2>
            <Drawing of="sweetPea" />
          </div>
          <Html className="prose" html={htmlInStore(storePrefix, page.storyText)} />
        </div>
      </section>
    </>
  );
}
