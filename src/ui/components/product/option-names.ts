import type { CustomizableOption, OptionAnswers } from '../../../domain/catalogue/customizable-option';

/** Name of an option's field in the form; the forms endpoint reads the same. */
export function optionField(uid: string): string {
  return `option.${uid}`;
}

/** What stands in the form now. Texts are left as they were typed; several picks of one option are a list. */
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

/** The one answer of an option that takes one; empty when there is none. */
export function oneAnswer(answers: OptionAnswers, uid: string): string {
  const answer = answers[uid] ?? '';
  return typeof answer === 'string' ? answer : (answer[0] ?? '');
}

/** All answers of an option that takes several. */
export function allAnswers(answers: OptionAnswers, uid: string): readonly string[] {
  const answer = answers[uid] ?? [];
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
}
