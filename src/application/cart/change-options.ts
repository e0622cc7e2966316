import { changeOptions, type OptionsRefused } from '../../domain/cart/change-options';
import type { Cart } from '../../domain/cart/cart';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { type Product, answersFor } from '../../domain/catalogue/product';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { refuse, type Result } from '../../domain/shared/result';
import type { CartChanged } from './shown-cart';
import type { Carts } from '../ports/carts';
import type { CartSession } from '../ports/cart-session';
import type { Clock } from '../ports/clock';
import type { Failure } from '../ports/failures';
import { withCart, withRememberedCart } from './active-cart';
import { withProduct, type WithProductDeps } from './with-product';

export interface ChangeOptionsDeps extends WithProductDeps {
  readonly deliverySchedule: () => Promise<DeliverySchedule>;
  readonly carts: Pick<Carts, 'changeOptions' | 'find'>;
  readonly cartSession: CartSession;
  readonly clock: Clock;
}

export interface ChangeOptionsRequest {
  /** Of the item's product. */
  readonly sku: string;
  readonly itemUid: string;
  /** The days and texts of the item from now on. */
  readonly answers: OptionAnswers;
}

export type ChangeOptions = (
  request: ChangeOptionsRequest,
) => Promise<Result<Cart, OptionsRefused | CartChanged | Failure>>;

/** Changes the day and the texts of an item; returns `item-gone` if the cart has no such item of this product. */
export function makeChangeOptions({ deliverySchedule, ...deps }: ChangeOptionsDeps): ChangeOptions {
  return async (request) => {
    const schedule = deliverySchedule();
    return withProduct(
      deps,
      request,
      async (product) => change(deps, product, request, await schedule),
      ({ kind }) => kind === 'options-refused',
    );
  };
}

async function change(
  { carts, cartSession, clock }: Pick<ChangeOptionsDeps, 'carts' | 'cartSession' | 'clock'>,
  product: Product,
  { itemUid, answers }: ChangeOptionsRequest,
  deliverySchedule: DeliverySchedule,
): ReturnType<ChangeOptions> {
  const current = await withCart(cartSession, (cartId) => carts.find(cartId));
  if (!current.ok) return current;
  const item = current.value.items.find(({ uid, productUid }) => uid === itemUid && productUid === product.uid);
  if (item === undefined) return refuse({ kind: 'item-gone', cart: current.value });
  const { categoryPaths, leadDays, monthsOfSale } = product;
  const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, deliverySchedule, null, monthsOfSale);
  const options = changeOptions(product, item, answersFor(product, answers), rules);
  if (!options.ok) return options;
  return withRememberedCart(cartSession, (cartId) => carts.changeOptions(cartId, itemUid, options.value));
}
