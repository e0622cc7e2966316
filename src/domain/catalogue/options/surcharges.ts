import {
  answerTo,
  countLetters,
  isPricedByLetter,
  type CustomizableOption,
  type OptionAnswers,
  type OptionPrice,
} from './customizable-option';
import type { Money, Price } from '../../pricing/money';
import { optionPrice, currentPrice } from './price-rules';

/** Returns the surcharges of the answered options for one item. */
export function optionSurcharges(price: Price, options: readonly CustomizableOption[], answers: OptionAnswers): Money {
  const base = currentPrice(price);
  const added = options.flatMap((option) => pricesOf(option, answerTo(answers, option.uid)));
  return { pence: added.reduce((sum, extra) => sum + optionPrice(base, extra).pence, 0), currency: base.currency };
}

/** The amount that unanswered required options add to one item. */
export interface OpenSurcharges {
  readonly least: Money;
  readonly most: Money;
}

export function openSurcharges(
  price: Price,
  options: readonly CustomizableOption[],
  answers: OptionAnswers,
): OpenSurcharges {
  const base = currentPrice(price);
  const open = options.filter(({ uid, required }) => required && answerTo(answers, uid).length === 0);
  const total = (rank: 'least' | 'most'): Money => ({
    pence: open.reduce((sum, option) => sum + surchargesOf(option, base)[rank], 0),
    currency: base.currency,
  });
  return { least: total('least'), most: total('most') };
}

/** Whether an answer that is still to be given decides the price. */
export function isPriceOpen(price: Price, options: readonly CustomizableOption[], answers: OptionAnswers): boolean {
  const { least, most } = openSurcharges(price, options, answers);
  return most.pence > least.pence;
}

/** Letters that are counted where there is no limit: more than one costs more. */
const SOME_LETTERS = 2;

/** Pence that an answer to a required option adds at least and at most. */
function surchargesOf(option: CustomizableOption, base: Money): { readonly least: number; readonly most: number } {
  if ('values' in option) {
    const prices = option.values.map(({ price }) => optionPrice(base, price).pence);
    if (prices.length === 0) return { least: 0, most: 0 };
    const isOne = option.kind === 'dropdown' || option.kind === 'radio';
    return {
      least: Math.min(...prices),
      most: isOne ? Math.max(...prices) : prices.reduce((sum, pence) => sum + pence, 0),
    };
  }
  const each = optionPrice(base, option.price).pence;
  if (!isPricedByLetter(option)) return { least: each, most: each };
  const letters = ('maxCharacters' in option ? option.maxCharacters : null) ?? SOME_LETTERS;
  return { least: 0, most: each * Math.max(0, letters - 1) };
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
