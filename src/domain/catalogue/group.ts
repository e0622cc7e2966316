import type { Money } from '../pricing/money';
import { currentPrice } from './options/price-rules';
import type { ProductSummary, ProductWithOptions, Product } from './product';
import { type CustomizableOption, type DateOption, type OptionAnswers, answerTo } from './options/customizable-option';
import { isEmailDay } from './options/gift-card-options';

/** A product of a group and its default quantity. */
export interface GroupItem {
  /** With the question for its delivery day, if it has one. */
  readonly product: ProductSummary | ProductWithOptions;
  readonly quantity: number;
}

/** Quantity by sku; products not listed use their default quantity. */
export type GroupQuantities = Readonly<Record<string, number>>;

/** Returns the products of a group with a quantity other than 0, in group order. */
export function selectedGroupItems(
  items: readonly GroupItem[],
  quantities: GroupQuantities = {},
): readonly GroupItem[] {
  return items
    .map(({ product, quantity }) => ({
      product,
      quantity: Object.hasOwn(quantities, product.sku) ? (quantities[product.sku] ?? 0) : quantity,
    }))
    .filter(({ quantity }) => quantity !== 0);
}

/** As `selectedGroupItems`, but a request that lists any product wants none of those that it does not list. */
export function requestedGroupItems(items: readonly GroupItem[], quantities: GroupQuantities): readonly GroupItem[] {
  const isListed = ({ product }: GroupItem): boolean => Object.hasOwn(quantities, product.sku);
  return selectedGroupItems(items.some(isListed) ? items.filter(isListed) : items, quantities);
}

/** Returns the total at current prices. */
export function groupTotal(items: readonly GroupItem[], currency: string, quantities: GroupQuantities = {}): Money {
  const pence = selectedGroupItems(items, quantities).reduce(
    (sum, { product, quantity }) => sum + currentPrice(product.price).pence * Math.max(0, quantity),
    0,
  );
  return { pence, currency };
}

/** Uid of the one question for the delivery day of all products of a group. */
export const GROUP_DAY = 'group-day';

/** The question for the day on which a group arrives together; none if no product of it has a day. */
export function groupDayOptions(items: readonly GroupItem[]): readonly DateOption[] {
  const [first] = items.flatMap(({ product }) => ownDay(product) ?? []);
  return first === undefined ? [] : [{ ...first, uid: GROUP_DAY, required: true, sku: null }];
}

/** A product of a group, judged by the days of the whole group. */
export type GroupPart = ProductWithOptions & Pick<Product, 'categoryPaths'>;

/** The product as it is added with its group; other questions of it are not asked. */
export function groupPart(
  group: Pick<Product, 'categoryPaths' | 'leadDays'>,
  product: GroupItem['product'],
): GroupPart {
  const day = ownDay(product);
  return {
    ...product,
    customizableOptions: day === null ? [] : [day],
    categoryPaths: group.categoryPaths,
    leadDays: group.leadDays,
  };
}

/** The group's day as the answer to the product's own question; nothing for a product without a day. */
export function groupPartAnswers({ customizableOptions }: GroupPart, answers: OptionAnswers): OptionAnswers {
  return Object.fromEntries(customizableOptions.map(({ uid }) => [uid, [...answerTo(answers, GROUP_DAY)]]));
}

function ownDay(product: GroupItem['product']): DateOption | null {
  const options: readonly CustomizableOption[] = 'customizableOptions' in product ? product.customizableOptions : [];
  return options.find((option): option is DateOption => option.kind === 'date' && !isEmailDay(option)) ?? null;
}
