import type { CallResponse, CallMiddleware } from './call-middleware';
import { categoryOf } from './decode-response';
import { isRecord, records } from './wire-value';

/** A document of the shop's own, and what it is about. */
export interface Question {
  readonly query: string;
  readonly queryVariables: object;
}

/**
 * Asks in the words of our own backend, and once more in Magento's where the other side knows no others: it refuses a document
 * whole for one word that is not in its schema. Any other answer is told as it came.
 */
export async function queryWithFallback(
  call: CallMiddleware,
  inOurs: Question,
  inMagentos: Question,
): Promise<CallResponse> {
  const answer = await call('customQuery', [inOurs]);
  return isRefusedWhole(answer) ? call('customQuery', [inMagentos]) : answer;
}

/** Errors of a document that was never begun: no data, and none of the categories that what was begun fails with. */
function isRefusedWhole({ status, body }: CallResponse): boolean {
  if (status === null || status >= 500 || !isRecord(body) || isRecord(body.data)) return false;
  const categories = records(body.errors).map(categoryOf);
  return categories.length > 0 && categories.every((category) => category === null || category === 'graphql');
}
