import type { DateOption, OptionAnswers } from '../catalogue/options/customizable-option';
import { isForFuneral } from '../catalogue/departments';
import type { ProductWithOptions, ProductSummary } from '../catalogue/product';
import { checkDeliveryDay } from '../delivery/delivery-days';
import { deliveryRulesFor } from '../delivery/delivery-rules';
import type { DeliverySchedule } from '../delivery/delivery-schedule';
import { HOME } from '../address/country';
import { londonMoment } from '../delivery/calendar/london-time';
import type { Cart, CartItem } from './cart';
import { daysOf, zoneInCart } from './cart-delivery';

const MAX_EXTRAS = 3;
/** Each costs a look-up. */
const MAX_ITEMS = 2;

/** The items for which extras are looked up: each arrives on one day. There are none in a cart for a funeral. */
export function itemsForExtras({ items }: Pick<Cart, 'items'>): readonly CartItem[] {
  if (isForFuneral(items)) return [];
  const dated = items.filter((item) => !item.isVirtual && dayOf(item) !== null);
  const first = dated.filter(
    ({ productSku }, index) => dated.findIndex((one) => one.productSku === productSku) === index,
  );
  return first.slice(0, MAX_ITEMS);
}

/**
 * The extras of each item that are available on its day at the cart's destination, need no other answer, and are not in
 * the cart yet. `country` is the store's.
 */
export function extrasOf(
  cart: Pick<Cart, 'items' | 'delivery' | 'deliveryAddress'>,
  found: readonly { readonly item: CartItem; readonly products: readonly ProductWithOptions[] }[],
  epochMs: number,
  deliverySchedule: DeliverySchedule,
  country: string = HOME,
): readonly CartExtra[] {
  const taken = new Set(cart.items.map(({ productSku }) => productSku));
  const extras: CartExtra[] = [];
  for (const { item, products } of found) {
    const day = dayOf(item);
    for (const product of products) {
      const question = day === null ? null : dayQuestion(product);
      if (day === null || question === null || taken.has(product.sku)) continue;
      const { customizableOptions: _, ...summary } = product;
      const zone = zoneInCart(product, cart, deliverySchedule, londonMoment(epochMs).date, country);
      if (zone === 'not-brought') continue;
      const rules = deliveryRulesFor([], epochMs, product.leadDays, deliverySchedule, zone, product.monthsOfSale);
      if (checkDeliveryDay(day, rules) !== null) continue;
      taken.add(product.sku);
      extras.push({ product: summary, answers: { [question.uid]: day }, day, itemUid: item.uid });
    }
  }
  return extras.slice(0, MAX_EXTRAS);
}

/** The question for the day, if the product is available and has no other required question; else null. */
function dayQuestion(product: ProductWithOptions): DateOption | null {
  const { availability, type, price, customizableOptions: options } = product;
  if (type !== 'simple' || !availability.inStock || price.isUnknown === true) return null;
  const days = options.filter((option) => option.kind === 'date');
  const others = options.filter(({ kind, required }) => required && kind !== 'date');
  return days.length === 1 && others.length === 0 ? (days[0] ?? null) : null;
}

/** Extras for an item of the cart, which one press adds for that item's day. */
export interface CartExtra {
  readonly product: ProductSummary;
  readonly answers: OptionAnswers;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `CartItem.uid` of the item that it goes with. */
  readonly itemUid: string;
}

/** Those that still go with something: the cart may have changed since. */
export function standingExtras(extras: readonly CartExtra[], { items }: Pick<Cart, 'items'>): readonly CartExtra[] {
  if (isForFuneral(items)) return [];
  return extras.filter(({ itemUid, day }) => items.some((item) => item.uid === itemUid && dayOf(item) === day));
}

/** Null for an item without a day, and for a subscription, which has several. */
function dayOf(item: CartItem): string | null {
  const days = daysOf(item);
  return days.length === 1 ? (days[0] ?? null) : null;
}
