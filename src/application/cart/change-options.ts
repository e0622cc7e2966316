import { changeOptions, type OptionsRefused } from '../../domain/cart/change-options';
import type { Cart } from '../../domain/cart/cart';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import type { Product } from '../../domain/catalogue/product';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { refuse, type Result } from '../../domain/shared/result';
import type { CartChanged } from '../actions/action';
import type { Carts } from '../ports/carts';
import type { CartSession } from '../ports/cart-session';
import type { Clock } from '../ports/clock';
import type { Failure } from '../ports/failures';
import { withCart, withRememberedCart } from './active-cart';

export interface ChangeOptionsDeps {
  readonly carts: Pick<Carts, 'changeOptions' | 'find'>;
  readonly cartSession: CartSession;
  readonly clock: Clock;
}

export interface ChangeOptionsRequest {
  /** The product of the item. */
  readonly product: Product;
  readonly itemUid: string;
  /** The days and texts of the item from now on. */
  readonly answers: OptionAnswers;
  readonly deliverySchedule: DeliverySchedule;
}

export type ChangeOptions = (
  request: ChangeOptionsRequest,
) => Promise<Result<Cart, OptionsRefused | CartChanged | Failure>>;

/** Changes the day and the texts of an item; returns `item-gone` if the cart has no such item of this product. */
export function makeChangeOptions({ carts, cartSession, clock }: ChangeOptionsDeps): ChangeOptions {
  return async ({ product, itemUid, answers, deliverySchedule }) => {
    const current = await withCart(cartSession, (cartId) => carts.find(cartId));
    if (!current.ok) return current;
    const item = current.value.items.find(({ uid, productUid }) => uid === itemUid && productUid === product.uid);
    if (item === undefined) return refuse({ kind: 'item-gone', cart: current.value });
    const { categoryPaths, leadDays, monthsOfSale } = product;
    const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, deliverySchedule, null, monthsOfSale);
    const options = changeOptions(product, item, answers, rules);
    if (!options.ok) return options;
    return withRememberedCart(cartSession, (cartId) => carts.changeOptions(cartId, itemUid, options.value));
  };
}
