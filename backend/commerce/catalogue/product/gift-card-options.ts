import type { DeliverySchedule } from '../../delivery/delivery-schedule';
import type { ProductKind } from '../../../database/catalogue-tables';
import type { CustomOption } from './custom-options';

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
  openingHours: [],
  peakLeadDays: 0,
  zones: [],
  courierZones: [],
};

/** Whether a date is the day of an email, not of a delivery. */
export function isEmailDay(option: Pick<CustomOption, 'sku'>): boolean {
  return option.sku === GIFT_CARD_DAY;
}

/** Gift cards in one order, over all its lines. */
export const MAX_GIFT_CARDS = 20;

/** What decides of a line whether it is a gift card. */
interface Sold {
  readonly product: { readonly kind: ProductKind };
  readonly selectedOptions: readonly { readonly option: Pick<CustomOption, 'sku'> }[];
}

/** Whether a line is a gift card that the shop sends by email. */
export function isGiftCardByEmail({ selectedOptions }: Pick<Sold, 'selectedOptions'>): boolean {
  return selectedOptions.some(({ option }) => option.sku === GIFT_CARD_EMAIL);
}

/** Whether a line is a gift card of any kind, on paper too: no coupon reduces it and no gift card pays for it. */
export function isGiftCardLine(line: Sold): boolean {
  return line.product.kind === 'gift-card' || isGiftCardByEmail(line);
}

/** The largest quantity of a product: its own, and for a gift card by email that of an order; null for any. */
export function maxQuantity(own: number | null, options: readonly Pick<CustomOption, 'sku'>[]): number | null {
  if (!options.some(({ sku }) => sku === GIFT_CARD_EMAIL)) return own;
  return Math.min(own ?? MAX_GIFT_CARDS, MAX_GIFT_CARDS);
}
