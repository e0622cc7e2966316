import type { Availability } from '../../../domain/catalogue/availability';
import { sharedTexts } from './shared';

/** `month` from 1 to 12. */
export function backInStockText(month: number): string {
  return `Back in ${new Date(2024, month - 1).toLocaleString('en-GB', { month: 'long' })}`;
}

/** Words for a product that is sold out or out of season. */
export function soldOutText({ backIn }: Availability): string {
  return backIn === undefined ? sharedTexts.outOfStock : backInStockText(backIn);
}

/** For a workshop without places. */
export const fullyBooked = 'Fully booked';
