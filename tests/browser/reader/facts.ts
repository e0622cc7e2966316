import { shopSeed } from '../../../backend/seed/shop-seed';
import type { SeedProduct } from '../../../backend/seed/seed-shapes';
import { plusDays, type CalendarDate } from '../../../src/domain/delivery/calendar/calendar-date';
import { isClosedDay } from '../../../src/domain/delivery/day-refusal';
import { deliveryOptions, type DeliveryOption, preferredOption } from '../../../src/domain/delivery/delivery-option';
import { deliveryPromise, shopPromise, type DeliveryPromise } from '../../../src/domain/delivery/delivery-promise';
import { type DeliveryRules, deliveryRulesFor } from '../../../src/domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../../src/domain/delivery/delivery-schedule';
import { londonMoment } from '../../../src/domain/delivery/calendar/london-time';
import type { Errand } from './errands';

/** Hundredths of a currency per pound, as a new shop has them. */
const CURRENCIES = { GBP: 100, EUR: 117 } as const;

/** 1 is January. */
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const PRODUCTS: readonly SeedProduct[] = shopSeed({}).products;

/** What is true where a sentence stands. */
export interface About {
  /** Epoch ms. */
  readonly now: number;
  readonly schedule: DeliverySchedule;
  /** Null on pages without a customer. */
  readonly errand: Errand | null;
  /** The product whose page it is. */
  readonly product: SeedProduct | null;
  /** The days that were chosen, of a delivery or of an email.
   */
  readonly days: readonly CalendarDate[];
  readonly currency: 'GBP' | 'EUR';
  /** The store's country. */
  readonly country: 'GB' | 'IE';
}

export const today = ({ now }: About): CalendarDate => londonMoment(now).date;

/** How something gets to the place of the errand; none where no place is known. */
export function offers(about: About, courier = about.product?.courier ?? courierOf(about)): readonly DeliveryOption[] {
  const abroad = about.country === 'GB' ? null : { country: about.country, postcode: '' };
  const place = about.errand?.place ?? abroad;
  return place ? deliveryOptions(courier, place, about.schedule, today(about)) : [];
}

/** The narrowest of what is ordered. */
function courierOf({ errand }: About): SeedProduct['courier'] {
  const all = (errand?.wishes ?? []).flatMap(({ product }) => PRODUCTS.filter(({ sku }) => sku === product.product));
  const reaches = all.filter(({ type }) => type !== 'virtual').map(({ courier }) => courier);
  return (['never', 'home'] as const).find((reach) => reaches.includes(reach)) ?? 'abroad';
}

/** The offer of the errand's own method, or the preferred one if a page asks before a method is chosen. */
export function chosenOffer(about: About): DeliveryOption | null {
  const all = offers(about);
  return all.find(({ method }) => method === about.errand?.method) ?? preferredOption(all);
}

/** The rules for the days of the page's product: at the place if the page knows it. */
export function rulesOf(about: About, zone = preferredOption(offers(about))?.zone ?? null): DeliveryRules {
  const { product, now, schedule } = about;
  const [first, last] = product?.months ?? [1, 12];
  const months = MONTHS.filter((month) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
  return deliveryRulesFor(
    product?.categories ?? [],
    now,
    product?.leadDays ?? 0,
    schedule,
    zone,
    months.length === MONTHS.length ? null : months,
  );
}

/** Whether a courier goes everywhere in a country. */
export const courierGoes = ({ schedule }: About, country: string): boolean =>
  schedule.courierZones.some((zone) => zone.country === country && zone.postcodes.includes('*'));

/** What the banner says, and what the page of a product says. */
export function promises(about: About): readonly DeliveryPromise[] {
  const own = shopPromise(about.schedule, about.now, about.country);
  return [...(own === null ? [] : [own]), ...(about.product === null ? [] : [deliveryPromise(rulesOf(about, null))])];
}

/**
 * The day by whose noon money must have come: a week from now, but a working day before the first delivery leaves, or that
 * of an email.
 */
export function payBy(about: About): CalendarDate {
  const week = plusDays(today(about), 7);
  const [first] = [...about.days].sort();
  const daysBefore = about.errand?.method === 'none' ? 0 : 1 + (chosenOffer(about)?.zone?.transitDays ?? 0);
  const leaves = first === undefined ? week : plusDays(first, -daysBefore);
  let day = leaves < week ? leaves : week;
  while (isClosedDay(day, about.schedule)) day = plusDays(day, -1);
  return day;
}

/** Pounds in pence to the currency of the page. */
export const inCurrency = ({ currency }: About, pence: number): number =>
  Math.round((pence * CURRENCIES[currency]) / 100);

/** Amounts of the errand's order, in minor units of its currency, VAT included. */
export function amounts(about: About) {
  const units = (about.errand?.wishes ?? []).map(({ product }) => ({
    unit: inCurrency(about, product.unit),
    vat: product.vat,
  }));
  const subtotal = units.reduce((sum, { unit }) => sum + unit, 0);
  const fee = inCurrency(about, chosenOffer(about)?.zone?.feePence ?? 0);
  const vatOf = (gross: number, vat = 20) => (vat === 0 ? 0 : Math.round(gross / 6));
  const vat = units.reduce((sum, one) => sum + vatOf(one.unit, one.vat), 0);
  return { units: units.map(({ unit }) => unit), subtotal, fee, total: subtotal + fee, vat: [vat, vat + vatOf(fee)] };
}
