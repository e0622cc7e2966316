import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY } from '../../domain/shared/quantity';
import { checkAnswers, type OptionRefusal } from '../../domain/catalogue/check-answers';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import { requestedGroupItems, type GroupQuantities } from '../../domain/catalogue/group';
import { groupPart, groupPartAnswers } from '../../domain/catalogue/group-day';
import type { ProductSummary } from '../../domain/catalogue/product';
import { answersFor } from '../../domain/catalogue/product-answers';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/clock';
import type { Failure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';

export interface AddGroupDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly deliverySchedule: () => Promise<DeliverySchedule>;
  readonly addToCart: AddToCart;
  readonly clock: Clock;
}

export type GroupRefusal =
  | { readonly kind: 'nothing-wanted' }
  /** Nothing was added: the day is missing or not possible for all of them. */
  | { readonly kind: 'options-refused'; readonly options: readonly OptionRefusal[] }
  /** The `added` products before `product` are in the cart. */
  | {
      readonly kind: 'group-stopped';
      readonly product: ProductSummary;
      readonly reason: AddToCartRefusal | Failure;
      readonly added: number;
    };

export interface AddGroupRequest {
  /** Of the group. */
  readonly sku: string;
  /** By sku of its products (see `requestedGroupItems`). */
  readonly quantities: GroupQuantities;
  /** To the questions of the group itself. */
  readonly answers: OptionAnswers;
}

/** Returns `not-found` for a product that is no group. */
export type AddGroup = (request: AddGroupRequest) => Promise<Result<Cart, GroupRefusal | Failure>>;

/**
 * Adds the products one by one to the active cart, all for the same day, and stops at the first refusal; adds nothing if a
 * quantity or the day is invalid.
 */
export function makeAddGroup({ catalogue, deliverySchedule, addToCart, clock }: AddGroupDeps): AddGroup {
  return async ({ sku, quantities, answers: given }) => {
    const [found, schedule] = await Promise.all([catalogue.product(sku, []), deliverySchedule()]);
    if (!found.ok) return found;
    const group = found.value;
    if (group.group === null) return refuse({ kind: 'not-found', message: '' });
    const wanted = requestedGroupItems(group.group, quantities);
    const invalid = wanted.find(({ quantity }) => !isQuantity(quantity));
    if (invalid !== undefined) {
      const reason = { kind: 'quantity-invalid', max: MAX_QUANTITY } as const;
      return refuse({ kind: 'group-stopped', product: invalid.product, reason, added: 0 });
    }
    if (wanted.length === 0) return refuse({ kind: 'nothing-wanted' });
    const answers = answersFor(group, given);
    const { categoryPaths, leadDays, monthsOfSale } = group;
    const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, schedule, null, monthsOfSale);
    const options = checkAnswers(group.customizableOptions, answers, rules);
    if (options.length > 0) return refuse({ kind: 'options-refused', options });
    let cart: Cart | null = null;
    let added = 0;
    for (const { product, quantity } of wanted) {
      const part = groupPart(group, product);
      const own = groupPartAnswers(part, answers);
      const result = await addToCart({ product: part, quantity, answers: own, deliverySchedule: schedule });
      if (!result.ok) return refuse({ kind: 'group-stopped', product, reason: result.reason, added });
      cart = result.value;
      added += 1;
    }
    return cart === null ? refuse({ kind: 'nothing-wanted' }) : ok(cart);
  };
}
