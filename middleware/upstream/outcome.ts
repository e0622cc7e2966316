import { failure, type Failure } from '../response';
import { isPlainRecord, type PlainRecord } from '../plain-record';
import { type GraphqlResult } from '../identity/identity-changes';

/** How a request upstream ended. Only `responded` contains anything of its response. */
export type Outcome =
  | { readonly kind: 'responded'; readonly result: GraphqlResult }
  | { readonly kind: 'unreachable'; readonly cause: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'faulty'; readonly status: number; readonly cause: string };

const UNAUTHORISED = 401;
/** Nothing was done, whatever the body says. */
const TOO_MANY = 429;

/**
 * Checks an upstream response: valid is an object with `data` or at least one error. Everything else failed, whatever
 * its status. 400 with errors is valid too, and any 4xx with errors of authorisation, as Magento sends them since 2.4.9; other
 * statuses may come from a server in front of the backend. Errors with 401 are errors of authorisation.
 */
export function outcomeOf(status: number, body: unknown): Outcome {
  if (status >= 500 || status < 200 || status === TOO_MANY) return { kind: 'faulty', status, cause: 'an error status' };
  if (!isPlainRecord(body)) return { kind: 'faulty', status, cause: 'not a JSON object' };
  const told = Array.isArray(body.errors) ? body.errors.filter(isPlainRecord).map(publicError) : [];
  const errors = status === UNAUTHORISED ? told.map(aboutRights) : told;
  const { data } = body;
  if (status > 400 && !errors.some(isAboutRights)) return { kind: 'faulty', status, cause: 'an error status' };
  if (errors.length === 0 && (status >= 300 || !isPlainRecord(data))) {
    return { kind: 'faulty', status, cause: 'neither data nor errors' };
  }
  const responded = isPlainRecord(data) || data === null ? { data } : {};
  return { kind: 'responded', result: errors.length > 0 ? { ...responded, errors } : responded };
}

function isAboutRights({ extensions }: PlainRecord): boolean {
  const category = isPlainRecord(extensions) ? extensions.category : undefined;
  return category === 'graphql-authorization' || category === 'graphql-authentication';
}

/** The status says what an error is about that has no category. */
function aboutRights(error: PlainRecord): PlainRecord {
  const extensions = isPlainRecord(error.extensions) ? error.extensions : {};
  return { ...error, extensions: { category: 'graphql-authorization', ...extensions } };
}

/** Backends in developer mode add traces and files, which are not forwarded. */
const PRIVATE_EXTENSIONS: ReadonlySet<string> = new Set(['debugMessage', 'trace', 'file', 'line', 'exception']);

function publicError(error: PlainRecord): PlainRecord {
  const publicFields = Object.fromEntries(
    ['message', 'locations', 'path'].filter((key) => error[key] !== undefined).map((key) => [key, error[key]]),
  );
  if (!isPlainRecord(error.extensions)) return publicFields;
  const extensions = Object.entries(error.extensions).filter(([key]) => !PRIVATE_EXTENSIONS.has(key));
  return { ...publicFields, extensions: Object.fromEntries(extensions) };
}

/** The failure reported to the caller: 503, the upstream's status, or 502. */
export function failureOf(outcome: Exclude<Outcome, { kind: 'responded' }>): Failure {
  switch (outcome.kind) {
    case 'unreachable':
      return failure(503, 'The shop can not be reached at the moment. Please try again.', { cause: outcome.cause });
    case 'timed-out':
      return failure(503, 'The shop takes too long to answer. Please try again.', { cause: 'timed out' });
    case 'faulty':
      return failure(outcome.status >= 400 ? outcome.status : 502, 'The shop could not answer this request.', {
        cause: `${outcome.cause} (status ${outcome.status})`,
      });
  }
}
