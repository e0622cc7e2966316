import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY } from '../../domain/shared/quantity';
import { checkAnswers, type OptionsRefused } from '../../domain/catalogue/options/check-answers';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { requestedGroupItems, type GroupQuantities, groupPart, groupPartAnswers } from '../../domain/catalogue/group';
import { type Product, type ProductSummary, answersFor } from '../../domain/catalogue/product';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/system';
import { type Failure, isFailure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';
import { withProduct, type WithProductDeps } from './with-product';

export interface AddGroupDeps extends WithProductDeps {
  readonly deliverySchedule: () => Promise<ShopDays>;
  readonly addToCart: AddToCart;
  readonly clock: Clock;
}

export type GroupRefusal =
  | { readonly kind: 'nothing-selected' }
  /** Nothing was added: the day is missing or not possible for all of them. */
  | OptionsRefused
  /** The `added` products before `product` are in the cart. */
  | {
      readonly kind: 'partially-added';
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
export function makeAddGroup({ deliverySchedule, ...deps }: AddGroupDeps): AddGroup {
  return async (request) => {
    const schedule = deliverySchedule();
    const progress: Progress = { cart: null, added: new Set() };
    const add = async (group: Product) => addAll(deps, group, request, await schedule, progress);
    return withProduct(deps, request, add, isByRules);
  };
}

function isByRules(refusal: GroupRefusal | Failure): boolean {
  return !isFailure(refusal.kind === 'partially-added' ? refusal.reason : refusal);
}

/** The products that are in the cart, by sku; they are not added again when the group has been read again. */
interface Progress {
  cart: Cart | null;
  readonly added: Set<string>;
}

async function addAll(
  { addToCart, clock }: Pick<AddGroupDeps, 'addToCart' | 'clock'>,
  group: Product,
  { quantities, answers: given }: AddGroupRequest,
  deliverySchedule: ShopDays,
  progress: Progress,
): ReturnType<AddGroup> {
  if (group.group === null) return refuse({ kind: 'not-found', message: '' });
  const wanted = requestedGroupItems(group.group, quantities);
  const invalid = wanted.find(({ quantity }) => !isQuantity(quantity));
  if (invalid !== undefined) {
    const reason = { kind: 'quantity-invalid', max: MAX_QUANTITY } as const;
    return refuse({ kind: 'partially-added', product: invalid.product, reason, added: 0 });
  }
  if (wanted.length === 0) return refuse({ kind: 'nothing-selected' });
  const answers = answersFor(group, given);
  const { categoryPaths, leadDays, monthsOfSale } = group;
  const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, deliverySchedule, null, monthsOfSale);
  const options = checkAnswers(group.customizableOptions, answers, rules);
  if (options.length > 0) return refuse({ kind: 'options-refused', options });
  for (const { product, quantity } of wanted) {
    if (progress.added.has(product.sku)) continue;
    const part = groupPart(group, product);
    const own = groupPartAnswers(part, answers);
    const result = await addToCart({ product: part, quantity, answers: own, deliverySchedule });
    if (!result.ok)
      return refuse({ kind: 'partially-added', product, reason: result.reason, added: progress.added.size });
    progress.cart = result.value;
    progress.added.add(product.sku);
  }
  return progress.cart === null ? refuse({ kind: 'nothing-selected' }) : ok(progress.cart);
}
