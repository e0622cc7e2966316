import { parseQuantity } from '../shared/quantity';
import { ok, refuse, type Result } from '../shared/result';
import {
  allowsMultiple,
  type BundleChoice,
  type BundleQuestion,
  defaultBundleParts,
  type BundlePart,
} from '../catalogue/bundle';
import type { OptionRefusal, OptionsRefused } from '../catalogue/options/check-answers';
import { type OptionAnswers, answerTo } from '../catalogue/options/customizable-option';

/**
 * Reads form answers: question uid to choice uids, choice uid to quantity. Without any answer returns the default parts.
 * Ignores the quantity of a choice with a fixed one; an invalid one is refused by the uid of its choice.
 */
export function bundlePartsFromAnswers(
  questions: readonly BundleQuestion[],
  answers: OptionAnswers,
): Result<readonly BundlePart[], OptionsRefused> {
  const answered = questions.filter(({ uid }) => answerTo(answers, uid).length > 0);
  if (answered.length === 0) return ok(defaultBundleParts(questions));
  const options = questions.flatMap((question) => refusalsOf(question, answerTo(answers, question.uid)));
  if (options.length > 0) return refuse({ kind: 'options-refused', options });
  const parts: BundlePart[] = [];
  const refused: OptionRefusal[] = [];
  for (const question of questions) {
    for (const choice of question.choices.filter(({ uid }) => answerTo(answers, question.uid).includes(uid))) {
      const quantity = quantityOf(choice, answers);
      if (quantity.ok) parts.push({ questionUid: question.uid, choiceUid: choice.uid, quantity: quantity.value });
      else refused.push({ ...quantity.reason, optionUid: choice.uid, title: choice.name });
    }
  }
  return refused.length > 0 ? refuse({ kind: 'options-refused', options: refused }) : ok(parts);
}

/** Returns the parts as form answers. */
export function answersFromBundleParts(
  questions: readonly BundleQuestion[],
  parts: readonly BundlePart[],
): OptionAnswers {
  const chosen = questions.map(({ uid }) => [
    uid,
    parts.filter((part) => part.questionUid === uid).map(({ choiceUid }) => choiceUid),
  ]);
  const quantity = parts.map(({ choiceUid, quantity }) => [choiceUid, String(quantity)]);
  return Object.fromEntries([...chosen, ...quantity]) as OptionAnswers;
}

/** Returns the answer names of a bundle: uids of its questions and choices. */
export function bundleAnswerNames(questions: readonly BundleQuestion[]): ReadonlySet<string> {
  return new Set(questions.flatMap(({ uid, choices }) => [uid, ...choices.map((choice) => choice.uid)]));
}

function refusalsOf(question: BundleQuestion, chosen: readonly string[]): readonly OptionRefusal[] {
  const about = { optionUid: question.uid, title: question.title };
  if (chosen.length === 0) return question.required ? [{ ...about, kind: 'option-missing' }] : [];
  const areOffered = chosen.every((uid) => question.choices.some((choice) => choice.uid === uid));
  const isTooMany = chosen.length > 1 && !allowsMultiple(question);
  return areOffered && !isTooMany ? [] : [{ ...about, kind: 'unknown-choice' }];
}

function quantityOf({ uid, quantity, canChangeQuantity }: BundleChoice, answers: OptionAnswers) {
  const [typed] = answerTo(answers, uid);
  return typed === undefined || !canChangeQuantity ? ok(quantity) : parseQuantity(typed);
}
