import type { Arrival, CartLine } from '../cart/cart-record';
import { formatDay } from '../delivery/format-day';
import type { OrderedOption } from './order-lines';

/** The days of a line that the shopper did not choose: later deliveries, or the promised one of a day left open. */
export function furtherDays(line: CartLine, arrival: Arrival | undefined): readonly OrderedOption[] {
  if (arrival === undefined) return [];
  const { option, days } = arrival;
  const entered = (label: string, day: string) =>
    ({ kind: 'entered', label, value: formatDay(day), day }) as const satisfies OrderedOption;
  const isChosen = line.selectedOptions.some((selected) => selected.option.id === option.id);
  if (!isChosen) return days.map((day) => entered(option.title, day));
  return days.slice(1).map((day, index) => entered(`Delivery ${index + 2} of ${days.length}`, day));
}

/** Label of a workshop's time. */
export const WORKSHOP = 'When';

/** Day and hours of a workshop. */
export function workshopTime({ product: { held_on: day, held_at: hours } }: CartLine): readonly OrderedOption[] {
  if (day === null) return [];
  return [{ kind: 'entered', label: WORKSHOP, value: [formatDay(day), hours].filter(Boolean).join(', '), day }];
}
