import type { OptionAnswers } from './customizable-option';

/** Returns the trimmed, distinct answers to an option with LF line ends (forms send CRLF); empty without an answer. */
export function answerTo(answers: OptionAnswers, optionUid: string): readonly string[] {
  if (!Object.hasOwn(answers, optionUid)) return [];
  const answer = answers[optionUid] ?? [];
  const texts = (typeof answer === 'string' ? [answer] : answer).map((text) => text.replace(/\r\n?/g, '\n').trim());
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
