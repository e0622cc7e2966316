import type { DeliverySchedule } from '../delivery/delivery-schedule';
import type { CustomOption } from '../catalogue/product/custom-options';

/** SKUs of the options by which a product becomes a gift card sent by email. */
export const GIFT_CARD_NAME = 'GIFT-CARD-NAME';
export const GIFT_CARD_EMAIL = 'GIFT-CARD-EMAIL';
export const GIFT_CARD_MESSAGE = 'GIFT-CARD-MESSAGE';
export const GIFT_CARD_DAY = 'GIFT-CARD-DAY';

/** Days ahead that an email can be ordered for. */
const DAYS_AHEAD = 365;

/** An email goes on any day: nobody has to make or deliver anything. */
export const EVERY_DAY: DeliverySchedule = {
  cutOffMinutes: 24 * 60,
  daysAhead: DAYS_AHEAD,
  closedWeekdays: [],
  restsOnBankHolidays: false,
  closures: [],
  peakLeadDays: 0,
  zones: [],
  courierZones: [],
};

/** Whether a date is the day of an email, not of a delivery. */
export function isEmailDay(option: Pick<CustomOption, 'sku'>): boolean {
  return option.sku === GIFT_CARD_DAY;
}

/** Whether a line is a gift card that is sent by email. */
export function isGiftCardLine(line: {
  readonly selectedOptions: readonly { readonly option: Pick<CustomOption, 'sku'> }[];
}): boolean {
  return line.selectedOptions.some(({ option }) => option.sku === GIFT_CARD_EMAIL);
}
