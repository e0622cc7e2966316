import type { Rhythm } from '../../database/catalogue-tables';
import type { CartLine } from '../cart/cart-record';
import { parseDay } from '../delivery/calendar-day';
import type { DeliveryRules } from '../delivery/delivery-days';
import { formatDay } from '../delivery/format-day';
import { subscriptionDays } from '../delivery/subscription-days';
import type { OrderedOption } from './order-lines';

/** The SKUs of the answers to how often a subscription is delivered. */
const RHYTHMS: ReadonlyMap<string, Rhythm> = new Map<string, Rhythm>([
  ['EVERY-WEEK', 'week'],
  ['EVERY-FORTNIGHT', 'fortnight'],
  ['EVERY-MONTH', 'month'],
]);

function rhythmOf({ product, selectedOptions }: CartLine): Rhythm | null {
  const chosen = selectedOptions.flatMap(({ value }) => RHYTHMS.get(value?.sku ?? '') ?? []);
  return product.rhythm ?? chosen[0] ?? null;
}

/** The deliveries of a subscription after its first, which is an answer of the shopper. */
export function laterDeliveries(line: CartLine, rules: DeliveryRules): readonly OrderedOption[] {
  const { deliveries } = line.product;
  const date = line.selectedOptions.find(({ option }) => option.kind === 'date')?.text ?? '';
  const [first, rhythm] = [parseDay(date), rhythmOf(line)];
  if (deliveries === null || first === null || rhythm === null) return [];
  const days = subscriptionDays(first, rhythm, deliveries, rules);
  return days.flatMap((day, index) =>
    index === 0
      ? []
      : [{ kind: 'entered', label: `Delivery ${index + 1} of ${deliveries}`, value: formatDay(day), day }],
  );
}

/** Label of a workshop's time. */
export const WORKSHOP = 'When';

/** Day and hours of a workshop. */
export function workshopTime({ product: { held_on: day, held_at: hours } }: CartLine): readonly OrderedOption[] {
  if (day === null) return [];
  return [{ kind: 'entered', label: WORKSHOP, value: [formatDay(day), hours].filter(Boolean).join(', '), day }];
}
