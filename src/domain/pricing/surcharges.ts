import { answerTo } from '../catalogue/option-answer';
import { countLetters, isPricedByLetter } from '../catalogue/lettering';
import type { CustomizableOption, OptionAnswers, OptionPrice } from '../catalogue/customizable-option';
import type { Money } from './money';
import type { Price } from './price';
import { optionPrice, currentPrice } from './price-rules';

/** Returns the surcharges of the answered options for one item. */
export function optionSurcharges(price: Price, options: readonly CustomizableOption[], answers: OptionAnswers): Money {
  const base = currentPrice(price);
  const added = options.flatMap((option) => pricesOf(option, answerTo(answers, option.uid)));
  return { pence: added.reduce((sum, extra) => sum + optionPrice(base, extra).pence, 0), currency: base.currency };
}

/** Adds the surcharges to the regular and the special price alike, because discounts do not apply to options. */
export function withSurcharges({ regular, special, maximum, ...rest }: Price, extras: Money): Price {
  const raised = (money: Money) => ({ ...money, pence: money.pence + extras.pence });
  return {
    ...rest,
    regular: raised(regular),
    special: special === null ? null : raised(special),
    maximum: maximum === null ? null : raised(maximum),
  };
}

/** The prices of an answer, each as often as it is charged. */
export function pricesOf(option: CustomizableOption, answer: readonly string[]): readonly OptionPrice[] {
  if ('values' in option) return option.values.filter(({ uid }) => answer.includes(uid)).map(({ price }) => price);
  const [text] = answer;
  if (text === undefined) return [];
  return Array.from({ length: timesCharged(option, text) }, () => option.price);
}

/** The product's price has the first letter in it. */
function timesCharged(option: CustomizableOption, text: string): number {
  return isPricedByLetter(option) ? Math.max(0, countLetters(text) - 1) : 1;
}
