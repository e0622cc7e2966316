import type { Picture } from '../../../domain/catalogue/picture';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { HomePage } from '../../../domain/content/home-page';
import { type SiteProps, inStore } from '../../site-props';
import { htmlInStore } from '../../html-in-store';
import { contactTexts } from '../../texts/en/contact';
import { homeTexts } from '../../texts/en/home';
import { Html } from '../shared/Html';
import { LargePicture } from '../shared/LargePicture';
import { PriceTag } from '../shared/PriceTag';

interface HeroProps {
  readonly page: HomePage;
  /** Null when the florist names no product there, or it could not be had: the words stand alone. */
  readonly hero: ProductSummary | null;
  readonly site: SiteProps;
}

/** What the florist says first, and the flowers she says it about. */
export function Hero({ page, hero, site }: HeroProps) {
  const link = page.heroLink;
  return (
    <section className="page hero-row">
      <div className="hero-words">
        <p className="kicker">{homeTexts.kicker}</p>
        <h1>{page.heroHeading}</h1>
        <Html className="prose lead" html={htmlInStore(site.storePrefix, page.heroText)} />
        <p className="hero-ways">
          {link !== null && (
            <a className="button" href={inStore(site.storePrefix, link.path)}>
              {link.label}
            </a>
          )}
          <a className="way-on" href={contactTexts.phoneLink}>
            {homeTexts.orCall}
          </a>
        </p>
      </div>
      {hero !== null && hero.picture !== null && <Plate product={hero} picture={hero.picture} site={site} />}
    </section>
  );
}

/** One thing for sale, shown like a plate in a book: the picture, its name and what it costs are one link. */
function Plate({ product, picture, site }: { product: ProductSummary; picture: Picture; site: SiteProps }) {
  return (
    <a className="plate" href={inStore(site.storePrefix, product.path)}>
      <div className="plate-picture">
        <LargePicture picture={picture} alt="" turn="first" sizes="(min-width: 48rem) 26rem, min(59vw, 17rem)" />
      </div>
      <div className="plate-words">
        <p className="plate-name">{product.name}</p>
        <PriceTag price={product.price} locale={site.locale} open />
      </div>
    </a>
  );
}
