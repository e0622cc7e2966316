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
 * HTTP or an in-process call; both use JSON. It never throws. `isOptional`: the caller does without the document where the
 * backend lacks a name of it, so it need not be sent again.
 */
export type CallMiddleware = (method: string, args: readonly unknown[], isOptional?: boolean) => Promise<CallResponse>;

/** A document of the storefront, with its variables. */
export interface Question {
  readonly query: string;
  readonly queryVariables: object;
}

/**
 * Sends our backend's document, and the next one, with fewer additions to Magento's schema, if the backend does not know a
 * field: GraphQL rejects a whole document for one unknown name. Any other response is returned as it is. For reads only.
 */
export async function queryWithFallback(
  call: CallMiddleware,
  ownQuery: Question,
  ...standardQuery: readonly Question[]
): Promise<CallResponse> {
  let answer = await askAgain(call, ownQuery, standardQuery.length > 0);
  for (const [index, question] of standardQuery.entries()) {
    if (!isRefusedWhole(answer)) break;
    answer = await askAgain(call, question, index < standardQuery.length - 1);
  }
  return answer;
}

/** Asks a question, and once more if it is refused without a reason that names anything: that may be a fault that passes. */
export async function askAgain(call: CallMiddleware, question: Question, isOptional: boolean): Promise<CallResponse> {
  const ask = () => call('customQuery', [question], isOptional);
  const answer = await ask();
  return isRefusedWhole(answer) && !namesUnknown(answer) ? ask() : answer;
}

/**
 * Whether the backend lacks a name of a document that it refused: it says which one, or it also refuses what `askSame` sends,
 * which has the same name and changes nothing.
 */
export async function lacks(answer: CallResponse, askSame: () => Promise<CallResponse>): Promise<boolean> {
  return isRefusedWhole(answer) && (namesUnknown(answer) || isRefusedWhole(await askSame()));
}

/** Whether the backend executed a document, whatever came of it. */
export function isExecuted({ body }: CallResponse): boolean {
  return isRecord(body) && isRecord(body.data);
}

/**
 * Whether a document was refused before anything of it was executed: no data, and no category of an execution error. The
 * backend may lack a name of it, or have a fault that passes.
 */
export function isRefusedWhole({ status, body }: CallResponse): boolean {
  if ((status !== 200 && status !== 400) || !isRecord(body) || isRecord(body.data)) return false;
  const categories = records(body.errors).map(categoryOf);
  return categories.length > 0 && categories.every((category) => category === null || category === 'graphql');
}

/** What graphql-php and graphql-js say of a name that the schema does not have. Neither translates it. */
const UNKNOWN_NAME =
  /^(?:Cannot query field|Unknown (?:argument|directive|type)) "|" is not defined by type |" does not exist in "/;

/** Whether the reason of a refusal names what the backend does not know. */
export function namesUnknown({ body }: CallResponse): boolean {
  const errors = isRecord(body) ? records(body.errors) : [];
  return errors.some(({ message }) => UNKNOWN_NAME.test(optionalText(message) ?? ''));
}
