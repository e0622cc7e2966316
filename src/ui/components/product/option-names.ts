import type { CustomizableOption, OptionAnswers } from '../../../domain/catalogue/options/customizable-option';

/** Name of an option's form field, also used by the API that handles the form. */
export function optionField(uid: string): string {
  return `option.${uid}`;
}

/** Reads the form's values: texts as typed, several values of one option as a list. */
export function answersOf(form: HTMLFormElement, options: readonly CustomizableOption[]): OptionAnswers {
  const typed = new FormData(form);
  const answers: Record<string, string | readonly string[]> = {};
  for (const option of options) {
    const given = typed.getAll(optionField(option.uid)).filter((value) => typeof value === 'string');
    const several = option.kind === 'checkbox' || option.kind === 'multiple';
    answers[option.uid] = several ? given : (given[0] ?? '');
  }
  return answers;
}

/** The value of a single-value option; empty if there is none. */
export function oneAnswer(answers: OptionAnswers, uid: string): string {
  const answer = answers[uid] ?? '';
  return typeof answer === 'string' ? answer : (answer[0] ?? '');
}

/** All values of a multiple-value option. */
export function allAnswers(answers: OptionAnswers, uid: string): readonly string[] {
  const answer = answers[uid] ?? [];
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
}
