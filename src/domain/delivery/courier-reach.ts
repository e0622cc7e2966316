import { HOME } from '../address/country';

/** Whether a courier may take a product: not at all, within the country, or abroad too. */
export const COURIER_REACHES = ['never', 'home', 'abroad'] as const;
export type CourierReach = (typeof COURIER_REACHES)[number];

/** Whether a product can be sent to some address in the country. */
export function isSentTo(courier: CourierReach, country: string): boolean {
  return country === HOME || courier === 'abroad';
}
