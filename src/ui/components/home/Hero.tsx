import { type Picture, GALLERY_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { HomePageOfStore } from '../../../domain/content/home-page';
import { type SiteProps, inStore } from '../../site-props';
import { htmlInStore } from '../../html-in-store';
import { contactTexts } from '../../texts/en/layout/contact';
import { homeTexts } from '../../texts/en/layout/home';
import { Html } from '../shared/Html';
import { PriceTag } from '../shared/PriceTag';
import { ResponsiveImage, type Slot } from '../shared/ResponsiveImage';

interface HeroProps {
  readonly page: HomePageOfStore;
  /** Null when no product is configured or it could not be loaded; then only the text is shown. */
  readonly hero: ProductSummary | null;
  readonly site: SiteProps;
}

/** The florist's headline and a featured product. */
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

/** `.plate-picture` in home.css. */
const SLOTS: readonly Slot[] = [
  { from: 48, width: 'min(34.5vw, 25.5rem)' },
  { from: 0, width: 'min(59vw, 17rem)' },
];

/** The featured product: picture, name and price are one link. */
function Plate({ product, picture, site }: { product: ProductSummary; picture: Picture; site: SiteProps }) {
  return (
    <a className="plate" href={inStore(site.storePrefix, product.path)}>
      <div className="plate-picture">
        <ResponsiveImage picture={picture} alt="" size={GALLERY_PICTURE} turn="first" slots={SLOTS} />
      </div>
      <div className="plate-words">
        <p className="plate-name">{product.name}</p>
        <PriceTag price={product.price} locale={site.locale} from={isStartingPrice(product, product.price)} />
      </div>
    </a>
  );
}
