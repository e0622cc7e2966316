import type { ParsedUrlQuery } from 'node:querystring';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import { firstOf } from '../../../domain/navigation/reserved-params';
import type { VisitorSession } from '../server-app';
import { readFormOutcome } from '../form-outcome';

/** Says that what was typed waits in a cookie. The front server does not share a page with it. */
export const TYPED = 'typed';

/** What was entered before: days and quantities from the URL, words and choices from the cookie that it speaks of. */
export function typedAnswers(query: ParsedUrlQuery, session: Pick<VisitorSession, 'typedForm'>): OptionAnswers {
  const { answers } = readFormOutcome(query);
  return firstOf(query[TYPED]) === '1' ? { ...session.typedForm.answers(), ...answers } : answers;
}
