import { type Availability, isHadNow } from './availability';
import type { Price, Money } from '../pricing/money';
import { currentPrice } from './options/price-rules';

/** A product that can be chosen as part of a bundle. */
export interface BundleChoice {
  readonly uid: string;
  readonly name: string;
  /** What one piece adds to the bundle. */
  readonly price: Price;
  /** The same in pence, with the fraction of a penny that is rounded in the total only; left out without one. */
  readonly exactly?: number;
  readonly availability: Availability;
  /** Left out: all year. */
  readonly monthsOfSale?: readonly number[];
  /** The default quantity. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
}

/** A bundle option; `dropdown` and `radio` take one choice, the others several. */
export interface BundleQuestion {
  readonly uid: string;
  readonly title: string;
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly required: boolean;
  /** Sorted by position. */
  readonly choices: readonly BundleChoice[];
}

export function allowsMultiple({ kind }: BundleQuestion): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}

/** A chosen part of a bundle and its quantity. */
export interface BundlePart {
  readonly questionUid: string;
  readonly choiceUid: string;
  readonly quantity: number;
}

/**
 * Returns the default choices; a required question without one gets its first choice. Parts that are sold out or out of
 * season are a default only if nothing else can answer a required question.
 */
export function defaultBundleParts(questions: readonly BundleQuestion[]): readonly BundlePart[] {
  return questions.flatMap((question) => {
    const inStock = question.choices.filter(({ availability }) => isHadNow(availability));
    const defaults = inStock.filter(({ isDefault }) => isDefault);
    const chosen = allowsMultiple(question) ? defaults : defaults.slice(0, 1);
    const first = question.required ? [...inStock, ...question.choices].slice(0, 1) : [];
    return (chosen.length > 0 ? chosen : first).map((choice) => partOf(question, choice));
  });
}

/** Selects a choice, or deselects it if several are allowed; ignores an unknown choice and keeps a changeable quantity. */
export function selectBundleChoice(
  questions: readonly BundleQuestion[],
  parts: readonly BundlePart[],
  questionUid: string,
  choiceUid: string,
): readonly BundlePart[] {
  const question = questions.find(({ uid }) => uid === questionUid);
  const choice = question?.choices.find(({ uid }) => uid === choiceUid);
  if (question === undefined || choice === undefined) return parts;
  const own = parts.filter((part) => part.questionUid === questionUid);
  const others = parts.filter((part) => part.questionUid !== questionUid);
  return inOrder(questions, [...others, ...answerAfter(question, choice, own)]);
}

/** Clears an optional question; a required one stays unchanged. */
export function clearBundleQuestion(
  questions: readonly BundleQuestion[],
  parts: readonly BundlePart[],
  questionUid: string,
): readonly BundlePart[] {
  const isRequired = questions.some(({ uid, required }) => uid === questionUid && required);
  return isRequired ? parts : parts.filter((part) => part.questionUid !== questionUid);
}

/** Changes the quantity to a whole number from 1, if the choice allows it. */
export function changePartQuantity(
  questions: readonly BundleQuestion[],
  parts: readonly BundlePart[],
  choiceUid: string,
  quantity: number,
): readonly BundlePart[] {
  const choice = findBundleChoice(questions, choiceUid);
  if (choice?.canChangeQuantity !== true || !Number.isInteger(quantity) || quantity < 1) return parts;
  return parts.map((part) => (part.choiceUid === choiceUid ? { ...part, quantity } : part));
}

/** Returns the price of one bundle with these parts; `base` are the pence that it costs without them. */
export function bundleTotal(
  questions: readonly BundleQuestion[],
  parts: readonly BundlePart[],
  currency: string,
  base = 0,
): Money {
  const pence = parts.reduce((sum, { choiceUid, quantity }) => {
    const choice = findBundleChoice(questions, choiceUid);
    return choice === undefined ? sum : sum + (choice.exactly ?? currentPrice(choice.price).pence) * quantity;
  }, base);
  // Fractions that add up to half a penny may come to a little less.
  return { pence: Math.round(pence + 1e-6), currency };
}

export function findBundleChoice(questions: readonly BundleQuestion[], choiceUid: string): BundleChoice | undefined {
  return questions.flatMap(({ choices }) => choices).find(({ uid }) => uid === choiceUid);
}

function answerAfter(
  question: BundleQuestion,
  choice: BundleChoice,
  own: readonly BundlePart[],
): readonly BundlePart[] {
  if (allowsMultiple(question)) {
    const remaining = own.filter(({ choiceUid }) => choiceUid !== choice.uid);
    return remaining.length < own.length ? remaining : [...own, partOf(question, choice)];
  }
  const before = own[0]?.quantity ?? choice.quantity;
  return [{ ...partOf(question, choice), quantity: choice.canChangeQuantity ? before : choice.quantity }];
}

function partOf({ uid: questionUid }: BundleQuestion, { uid: choiceUid, quantity }: BundleChoice): BundlePart {
  return { questionUid, choiceUid, quantity };
}

function inOrder(questions: readonly BundleQuestion[], parts: readonly BundlePart[]): readonly BundlePart[] {
  return questions.flatMap(({ uid, choices }) =>
    choices.flatMap((choice) => parts.filter((part) => part.questionUid === uid && part.choiceUid === choice.uid)),
  );
}
