import type { Attribute } from './options/customizable-option';
import type { CalendarDate } from '../delivery/calendar/calendar-date';
import { isWorkshop } from './departments';
import type { ProductSummary } from './product';

/** When a workshop takes place. */
export interface WorkshopTime {
  readonly day: CalendarDate;
  /** `6.30 pm to 8.30 pm`, or empty. */
  readonly hours: string;
  /** `at the growing field near Lavant`; left out if the backend does not say. */
  readonly place?: string;
}

/** A product that takes place on a day; its stock is the places left. */
export interface Workshop extends Pick<ProductSummary, 'sku' | 'name' | 'path' | 'price' | 'availability'> {
  /** Null if the backend does not say. */
  readonly day: CalendarDate | null;
  /** `6.30 pm to 8.30 pm`, or empty. */
  readonly hours: string;
}

/**
 * The label under which a cart item shows the time of its workshop: on a Magento an option that the florist calls so.
 */
const WHEN = 'When';

interface BookedItem {
  readonly categoryPaths: readonly string[];
  readonly attributes: readonly Attribute[];
}

/** Day and hours of a cart item that is a workshop; null for any other, and if the backend does not say. */
export function bookedTime(item: BookedItem): Attribute | null {
  return isWorkshop(item) ? (item.attributes.find(({ label }) => label === WHEN) ?? null) : null;
}

/** Workshops that can still be booked or are full, the next one first and those without a day last. Places are sold until the day before. */
export function upcomingWorkshops(workshops: readonly Workshop[], today: CalendarDate): readonly Workshop[] {
  const dayOf = ({ day }: Workshop): string => day ?? '9999';
  return workshops
    .filter((workshop) => dayOf(workshop) > today)
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.name.localeCompare(other.name, 'en-GB'));
}

/** `6.30 pm`, `6 pm` or `18.30` */
const TIME = /(\d{1,2})(?:[.:](\d\d))? ?(am|pm)?/gi;

/**
 * Returns when a workshop begins and ends, `18:30`, from its hours in words (`6.30 pm to 8.30 pm`); null if they are
 * not times.
 */
export function workshopClock(hours: string): { readonly begins: string; readonly ends: string } | null {
  const [begins, ends, ...more] = [...hours.matchAll(TIME)].map(([, hour, minutes = '00', half]) => {
    const twelve = Number(hour) % 12;
    const full = half === undefined ? Number(hour) : half.toLowerCase() === 'pm' ? twelve + 12 : twelve;
    return full > 23 || Number(minutes) > 59 ? null : `${String(full).padStart(2, '0')}:${minutes}`;
  });
  return typeof begins !== 'string' || typeof ends !== 'string' || more.length > 0 ? null : { begins, ends };
}
