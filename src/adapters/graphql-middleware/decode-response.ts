import type { Failure } from '../../application/ports/failures';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { CallResponse } from './call-middleware';
import { WireFault, isRecord, optionalText, records, type WireRecord } from './wire-value';

const REFUSING_STATUSES = new Set([400, 403, 413, 415]);
const TOO_MANY = 429;
/** By which the wire owns up to a fault of its own. */
const OWN_FAULT = 'internal';
/** What is no answer. */
const LOST: Failure = { kind: 'unreachable', status: 502 };
/** By which it says that nothing was done, and nothing was wrong. */
const HANDS_FULL = 'graphql-busy';

/**
 * The one decoder of the wire. Answers what `read` makes of a mutation's root field, or why there is none: 200 alone does
 * not mean success, and neither does an empty list of errors. `read` may throw `WireFault`. Of several errors
 * the first is told, unless `says` wants more.
 */
export function decodeResponse<Value>(
  answer: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  says: (errors: readonly string[]) => RefusalWords = firstOfThem,
): Result<Value, Failure> {
  return decode(answer, root, read, says, LOST);
}

function decode<Value>(
  answer: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  says: (errors: readonly string[]) => RefusalWords,
  nothing: Failure,
): Result<Value, Failure> {
  const refused = refusalOf(answer);
  if (refused !== null) return refuse(refused);
  const { errors, data } = spokenIn(answer);
  const value = data?.[root];
  if (value === null || value === undefined) {
    if (errors[0] !== undefined) return refuse(failureOf(errors[0], says(errors.map(messageOf))));
    const reason = value === null ? nothing : LOST;
    if (reason.kind === 'unreachable') answer.unreadable?.('neither data nor errors');
    return refuse(reason);
  }
  try {
    return ok(read(value));
  } catch (fault) {
    if (!(fault instanceof WireFault)) throw fault;
    answer.unreadable?.(fault.message);
    return refuse(LOST);
  }
}

/**
 * The same for a query. A root that is null without errors is `not-found`, but a refusal says nothing about what was asked
 * for: it becomes `unreachable`, which may pass. `explained` keeps the refusals that have a category of Magento's; its internal errors have none since 2.4.7.
 */
export function decodeQuery<Value>(
  answer: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  explained: 'kept' | 'dropped' = 'dropped',
): Result<Value, Failure> {
  const decoded = decode(answer, root, read, firstOfThem, { kind: 'not-found', message: '' });
  if (decoded.ok || decoded.reason.kind !== 'rejected') return decoded;
  if (explained === 'kept' && isExplained(answer)) return decoded;
  const { status } = answer;
  return refuse({ kind: 'unreachable', status: status !== null && status >= 400 ? status : 500 });
}

/** Whether the first error has a category of Magento's. */
function isExplained(answer: CallResponse): boolean {
  const [first] = spokenIn(answer).errors;
  return first !== undefined && /^graphql(-[a-z]+)*$/.test(categoryOf(first) ?? '');
}

function spokenIn({ body }: CallResponse): {
  readonly errors: readonly WireRecord[];
  readonly data: WireRecord | null;
} {
  if (!isRecord(body)) return { errors: [], data: null };
  return { errors: records(body.errors), data: isRecord(body.data) ? body.data : null };
}

/** What is no answer whatever stands beside it. */
function refusalOf(answer: CallResponse): Failure | null {
  const { status, body } = answer;
  if (status === null) return { kind: 'unreachable', status: null };
  if (status < 400) return unauthorisedIn(answer);
  const message = isRecord(body) ? optionalText(body.message) : null;
  if (status === TOO_MANY) return { kind: 'busy', message: message ?? '' };
  if (REFUSING_STATUSES.has(status) && message !== null) return { kind: 'rejected', code: 'MALFORMED', message };
  return { kind: 'unreachable', status };
}

function unauthorisedIn(answer: CallResponse): Failure | null {
  const found = spokenIn(answer).errors.find((error) => categoryOf(error) === 'graphql-authorization');
  return found === undefined ? null : { kind: 'unauthorised', message: messageOf(found) };
}

/** What a refusal says when the other side gave several reasons at once. */
type RefusalWords = Pick<Extract<Failure, { kind: 'rejected' }>, 'message' | 'messages'>;

const firstOfThem = ([message = '']: readonly string[]): RefusalWords => ({ message });

/** All of them, joined by commas, and apart as well. */
export const allOfThem = (messages: readonly string[]): RefusalWords => ({ message: messages.join(','), messages });

function failureOf(error: WireRecord, words: RefusalWords): Failure {
  const message = messageOf(error);
  switch (categoryOf(error)) {
    case 'graphql-no-such-entity':
      return { kind: 'not-found', message };
    case HANDS_FULL:
      return { kind: 'busy', message };
    case OWN_FAULT:
      return { kind: 'unreachable', status: 500 };
    default:
      return { kind: 'rejected', code: 'UNDEFINED', ...words };
  }
}

/** The word by which the wire sorts its errors; null where it gives none. */
export function categoryOf(error: WireRecord): string | null {
  return isRecord(error.extensions) ? optionalText(error.extensions.category) : null;
}

function messageOf(error: WireRecord): string {
  return optionalText(error.message) ?? '';
}
