import type { DayRefusal } from '../../delivery/day-refusal';
import type { QuantityRefusal } from '../../shared/quantity';
import { readEmail } from '../../text/email';
import { holdsLink, isNamed } from '../../text/person-name';
import { checkDeliveryDay } from '../../delivery/delivery-days';
import type { DayRules } from '../../delivery/delivery-rules';
import {
  type CustomizableOption,
  type OptionAnswers,
  type SelectOption,
  type TextOption,
  lengthOfText,
  answerTo,
} from './customizable-option';
import { dayRulesFor, isEmailName, isEmailOption } from './gift-card-options';

type Reason =
  | { readonly kind: 'option-missing' }
  /** `limit` in characters. */
  | { readonly kind: 'text-too-long'; readonly limit: number }
  | { readonly kind: 'unknown-choice' }
  | { readonly kind: 'not-an-email' }
  | { readonly kind: 'holds-link' }
  /** For a part of a bundle. */
  | QuantityRefusal
  | DayRefusal;

/** Why an answer is refused; at most one for each option. */
export type OptionRefusal = Reason & {
  readonly optionUid: string;
  /** The option's title; empty for an unknown option. */
  readonly title: string;
};

/** Why a product is not added or changed: every refused option. */
export interface OptionsRefused {
  readonly kind: 'options-refused';
  readonly options: readonly OptionRefusal[];
}

/** Checks all answers; answers to options that the product does not have are refused. */
export function checkAnswers(
  options: readonly CustomizableOption[],
  answers: OptionAnswers,
  rules: DayRules,
): readonly OptionRefusal[] {
  const known = new Set(options.map(({ uid }) => uid));
  const unknown = Object.keys(answers).filter((uid) => !known.has(uid) && answerTo(answers, uid).length > 0);
  return [
    ...options.flatMap((option) => refusalsOf(option, answerTo(answers, option.uid), rules)),
    ...unknown.map((optionUid) => ({ kind: 'unknown-choice', optionUid, title: '' }) as const),
  ];
}

function refusalsOf(option: CustomizableOption, answer: readonly string[], rules: DayRules): readonly OptionRefusal[] {
  const reason = reasonAgainst(option, answer, rules);
  return reason === null ? [] : [{ ...reason, optionUid: option.uid, title: option.title }];
}

function reasonAgainst(option: CustomizableOption, answer: readonly string[], rules: DayRules): Reason | null {
  const [first] = answer;
  if (first === undefined) return option.required ? { kind: 'option-missing' } : null;
  switch (option.kind) {
    case 'field':
    case 'area':
      return answer.length > 1 ? { kind: 'unknown-choice' } : reasonAgainstText(option, first);
    case 'date':
      return answer.length > 1 ? { kind: 'not-a-date' } : checkDeliveryDay(first, dayRulesFor(option, rules));
    case 'dropdown':
    case 'radio':
      return answer.length > 1 ? { kind: 'unknown-choice' } : reasonAgainstChoices(option, answer);
    case 'checkbox':
    case 'multiple':
      return reasonAgainstChoices(option, answer);
  }
}

function reasonAgainstText(option: TextOption, text: string): Reason | null {
  const { maxCharacters: limit } = option;
  if (limit !== null && lengthOfText(option, text) > limit) return { kind: 'text-too-long', limit };
  if (isEmailName(option)) return nameFault(text);
  return isEmailOption(option) && readEmail(text) === null ? { kind: 'not-an-email' } : null;
}

function nameFault(name: string): Reason | null {
  if (!isNamed(name)) return { kind: 'option-missing' };
  return holdsLink(name) ? { kind: 'holds-link' } : null;
}

function reasonAgainstChoices({ values }: SelectOption, answer: readonly string[]): Reason | null {
  const isOffered = (uid: string) => values.some((value) => value.uid === uid);
  return answer.every(isOffered) ? null : { kind: 'unknown-choice' };
}

/** Judges the day that was answered to an option by its uid; null also if the option asks for none. */
export function validateDeliveryDay(
  options: readonly CustomizableOption[],
  answers: OptionAnswers,
  rules: DayRules,
): (optionUid: string) => DayRefusal | null {
  return (optionUid) => {
    const option = options.find(({ uid }) => uid === optionUid);
    if (option?.kind !== 'date') return null;
    return checkDeliveryDay(answerTo(answers, optionUid)[0] ?? '', dayRulesFor(option, rules));
  };
}
