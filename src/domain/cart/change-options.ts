import { checkAnswers, type OptionsRefused } from '../catalogue/options/check-answers';
import {
  type CustomizableOption,
  type DateOption,
  type OptionAnswers,
  type TextOption,
  answerTo,
} from '../catalogue/options/customizable-option';
import type { Product } from '../catalogue/product';
import type { DayRules } from '../delivery/delivery-rules';
import { ok, refuse, type Result } from '../shared/result';
import { enteredAnswer, type EnteredAnswer } from './add-to-cart';
import type { CartItem } from './cart';

/** All answers of a cart item after a change, in place of those before. */
export interface LineOptions {
  readonly quantity: number;
  /** An empty value removes the answer. */
  readonly entered: readonly EnteredAnswer[];
  readonly selected: readonly SelectedValues[];
}

/** The chosen values of one option. */
export interface SelectedValues {
  readonly uids: readonly string[];
  /** True if the option accepts several values, also when one is chosen. */
  readonly takesSeveral: boolean;
}

/**
 * Returns the options that can be changed in the cart: the day and the texts. Choices from a list cannot be changed.
 */
export function changeableOptions({
  customizableOptions,
}: Pick<Product, 'customizableOptions'>): readonly (DateOption | TextOption)[] {
  return customizableOptions.flatMap((option) => ('values' in option ? [] : [option]));
}

/** Returns the item's texts and days by option uid. */
export function enteredAnswers(
  product: Pick<Product, 'customizableOptions'>,
  { answers }: Pick<CartItem, 'answers'>,
): OptionAnswers {
  return Object.fromEntries(
    changeableOptions(product).map(({ uid, kind }) => {
      const text = answers.find(({ optionUid }) => optionUid === uid)?.values[0]?.value ?? '';
      return [uid, kind === 'date' ? text.slice(0, 10) : text];
    }),
  );
}

/** Returns the item's options with new days and texts, or every refused one. */
export function changeOptions(
  product: Pick<Product, 'customizableOptions'>,
  item: Pick<CartItem, 'answers' | 'quantity'>,
  answers: OptionAnswers,
  rules: DayRules,
): Result<LineOptions, OptionsRefused> {
  const changeable = changeableOptions(product);
  const refused = checkAnswers(changeable, answers, rules);
  if (refused.length > 0) return refuse({ kind: 'options-refused', options: refused });
  return ok({
    quantity: item.quantity,
    entered: changeable.flatMap((option) => {
      const entered = enteredAnswer(option, answerTo(answers, option.uid));
      return entered.length > 0 ? entered : [{ uid: option.uid, value: '' }];
    }),
    selected: product.customizableOptions.flatMap((option) => selectedOf(option, item)),
  });
}

function selectedOf(option: CustomizableOption, { answers }: Pick<CartItem, 'answers'>): readonly SelectedValues[] {
  if (!('values' in option)) return [];
  const values = answers.find(({ optionUid }) => optionUid === option.uid)?.values ?? [];
  if (values.length === 0) return [];
  return [
    { uids: values.map(({ uid }) => uid), takesSeveral: option.kind === 'checkbox' || option.kind === 'multiple' },
  ];
}

/** True if the item has a day or a text, which can be changed in the cart. */
export function hasChangeableOptions({ attributes, answers }: Pick<CartItem, 'attributes' | 'answers'>): boolean {
  // An entered value has the uid of its option, a chosen one its own.
  return (
    attributes.some(({ isDay }) => isDay) ||
    answers.some(({ optionUid, values }) => values.some(({ uid }) => uid === optionUid))
  );
}
