import type { OptionAnswers } from './customizable-option';

/** Returns the trimmed, distinct answers to an option with LF line ends (forms send CRLF); empty without an answer. */
export function answerTo(answers: OptionAnswers, optionUid: string): readonly string[] {
  if (!Object.hasOwn(answers, optionUid)) return [];
  const answer = answers[optionUid] ?? [];
  const texts = (typeof answer === 'string' ? [answer] : answer).map((text) => text.replace(/\r\n?/g, '\n').trim());
  return [...new Set(texts)].filter((text) => text !== '');
}
