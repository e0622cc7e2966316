import type { OptionAnswers } from '../catalogue/options/customizable-option';
import { isForFuneral } from '../catalogue/departments';
import type { ProductSummary } from '../catalogue/product';
import type { Cart, CartItem } from './cart';

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
export function dayOf({ attributes }: CartItem): string | null {
  const days = attributes.filter(({ isDay }) => isDay).flatMap(({ value, days: all }) => all ?? [value]);
  return days.length === 1 ? (days[0] ?? null) : null;
}
