import type { CustomizableOption, DateOption, OptionAnswers } from './options/customizable-option';
import { isEmailDay } from './options/gift-card-options';
import type { GroupItem } from './group';
import { answerTo } from './options/option-answer';
import type { Product, ProductWithOptions } from './product';

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
