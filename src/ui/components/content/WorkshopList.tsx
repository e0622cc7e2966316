import { isSoldOut } from '../../../domain/catalogue/availability';
import type { Workshop } from '../../../domain/catalogue/workshop';
import { formatMoney } from '../../../domain/pricing/money';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import { inStore, type SiteProps } from '../../site-props';
import { workshopTimeText } from '../../texts/en/catalogue/workshop';
import { contactTexts } from '../../texts/en/layout/contact';
import { contentTexts } from '../../texts/en/layout/content';
import { productTexts } from '../../texts/en/product/product';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { Icon } from '../shared/Icon';

interface WorkshopListProps {
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
  /** Null if they could not be loaded. */
  readonly workshops: readonly Workshop[] | null;
}

/** The workshops to come: day and hours, price, and the places left. */
export function WorkshopList({ site, workshops }: WorkshopListProps) {
  if (workshops === null || workshops.length === 0)
    return (
      <p>
        <span>{workshops === null ? contentTexts.workshopsFailed : contentTexts.noWorkshops}</span>{' '}
        <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
      </p>
    );
  return (
    <ul>
      {workshops.map((workshop) => (
        <li key={workshop.sku}>
          <a href={inStore(site.storePrefix, workshop.path)}>{workshop.name}</a>
          <br />
          <span>{whenOf(workshop, site.locale)}</span>
          <br />
          <span>{placesOf(workshop, site.locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function whenOf({ day, hours }: Workshop, locale: string): string {
  return day === null ? contentTexts.dayOnItsPage : workshopTimeText({ day, hours }, locale);
}

function placesOf({ price, availability }: Workshop, locale: string) {
  if (isSoldOut(availability)) return <strong>{productTexts.fullyBooked}</strong>;
  const each = price.isUnknown === true ? '' : contentTexts.priceOfPlace(formatMoney(currentPrice(price), locale));
  const left =
    availability.onlyLeft === null ? contentTexts.somePlaces : productTexts.placesLeft(availability.onlyLeft);
  return [each, left].filter((part) => part !== '').join(', ');
}

/** In a category of workshops, the way to the page with all their dates. */
export function WorkshopDates({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <a className="way-on" href={inStore(storePrefix, '/chichester-flower-workshops')}>
      {listingTexts.workshopDates}
      <Icon name="onward" />
    </a>
  );
}
