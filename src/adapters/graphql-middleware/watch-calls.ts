import type { Failure } from '../../application/ports/failures';
import type { CallMiddleware } from './call-middleware';
import { failureIn } from './decode-response';
import { isRecord, optionalText } from './wire-value';

export interface CallWatch {
  /** S4-17. The visitor's sign-in does not count any more. */
  readonly onUnauthorised: () => void;
  /** S8-34, S8-36. What was asked, and how it failed; never a word of what was sent or answered. */
  readonly onFailure: (what: string, failure: FailureInShort) => void;
}

/** A failure without the sentence that came along, which may hold anything. */
export interface FailureInShort {
  readonly kind: Failure['kind'];
  readonly status?: number | null;
  readonly why?: string;
}

/**
 * Calls whose refusal says nothing about the sign-in this browser holds: one is on its way in or out, or it is the
 * guest's cart that cannot be had (S4-26).
 */
const NOT_ABOUT_THE_SIGN_IN: ReadonlySet<string> = new Set([
  'generateCustomerToken',
  'createCustomer',
  'revokeCustomerToken',
  'mergeCarts',
]);

/** Quotation marks of any language. */
const MARK = /["'`\p{Pi}\p{Pf}„‚「」『』]/u;

/**
 * S4-17, S8-34. The same calls, with somebody who hears of each that fails, so that no screen has to remember to tell. What
 * does not exist is no failure.
 */
export function watchCalls(call: CallMiddleware, { onUnauthorised, onFailure }: CallWatch): CallMiddleware {
  return async (method, args) => {
    const answer = await call(method, args);
    const what = nameOf(method, args);
    const failure = failureIn(answer);
    if (failure !== null && failure.kind !== 'not-found') onFailure(what, inShort(failure));
    const isOver = failure?.kind === 'unauthorised' && !NOT_ABOUT_THE_SIGN_IN.has(method);
    if (isOver && !quotesCart(failure.message, args)) onUnauthorised();
    return { ...answer, unreadable: (why) => onFailure(what, { kind: 'unreachable', status: 502, why }) };
  };
}

/**
 * Whether a refusal speaks of the cart that was asked for: whoever has just signed in with a guest's cart in hand is told so,
 * by a sign-in that counts. By the id it quotes, for its words may be in any language.
 */
function quotesCart(message: string, args: readonly unknown[]): boolean {
  const records = args.filter(isRecord);
  // A document of the shop's own carries its words one floor deeper.
  const variables = records.flatMap(({ queryVariables, mutationVariables }) => [queryVariables, mutationVariables]);
  const named = [...records, ...variables.filter(isRecord)].flatMap(({ cartId, cart_id: id }) => [cartId, id]);
  return [...args, ...named].some((id) => typeof id === 'string' && id !== '' && quotes(message, id));
}

/** Between quotation marks: bare, the letters of a short id stand in every other sentence. */
function quotes(sentence: string, id: string): boolean {
  for (let at = sentence.indexOf(id); at >= 0; at = sentence.indexOf(id, at + 1)) {
    if (MARK.test(sentence.charAt(at - 1)) && MARK.test(sentence.charAt(at + id.length))) return true;
  }
  return false;
}

function inShort(failure: Failure): FailureInShort {
  return failure.kind === 'unreachable' ? { kind: failure.kind, status: failure.status } : { kind: failure.kind };
}

/** The method, and for a document of the shop's own its name as well: `customQuery cart`. */
function nameOf(method: string, [first]: readonly unknown[]): string {
  const document = isRecord(first) ? (optionalText(first.query) ?? optionalText(first.mutation)) : null;
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(document ?? '')?.[1];
  return name === undefined ? method : `${method} ${name}`;
}
