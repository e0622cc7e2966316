import { trimText } from '../../text/invisible';

/** The surcharge of an option for one item; percentages are of the product price. An `unknown` one appears in the cart only. */
export type OptionPrice =
  | { readonly kind: 'fixed'; readonly pence: number; readonly currency: string }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'unknown' };

export interface OptionValue {
  readonly uid: string;
  readonly title: string;
  readonly price: OptionPrice;
  readonly sortOrder: number;
}

interface OptionBase {
  readonly uid: string;
  readonly title: string;
  readonly required: boolean;
  readonly sortOrder: number;
}

export interface TextOption extends OptionBase {
  /** `field` is one line, `area` several. */
  readonly kind: 'field' | 'area';
  readonly price: OptionPrice;
  readonly sku: string | null;
  /** Null if unlimited. */
  readonly maxCharacters: number | null;
}

/** A date; on a florist's product it is the delivery day. */
export interface DateOption extends OptionBase {
  readonly kind: 'date';
  readonly price: OptionPrice;
  readonly sku: string | null;
}

export interface SelectOption extends OptionBase {
  /** `dropdown` and `radio` take one value; `checkbox` and `multiple` take several. */
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly values: readonly OptionValue[];
}

/** A product's options are sorted by `sortOrder`. */
export type CustomizableOption = TextOption | DateOption | SelectOption;

/** Option uid to text, `YYYY-MM-DD` or value uids; missing or empty means no answer. */
export type OptionAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Returns the trimmed, distinct answers to an option with LF line ends (forms send CRLF); empty without an answer. */
export function answerTo(answers: OptionAnswers, optionUid: string): readonly string[] {
  if (!Object.hasOwn(answers, optionUid)) return [];
  const answer = answers[optionUid] ?? [];
  const texts = (typeof answer === 'string' ? [answer] : answer).map((text) => trimText(text.replace(/\r\n?/g, '\n')));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** An option and its value as shown: `Size: Large`, `Card message: With love`. */
export interface Attribute {
  readonly label: string;
  /** Dates as `YYYY-MM-DD`: the first one of a subscription. */
  readonly value: string;
  readonly isDay: boolean;
  /** All days of a subscription, ascending; left out for one day. */
  readonly days?: readonly string[];
}

/** SKU by which the florist marks a text whose price is that of each letter after the first. */
const PER_LETTER = 'PER-LETTER';

/** Whether the answer is made in flowers, letter by letter. */
export function isPricedByLetter(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === PER_LETTER;
}

/** How much of its limit a text takes: what is charged for, where letters are, else every character; an emoji is one. */
export function lengthOfText(option: CustomizableOption, text: string): number {
  return isPricedByLetter(option) ? countLetters(text) : [...text].length;
}

/** Counts everything that is made, signs included; spaces are not, and an accent is part of its letter. */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length;
}
