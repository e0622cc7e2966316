import type { Arrival, CartLine } from '../cart/cart-record';
import { WORKSHOP_PLACE, WORKSHOP_TIME, workshopTimeInWords } from '../catalogue/product/workshop-time';
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

/**
 * An option as it reads on an order that is collected: its day is no delivery. Days that are named after something else, such as
 * a funeral, keep their name.
 */
export function asCollected(option: OrderedOption): OrderedOption {
  if (option.day === null) return option;
  const word = (delivery: string) => (delivery === 'Delivery' ? 'Collection' : 'collection');
  return { ...option, label: option.label.replace(/\bdelivery\b/i, word) };
}

/** Day, hours and place of a workshop. */
export function workshopTime({ product }: CartLine): readonly OrderedOption[] {
  const value = workshopTimeInWords(product);
  if (value === null) return [];
  return [
    { kind: 'entered', label: WORKSHOP_TIME, value, day: product.held_on },
    ...(product.held_in === null
      ? []
      : [{ kind: 'entered', label: WORKSHOP_PLACE, value: product.held_in, day: null } as const]),
  ];
}
