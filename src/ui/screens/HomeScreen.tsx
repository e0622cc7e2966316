import '../theme/pages/home-page.module.css';
import type { Home, HomeRowWithProducts } from '../../application/content/load-home';
import type { RestDays } from '../../domain/delivery/shop-schedule';
import { AddedNotice } from '../components/catalogue/AddedNotice';
import { Hero } from '../components/home/Hero';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import { type SiteProps, inStore } from '../site-props';
import { sharedTexts } from '../texts/en/shared';
import type { HomeLink } from '../../domain/content/home-page';
import { homeTexts } from '../texts/en/layout/home';
import { Drawing, type Flower, FLOWERS } from '../components/shared/Drawing';
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

/** How many links fit into one row. */
const DRAWN: readonly Flower[] = ['poppy', 'rose', 'daisy', 'tulip', 'cornflower', 'snowdrop'];

/** Links by occasion. Nothing if the florist has configured none. */
function Occasions({ links, storePrefix }: { links: readonly HomeLink[]; storePrefix: string }) {
  if (links.length === 0) return null;
  return (
    <nav className="page" aria-label={homeTexts.occasions}>
      <h2 className="mb-5">{homeTexts.occasionsHeading}</h2>
      <ul className="occasions">
        {links.map((link, index) => (
          <li key={link.path}>
            <a className="occasion" href={inStore(storePrefix, link.path)}>
              <Drawing of={DRAWN[index % DRAWN.length] ?? FLOWERS[0]} />
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
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

/** Weddings and funerals, which customers usually discuss with the florist. */
function Services({ storePrefix }: { storePrefix: string }) {
  return (
    <section className="page services" aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {homeTexts.services}
      </h2>
      {homeTexts.serviceList.map(({ flower, heading, text, label, path }) => (
        <div key={path} className="service">
          <Drawing of={flower} />
          <div className="service-words">
            <h3>{heading}</h3>
            <p>{text}</p>
            <a className="way-on" href={inStore(storePrefix, path)}>
              <span>{label}</span>
              <Icon name="onward" />
            </a>
          </div>
        </div>
      ))}
    </section>
  );
}
