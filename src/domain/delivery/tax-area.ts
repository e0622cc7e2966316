import type { Destination } from './delivery-offer';
import { HOME } from './home-country';
import { nationOf } from './nation';

/** Whether goods that are sent there leave the UK's VAT area: the Isle of Man is in it, the Channel Islands are not (VAT Notice 703). */
export function leavesUk(destination: Destination): boolean {
  return destination.country !== HOME || nationOf(destination) === 'channel-islands';
}
