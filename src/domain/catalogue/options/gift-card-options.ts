import type { DayRules } from '../../delivery/delivery-rules';
import type { DeliverySchedule } from '../../delivery/delivery-schedule';
import type { CustomizableOption, DateOption } from './customizable-option';

/** SKUs by which the florist marks the options of a gift card that is sent by email. */
const NAME = 'GIFT-CARD-NAME';
const EMAIL = 'GIFT-CARD-EMAIL';
const MESSAGE = 'GIFT-CARD-MESSAGE';
const DAY = 'GIFT-CARD-DAY';

/** An email can be sent on any day of the next year, because nothing is made or delivered. */
const EVERY_DAY: DeliverySchedule = {
  cutOffMinutes: 24 * 60,
  daysAhead: 365,
  closedWeekdays: [],
  restsOnBankHolidays: false,
  closures: [],
  openingHours: [],
  peakLeadDays: 0,
  zones: [],
  courierZones: [],
};

/** Whether the answer must be an email address. */
export function isEmailOption(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === EMAIL;
}

/** Whether the answer is the name that an email's subject has. */
export function isEmailName(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === NAME;
}

/** Whether the answer is printed in an email, and not written on a card. */
export function isEmailMessage(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === MESSAGE;
}

/** Whether a date is the day of an email, not of a delivery. */
export function isEmailDay({ sku }: DateOption): boolean {
  return sku === DAY;
}

/** Whether a product with these options is a gift card sent by email. */
export function isGiftCardByEmail(options: readonly CustomizableOption[]): boolean {
  return options.some(isEmailOption);
}

/** Whether the values of an option are what a gift card is worth, so that each has a whole price. */
export function isGiftCardValue(option: CustomizableOption, options: readonly CustomizableOption[]): boolean {
  return 'values' in option && option.required && isGiftCardByEmail(options);
}

/** The rules for the day that an option asks for: those of the delivery, or of an email. */
export function dayRulesFor(option: DateOption, rules: DayRules): DayRules {
  return isEmailDay(option) ? { now: rules.now, leadDays: 0, deliverySchedule: EVERY_DAY, zone: null } : rules;
}
