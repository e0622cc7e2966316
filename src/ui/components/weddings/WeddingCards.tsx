import { WEDDINGS } from '../../../domain/navigation/routes';
import { PRODUCT_CARD } from '../../../domain/catalogue/pictures/picture';
import type { WeddingSummary } from '../../../domain/content/wedding';
import { inStore } from '../../site-props';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { Drawing } from '../shared/Drawing';
import { ResponsiveImage, type Slot } from '../shared/ResponsiveImage';
import { contactTexts } from '../../texts/en/layout/contact';
import { Icon } from '../shared/Icon';

/** `.wedding-cards` in wedding-page.module.css. */
const SLOTS: readonly Slot[] = [
  { from: 64, width: 'min(23vw, 18rem)' },
  { from: 48, width: '30vw' },
  { from: 0, width: '45vw' },
];

interface WeddingCardsProps {
  readonly weddings: readonly WeddingSummary[];
  readonly storePrefix: string;
  /** Level of the headings. */
  readonly heading: 'h2' | 'h3';
  /** Whether the first pictures are the page's main ones. */
  readonly isFirst: boolean;
}

/** As many as a phone has in its first row. */
const EAGER = 2;

/** A picture of each wedding, its title, season and place. */
function WeddingCards({ weddings, storePrefix, heading: Heading, isFirst }: WeddingCardsProps) {
  return (
    <ul className="wedding-cards">
      {weddings.map(({ slug, title, season, place, cover }, index) => (
        <li key={slug} className="wedding-card">
          <div className="wedding-picture">
            {cover === null ? (
              <Drawing of="sweetPea" />
            ) : (
              <ResponsiveImage
                picture={cover}
                size={PRODUCT_CARD}
                slots={SLOTS}
                turn={isFirst && index < EAGER ? 'first' : 'lazy'}
                alt={cover.alt}
              />
            )}
          </div>
          <Heading className="wedding-name">
            <a href={inStore(storePrefix, `/${WEDDINGS}/${slug}`)}>{title}</a>
          </Heading>
          <p className="hint">
            {[season && weddingTexts.season(season), place].filter((part) => part !== null && part !== '').join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface WeddingGalleryProps {
  readonly weddings: readonly WeddingSummary[];
  readonly storePrefix: string;
}

/** All weddings, in the florist’s order. */
export function WeddingGallery({ weddings, storePrefix }: WeddingGalleryProps) {
  if (weddings.length === 0)
    return (
      <p className="lead weddings">
        {weddingTexts.none} <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
      </p>
    );
  return (
    <section className="weddings" aria-label={weddingTexts.gallery}>
      <WeddingCards weddings={weddings} storePrefix={storePrefix} heading="h2" isFirst />
    </section>
  );
}

interface MoreWeddingsProps {
  readonly weddings: readonly WeddingSummary[];
  readonly storePrefix: string;
}

/** Other weddings below one, and the way to all. */
export function MoreWeddings({ weddings, storePrefix }: MoreWeddingsProps) {
  return (
    <section className="more-weddings" aria-label={weddingTexts.more}>
      <div className="more-head">
        {weddings.length > 0 && <h2>{weddingTexts.more}</h2>}
        <a className="way-on" href={inStore(storePrefix, `/${WEDDINGS}`)}>
          {weddingTexts.all}
          <Icon name="onward" />
        </a>
      </div>
      {weddings.length > 0 && (
        <WeddingCards weddings={weddings} storePrefix={storePrefix} heading="h3" isFirst={false} />
      )}
    </section>
  );
}
