import Head from 'next/head';
import type { Home, StockedRow } from '../../application/content/open-home';
import type { ProductSummary } from '../../domain/catalogue/product';
import type { HomeLink, HomePage } from '../../domain/content/home-page';
import { ListingOutcome } from '../components/catalogue/ListingOutcome';
import { ProductCards } from '../components/catalogue/ProductCards';
import { Html } from '../components/shared/Html';
import { LargePicture } from '../components/shared/LargePicture';
import { type FrameProps, inStore } from '../frame-props';
import { homeTexts } from '../texts/en/home';

export interface HomeScreenProps extends Home {
  readonly frame: FrameProps;
  /** Sku of what a form sent without scripts has just put into the cart. */
  readonly added: string | null;
}

/** S2-4. The florist's front page. */
export function HomeScreen({ frame, page, hero, rows, added }: HomeScreenProps) {
  const { storePrefix } = frame;
  return (
    <>
      <Head>
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
      </Head>
      <div className="page">
        <ListingOutcome
          frame={frame}
          listing={{ items: rows.flatMap((row) => row.products) }}
          refusals={[]}
          added={added}
        />
      </div>
      <Hero page={page} hero={hero} storePrefix={storePrefix} />
      <Occasions links={page.occasions} storePrefix={storePrefix} />
      {rows.map((row) => (
        <Row key={row.heading} row={row} frame={frame} />
      ))}
      <section className="story">
        <div className="page page-head">
          <h2>{page.storyHeading}</h2>
          <Html className="prose" html={page.storyText} />
        </div>
      </section>
    </>
  );
}
HomeScreen.layout = 'home' as const;

function Hero({ page, hero, storePrefix }: { page: HomePage; hero: ProductSummary | null; storePrefix: string }) {
  const link = page.heroLink;
  return (
    <section className="hero">
      <div className="page hero-row">
        <div className="hero-words">
          <h1>{page.heroHeading}</h1>
          <Html className="prose lead" html={page.heroText} />
          {link !== null && (
            <a className="button" href={inStore(storePrefix, link.path)}>
              {link.label}
            </a>
          )}
        </div>
        {hero !== null && hero.picture !== null && (
          <a className="hero-picture" href={inStore(storePrefix, hero.path)}>
            <LargePicture picture={hero.picture} alt={hero.name} turn="first" sizes="(min-width: 64rem) 32rem, 100vw" />
          </a>
        )}
      </div>
    </section>
  );
}

function Occasions({ links, storePrefix }: { links: readonly HomeLink[]; storePrefix: string }) {
  if (links.length === 0) return null;
  return (
    <nav className="page home-band" aria-label={homeTexts.occasions}>
      <ul className="occasions">
        {links.map((link) => (
          <li key={link.path}>
            <a className="occasion" href={inStore(storePrefix, link.path)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ row, frame }: { row: StockedRow; frame: FrameProps }) {
  return (
    <section className="page home-band">
      <div className="band-head">
        <h2>{row.heading}</h2>
        {row.text !== '' && <p className="lead">{row.text}</p>}
      </div>
      <ProductCards
        products={row.products}
        view="grid"
        frame={frame}
        back={inStore(frame.storePrefix, '/')}
        early={0}
      />
      {row.link !== null && (
        <p className="band-foot">
          <a className="button button-quiet" href={inStore(frame.storePrefix, row.link.path)}>
            {row.link.label}
          </a>
        </p>
      )}
    </section>
  );
}
