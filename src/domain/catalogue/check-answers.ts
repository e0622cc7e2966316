import type { DayRefusal } from '../delivery/day-refusal';
import { refusalOfDay } from '../delivery/delivery-days';
import type { DeliveryRules } from '../delivery/delivery-rules';
import type { CustomizableOption, OptionAnswers, PickedOption, WrittenOption } from './customizable-option';
import { answerTo } from './option-answer';

type Reason =
  | { readonly kind: 'option-missing' }
  /** `limit` in characters as people count them. */
  | { readonly kind: 'text-too-long'; readonly limit: number }
  | { readonly kind: 'unknown-choice' }
  | DayRefusal;

/** Why an answer cannot stand, one for each option at most. */
export type OptionRefusal = Reason & {
  readonly optionUid: string;
  /** What the option asks, as the shopper reads it; empty for one the product does not have. */
  readonly title: string;
};

/** S3-28 to S3-30. Looks at every answer; those to options the product does not have are refused as unknown. */
export function checkAnswers(
  options: readonly CustomizableOption[],
  answers: OptionAnswers,
  rules: DeliveryRules,
): readonly OptionRefusal[] {
  const known = new Set(options.map(({ uid }) => uid));
  const strangers = Object.keys(answers).filter((uid) => !known.has(uid) && answerTo(answers, uid).length > 0);
  return [
    ...options.flatMap((option) => refusalsOf(option, answerTo(answers, option.uid), rules)),
    ...strangers.map((optionUid) => ({ kind: 'unknown-choice', optionUid, title: '' }) as const),
  ];
}

function refusalsOf(
  option: CustomizableOption,
  answer: readonly string[],
  rules: DeliveryRules,
): readonly OptionRefusal[] {
  const reason = reasonAgainst(option, answer, rules);
  return reason === null ? [] : [{ ...reason, optionUid: option.uid, title: option.title }];
}

function reasonAgainst(option: CustomizableOption, answer: readonly string[], rules: DeliveryRules): Reason | null {
  const [first] = answer;
  if (first === undefined) return option.required ? { kind: 'option-missing' } : null;
  switch (option.kind) {
    case 'field':
    case 'area':
      return answer.length > 1 ? { kind: 'unknown-choice' } : reasonAgainstText(option, first);
    case 'date':
      return answer.length > 1 ? { kind: 'not-a-date' } : refusalOfDay(first, rules);
    case 'dropdown':
    case 'radio':
      return answer.length > 1 ? { kind: 'unknown-choice' } : reasonAgainstChoices(option, answer);
    case 'checkbox':
    case 'multiple':
      return reasonAgainstChoices(option, answer);
  }
}

/** Characters are counted as people see them on the card, so an emoji is one. */
function reasonAgainstText({ maxCharacters: limit }: WrittenOption, text: string): Reason | null {
  return limit !== null && [...text].length > limit ? { kind: 'text-too-long', limit } : null;
}

function reasonAgainstChoices({ values }: PickedOption, answer: readonly string[]): Reason | null {
  const isOffered = (uid: string) => values.some((value) => value.uid === uid);
  return answer.every(isOffered) ? null : { kind: 'unknown-choice' };
}
