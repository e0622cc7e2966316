import type { Failure, RejectionCode } from '../../application/ports/failures';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { CallResponse } from './call-middleware';
import { DecodingError, isRecord, optionalText, records, type WireRecord } from './wire-value';

const REFUSING_STATUSES = new Set([400, 403, 413, 415]);
const TOO_MANY = 429;
/** Our codes for the categories of Magento's refusals. Any other, or none, is an error of the backend, whose sentence is not for shoppers. */
const REFUSALS: ReadonlyMap<string, RejectionCode> = new Map([
  ['graphql-input', 'UNDEFINED'],
  ['graphql-authentication', 'NOT_PROVEN'],
  ['graphql-already-exists', 'ALREADY_EXISTS'],
]);
/** Category of a call that was not executed because the server is busy. */
const BUSY = 'graphql-busy';
/** The failure for an error that is no refusal. The backend answered, so it may concern what was asked for. */
export const UNEXPLAINED: Failure = { kind: 'unreachable', status: 500 };
/** The failure for a response that cannot be read. */
const UNREADABLE: Failure = { kind: 'unreachable', status: 502 };

/**
 * Decodes every response of the API. Returns what `read` makes of a mutation's root field, or the failure: status 200 alone
 * does not mean success, and neither does an empty list of errors. `read` may throw `DecodingError`. If there are several
 * errors, the first decides, and its notice is returned, unless `messagesFrom` returns more.
 */
export function decodeResponse<Value>(
  response: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  messagesFrom: (errors: readonly string[]) => RejectionMessages = firstOfThem,
): Result<Value, Failure> {
  return decode(response, root, read, messagesFrom, UNREADABLE);
}

function decode<Value>(
  response: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  messagesFrom: (errors: readonly string[]) => RejectionMessages,
  ifNull: Failure,
): Result<Value, Failure> {
  const refused = refusalOf(response);
  if (refused !== null) return refuse(refused);
  const { errors, data } = errorsAndData(response);
  const value = data?.[root];
  if (value === null || value === undefined) {
    if (errors[0] !== undefined) return refuse(failureOf(errors[0], messagesFrom(errors.map(noticeIn))));
    const reason = value === null ? ifNull : UNREADABLE;
    if (reason.kind === 'unreachable') response.unreadable?.('neither data nor errors');
    return refuse(reason);
  }
  try {
    return ok(read(value));
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    response.unreadable?.(error.message);
    return refuse(UNREADABLE);
  }
}

/**
 * Decodes the response to a query. A null root without errors is `not-found`. A rejection does not show whether the
 * requested record exists, so it becomes `unreachable`, which is transient. `explained: 'kept'` keeps rejections that
 * have a Magento category; since 2.4.7 Magento's internal errors have none.
 */
export function decodeQuery<Value>(
  response: CallResponse,
  root: string,
  read: (value: unknown) => Value,
  explained: 'kept' | 'dropped' = 'dropped',
): Result<Value, Failure> {
  const decoded = decode(response, root, read, firstOfThem, { kind: 'not-found', message: '' });
  if (decoded.ok || decoded.reason.kind !== 'rejected') return decoded;
  // A query has no password, so it is the sign-in that is refused: the account is locked, or not confirmed any more.
  if (root === 'customer' && decoded.reason.code === 'NOT_PROVEN') return refuse({ kind: 'unauthorised', message: '' });
  if (explained === 'kept' && isExplained(response)) return decoded;
  const { status } = response;
  return refuse({ kind: 'unreachable', status: status !== null && status >= 400 ? status : 500 });
}

/** True if the first error has a Magento category. */
function isExplained(response: CallResponse): boolean {
  const [first] = errorsAndData(response).errors;
  return first !== undefined && /^graphql(-[a-z]+)*$/.test(categoryOf(first) ?? '');
}

function errorsAndData({ body }: CallResponse): {
  readonly errors: readonly WireRecord[];
  readonly data: WireRecord | null;
} {
  if (!isRecord(body)) return { errors: [], data: null };
  return { errors: records(body.errors), data: isRecord(body.data) ? body.data : null };
}

/** The failure of a call that has failed as a whole, even if the response contains data; null otherwise. */
function refusalOf(response: CallResponse): Failure | null {
  const { status, body, isFromUpstream = false } = response;
  if (status === null) return { kind: 'unreachable', status: null };
  if (status < 400) return unauthorisedIn(response);
  const own = isRecord(body) && !isFromUpstream ? optionalText(body.message) : null;
  if (status === TOO_MANY) return { kind: 'busy', message: own ?? '' };
  if (REFUSING_STATUSES.has(status) && own !== null) return { kind: 'rejected', code: 'MALFORMED', message: own };
  return { kind: 'unreachable', status };
}

function unauthorisedIn(response: CallResponse): Failure | null {
  const found = errorsAndData(response).errors.find((error) => categoryOf(error) === 'graphql-authorization');
  return found === undefined ? null : { kind: 'unauthorised', message: noticeIn(found) };
}

/** The messages of a rejection; `messages` lists them if the backend gave several. */
type RejectionMessages = Pick<Extract<Failure, { kind: 'rejected' }>, 'message' | 'messages'>;

const firstOfThem = ([message = '']: readonly string[]): RejectionMessages => ({ message });

/** All notices, joined by commas and as a list. */
export const allOfThem = (notices: readonly string[]): RejectionMessages => {
  const messages = notices.filter((notice) => notice !== '');
  return { message: messages.join(','), messages };
};

function failureOf(error: WireRecord, words: RejectionMessages): Failure {
  const category = categoryOf(error);
  switch (category) {
    case 'graphql-no-such-entity':
      return { kind: 'not-found', message: words.message };
    case BUSY:
      return { kind: 'busy', message: words.message };
    default:
      if (category === null) return UNEXPLAINED;
      const code = isOfPassword(error) ? 'WEAK_PASSWORD' : REFUSALS.get(category);
      return code === undefined ? UNEXPLAINED : { kind: 'rejected', code, ...words };
  }
}

/** Our backend says so by a code. */
function isOfPassword({ extensions }: WireRecord): boolean {
  return isRecord(extensions) && extensions.code === 'WEAK_PASSWORD';
}

/** The error's `extensions.category`, or null. */
export function categoryOf(error: WireRecord): string | null {
  return isRecord(error.extensions) ? optionalText(error.extensions.category) : null;
}

/** What an error says to shoppers, if the backend declares it as a notice of the shop, and nothing otherwise. */
export function noticeIn({ extensions, message }: WireRecord): string {
  return isRecord(extensions) && extensions.notice === true ? (optionalText(message) ?? '') : '';
}
