import type { Money } from '../pricing/money';
import type { DeliveryZone } from './delivery-zone';
import { HOME_CURRENCY } from './home-country';

/** Returns the fee of a zone, or null if it is not known in the currency of the visitor. */
export function feeOfZone({ feePence, currency = HOME_CURRENCY }: DeliveryZone): Money | null {
  return feePence === null ? null : { pence: feePence, currency };
}
