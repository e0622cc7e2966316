import type { CalendarDate } from '../delivery/calendar-date';
import type { ProductSummary } from './product';

/** A product that takes place on a day; its stock is the places left. */
export interface Workshop extends Pick<ProductSummary, 'sku' | 'name' | 'path' | 'price' | 'availability'> {
  /** Null if the backend does not tell. */
  readonly day: CalendarDate | null;
  /** `6.30 pm to 8.30 pm`, or empty. */
  readonly hours: string;
}

/** Workshops that can still be booked or are full, the next one first and those without a day last. Places are sold until the day before. */
export function upcomingWorkshops(workshops: readonly Workshop[], today: CalendarDate): readonly Workshop[] {
  const dayOf = ({ day }: Workshop): string => day ?? '9999';
  return workshops
    .filter((workshop) => dayOf(workshop) > today)
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.name.localeCompare(other.name, 'en-GB'));
}
