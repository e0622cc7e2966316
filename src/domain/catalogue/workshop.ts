import type { Attribute } from './option-answer';
import type { CalendarDate } from '../delivery/calendar-date';
import { isWorkshop } from './departments';
import type { ProductSummary } from './product';

/** When a workshop takes place. */
export interface WorkshopTime {
  readonly day: CalendarDate;
  /** `6.30 pm to 8.30 pm`, or empty. */
  readonly hours: string;
}

/** A product that takes place on a day; its stock is the places left. */
export interface Workshop extends Pick<ProductSummary, 'sku' | 'name' | 'path' | 'price' | 'availability'> {
  /** Null if the backend does not tell. */
  readonly day: CalendarDate | null;
  /** `6.30 pm to 8.30 pm`, or empty. */
  readonly hours: string;
}

/** The label by which a cart item tells when its workshop takes place: on a Magento an option that the florist calls so. */
const WHEN = 'When';

interface BookedItem {
  readonly categoryPaths: readonly string[];
  readonly attributes: readonly Attribute[];
}

/** Day and hours of a cart item that is a workshop; null of any other, and if the backend does not tell. */
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
