import { categoryOf } from './decode-response';
import { isRecord, optionalText, records } from './wire-value';

/** The response to one call: HTTP status and parsed JSON body. `status` is null without a response. */
export interface CallResponse {
  readonly status: number | null;
  readonly body: unknown;
  /** The status is that of what stands behind the middleware, such as a firewall; the middleware refused nothing. */
  readonly isFromUpstream?: boolean;
  /** Called with what is wrong when a response has an unexpected shape. */
  readonly unreadable?: (what: string) => void;
}

/**
 * Calls a method of the middleware with positional arguments. The composition binds it to the visitor and chooses
 * HTTP or an in-process call; both use JSON. It never throws.
 */
export type CallMiddleware = (method: string, args: readonly unknown[]) => Promise<CallResponse>;

/** A document of the storefront, with its variables. */
export interface Question {
  readonly query: string;
  readonly queryVariables: object;
}

/**
 * Sends our backend's document, and the next one, with fewer additions to Magento's schema, if the backend does not know a
 * field: GraphQL rejects a whole document for one unknown name. Any other response is returned as it is.
 */
export async function queryWithFallback(
  call: CallMiddleware,
  ownQuery: Question,
  ...standardQuery: readonly Question[]
): Promise<CallResponse> {
  let answer = await call('customQuery', [ownQuery]);
  for (const question of standardQuery) {
    if (!isSchemaError(answer)) break;
    answer = await call('customQuery', [question]);
  }
  return answer;
}

/**
 * Whether the backend does not have a field: it refused the whole document, and names the field, in whatever language, or
 * refuses `question` too, which asks for the field by a document that is validated and not executed.
 */
export async function lacks(
  call: CallMiddleware,
  answer: CallResponse,
  { field, question }: { readonly field: string; readonly question: string },
): Promise<boolean> {
  if (!isSchemaError(answer)) return false;
  const messages = isRecord(answer.body) ? records(answer.body.errors).map(({ message }) => optionalText(message)) : [];
  if (messages.some((message) => message?.includes(field))) return true;
  return isSchemaError(await call('customQuery', [{ query: question, queryVariables: {} }]));
}

/** Whether the backend does not know a name of the document. Validation errors: no data, and no category of an execution error. */
export function isSchemaError({ status, body }: CallResponse): boolean {
  if ((status !== 200 && status !== 400) || !isRecord(body) || isRecord(body.data)) return false;
  const categories = records(body.errors).map(categoryOf);
  return categories.length > 0 && categories.every((category) => category === null || category === 'graphql');
}
