import type { OptionAnswers } from './customizable-option';

/**
 * What was answered to one option, as it is judged and sent: without blanks around it, with plain line ends (forms send
 * carriage returns), each choice once. Empty when there is no answer.
 */
export function answerTo(answers: OptionAnswers, optionUid: string): readonly string[] {
  if (!Object.hasOwn(answers, optionUid)) return [];
  const answer = answers[optionUid] ?? [];
  const texts = (typeof answer === 'string' ? [answer] : answer).map((text) => text.replace(/\r\n?/g, '\n').trim());
  return [...new Set(texts)].filter((text) => text !== '');
}
