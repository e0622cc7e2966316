import type { ProductSummary } from '../../../domain/catalogue/product';
import type { ListingView } from '../../../domain/listing/listing-query';
import { type SiteProps, inStore } from '../../site-props';
import { type Slot, ResponsiveImage, SizedImage } from '../shared/ResponsiveImage';
import type { Elements } from '../shared/elements';
import { checkEligibility } from '../../../domain/cart/eligibility';
import { isHadNow, lastOnes } from '../../../domain/catalogue/availability';
import { isKeptFrom } from '../../../domain/catalogue/product';
import { LIST_CARD, PRODUCT_CARD } from '../../../domain/catalogue/pictures/picture';
import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import { countryOfStore } from '../../../domain/address/country';
import { DEFAULT_QUANTITY } from '../../../domain/shared/quantity';
import { sharedTexts } from '../../texts/en/shared';
import { Drawing } from '../shared/Drawing';
import { Icon } from '../shared/Icon';
import { PriceTag } from '../shared/PriceTag';
import { Stars } from '../shared/Stars';
import { HeartSlot } from '../wishlist/HeartSlot';
import { AddOneForm } from './AddOneForm';
import { SoldOut } from './SoldOut';

interface ProductCardsProps {
  readonly products: readonly ProductSummary[];
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** The list of a listing, beside a column of filters or not, or a row further down the page. */
  readonly place: keyof typeof SLOTS;
  /** See `ProductCard`. */
  readonly actionOf?: (product: ProductSummary) => Elements;
}

/** `.cards` in cards.css, and `.card-row`. */
const SLOTS = {
  listing: [
    { from: 80, width: '17.625rem' },
    { from: 28.5, width: '29vw' },
    { from: 0, width: 'calc(50vw - 1.375rem)' },
  ],
  filtered: [
    { from: 64, width: 'min(20.5vw, 13.5rem)' },
    { from: 28.5, width: '29vw' },
    { from: 0, width: 'calc(50vw - 1.375rem)' },
  ],
  row: [
    { from: 80, width: '17.625rem' },
    { from: 48, width: 'calc(22vw - 0.45rem)' },
    { from: 0, width: 'min(57vw, 24rem)' },
  ],
} satisfies Record<string, readonly Slot[]>;

export function ProductCards({ products, view, site, back, place, actionOf }: ProductCardsProps) {
  const shape = view === 'list' ? 'cards cards-list' : place === 'row' ? 'cards card-row' : 'cards';
  return (
    <ul className={shape}>
      {products.map((product, index) => (
        <ProductCard
          key={product.uid}
          product={product}
          view={view}
          turn={place !== 'row' && index === 0 ? 'first' : 'lazy'}
          slots={SLOTS[place]}
          site={site}
          back={back}
          action={actionOf?.(product)}
        />
      ))}
    </ul>
  );
}

interface ProductCardProps {
  readonly product: ProductSummary;
  readonly view: ListingView;
  /** `first` is the page's main picture. */
  readonly turn: 'first' | 'lazy';
  /** CSS widths of the picture in the grid; see `ResponsiveImage`. */
  readonly slots: readonly Slot[];
  readonly site: SiteProps;
  readonly back: string;
  /** Actions that replace the add-to-cart button and the heart. */
  readonly action?: Elements;
}

/** A product in a listing. The name is the link, and its touch area covers the picture. */
export function ProductCard({ product, view, turn, slots, site, back, action }: ProductCardProps) {
  const href = inStore(site.storePrefix, product.path);
  return (
    <li className="card">
      <div className={isHadNow(product.availability) ? 'card-picture' : 'card-picture card-picture-sold-out'}>
        {product.picture === null ? (
          <Drawing of="tulip" />
        ) : view === 'list' ? (
          <SizedImage picture={product.picture} size={LIST_CARD} turn={turn} alt="" />
        ) : (
          <ResponsiveImage picture={product.picture} alt="" size={PRODUCT_CARD} turn={turn} slots={slots} />
        )}
      </div>
      <div className="card-words">
        <h3 className="card-name">
          <a href={href}>{product.name}</a>
        </h3>
        {product.workshop !== undefined && <p className="soft">{product.workshop}</p>}
        <PriceTag price={product.price} locale={site.locale} from={isStartingPrice(product, product.price)} />
        <Stars rating={product.rating} />
        <LastOnes left={lastOnes(product.availability)} />
        {isKeptFrom(product, countryOfStore(site.locale)) && (
          <p className="stock">{sharedTexts.notSentTo(site.country)}</p>
        )}
        {action ?? <CardAction product={product} href={href} back={back} />}
      </div>
      {action === undefined && site.hasWishlists && <HeartSlot product={product} look="sign" />}
    </li>
  );
}

function LastOnes({ left }: { left: number | null }) {
  if (left === null) return null;
  return <p className="stock">{sharedTexts.onlyLeft(left)}</p>;
}

/** Grouped products and gift cards have to be configured on their own page, as products with options do. */
const ADDED_FROM_A_CARD: readonly string[] = ['simple', 'virtual', 'downloadable'];

/** Whether a card can put one of it into the cart. */
export function isAddedFromCard(product: ProductSummary): boolean {
  return (
    !product.needsChoices &&
    ADDED_FROM_A_CARD.includes(product.type) &&
    checkEligibility(product, DEFAULT_QUANTITY) === null
  );
}

function CardAction({ product, href, back }: { product: ProductSummary; href: string; back: string }) {
  if (!isHadNow(product.availability)) return <SoldOut product={product} />;
  if (isAddedFromCard(product)) return <AddOneForm product={product} back={back} />;
  return (
    <a className="way-on" href={href}>
      {sharedTexts.chooseOptions}
      <span className="sr-only">{`: ${product.name}`}</span>
      <Icon name="onward" />
    </a>
  );
}
