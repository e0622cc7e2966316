import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY } from '../../domain/shared/quantity';
import { checkAnswers, type OptionRefusal } from '../../domain/catalogue/check-answers';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import type { GroupItem } from '../../domain/catalogue/group';
import { groupPart, groupPartAnswers } from '../../domain/catalogue/group-day';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock';
import type { Failure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';

export interface AddGroupDeps {
  /** The shared cart's, so that the badge changes with each product. */
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
  readonly group: Pick<Product, 'customizableOptions' | 'categoryPaths' | 'leadDays' | 'monthsOfSale'>;
  /** The products of the group with their quantities, in group order (see `selectedGroupItems`). */
  readonly wanted: readonly GroupItem[];
  /** To the questions of the group itself. */
  readonly answers: OptionAnswers;
  readonly deliverySchedule?: DeliverySchedule;
}

export type AddGroup = (request: AddGroupRequest) => Promise<Result<Cart, GroupRefusal>>;

/**
 * Adds the products one by one, all for the same day, and stops at the first refusal; adds nothing if a quantity or the
 * day is invalid.
 */
export function makeAddGroup({ addToCart, clock }: AddGroupDeps): AddGroup {
  return async ({ group, wanted, answers, deliverySchedule }) => {
    const invalid = wanted.find(({ quantity }) => !isQuantity(quantity));
    if (invalid !== undefined) {
      const reason = { kind: 'quantity-invalid', max: MAX_QUANTITY } as const;
      return refuse({ kind: 'group-stopped', product: invalid.product, reason, added: 0 });
    }
    if (wanted.length === 0) return refuse({ kind: 'nothing-wanted' });
    const { categoryPaths, leadDays, monthsOfSale } = group;
    const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, deliverySchedule, null, monthsOfSale);
    const options = checkAnswers(group.customizableOptions, answers, rules);
    if (options.length > 0) return refuse({ kind: 'options-refused', options });
    let cart: Cart | null = null;
    let added = 0;
    for (const { product, quantity } of wanted) {
      const part = groupPart(group, product);
      const own = groupPartAnswers(part, answers);
      const result = await addToCart({
        product: part,
        quantity,
        answers: own,
        ...(deliverySchedule && { deliverySchedule }),
      });
      if (!result.ok) return refuse({ kind: 'group-stopped', product, reason: result.reason, added });
      cart = result.value;
      added += 1;
    }
    return cart === null ? refuse({ kind: 'nothing-wanted' }) : ok(cart);
  };
}
