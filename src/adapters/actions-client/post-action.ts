import type { CartChanged } from '../../application/cart/shown-cart';
import type { SessionState } from '../../application/account/session-expiry';
import type { ActionName, InputOf, OutputOf } from '../http/actions/actions';
import type { Failure } from '../../application/ports/failures';
import { refuse } from '../../domain/shared/result';
import { reportOf, type ReportFailure } from './failure-report';
import type { Mutex } from './mutex';
import { isObject, request, type ServerResponse } from './request';

/** Timeouts in ms. The order's is longest, because losing its response is worst. */
const GENERAL_MS = 15_000;
export const ORDER_TIMEOUT_MS = 45_000;
/** A trace that gets no response is soon repeated. */
const TRACE_MS = 10_000;

/** Whether an action only reads, so that it may run beside others: `Changes` of `define-action.ts` states the rule. */
const isReading = (name: ActionName): boolean => /^(count|check)-|^load-(?!(cart|visitor)$)/.test(name);

export interface PostOptions {
  /** The page is being left: the request does not wait for others. */
  readonly atOnce?: boolean;
  /** Without a connection it waits for one. Every other action fails at once, so that nothing is sent after the shopper has moved on. */
  readonly waits?: boolean;
}

/** Runs an action on the server. It is sent once: a lost response is `unreachable`, or `unknown` for an order. */
export type PostAction = <Name extends ActionName>(
  name: Name,
  input: InputOf<Name>,
  options?: PostOptions,
) => Promise<OutputOf<Name>>;

export interface PostActionDeps {
  readonly send: typeof fetch;
  /** `''` or `/ie`: actions belong to the current store. */
  readonly storePrefix: string;
  readonly inTurn: Mutex;
  /** Resolves when the browser has a connection; null: it has one now. */
  readonly connection: () => Promise<void> | null;
  /** Called with the session after each action. */
  readonly onSession: (session: SessionState) => void;
  /** Called when the visitor's active cart is not the displayed one. */
  readonly onCartChanged: (changed: CartChanged) => void;
  readonly onFailure: ReportFailure;
}

interface Answer {
  readonly result: Readonly<Record<string, unknown>>;
  readonly session: SessionState;
}

/** `POST {store}/api/actions/{action}` for this tab. */
export function createPostAction(deps: PostActionDeps): PostAction {
  const { send, storePrefix, inTurn, onSession } = deps;
  let changes = 0;

  const run = async (name: ActionName, input: unknown): Promise<unknown> => {
    const reads = isReading(name);
    const before = changes;
    const response = await request(send, `${storePrefix}/api/actions/${name}`, initOf(input), timeoutOf(name));
    const answer = answerIn(response);
    // Session data of a read is outdated if a sign-in or sign-out has completed meanwhile.
    if (answer !== null && !(reads && changes !== before)) onSession(answer.session);
    if (!reads) changes += 1;
    return answer === null ? handleNoResponse(name, response, deps) : handleResult(name, answer.result, deps);
  };

  const post = (
    name: ActionName,
    input: unknown,
    { atOnce = false, waits = false }: PostOptions = {},
  ): Promise<unknown> => {
    const start = () => (atOnce || isReading(name) ? run(name, input) : inTurn(() => run(name, input)));
    // Before its turn, so that actions that do not wait are not held up.
    const offline = atOnce || !waits ? null : deps.connection();
    return offline === null ? start() : offline.then(start);
  };
  return post as PostAction;
}

function initOf(input: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    cache: 'no-store',
    // `keepalive`, so that a quantity entered just before leaving the page still arrives.
    keepalive: true,
  };
}

function timeoutOf(name: ActionName): number {
  if (name === 'place-order') return ORDER_TIMEOUT_MS;
  return name === 'trace-order' ? TRACE_MS : GENERAL_MS;
}

function answerIn({ status, body }: ServerResponse): Answer | null {
  if (body === null || (status !== 200 && status !== 429 && status !== 503)) return null;
  const { result, session } = body;
  const isResult = isObject(result) && (typeof result.ok === 'boolean' || typeof result.kind === 'string');
  const isSession = isObject(session) && typeof session.signedIn === 'boolean';
  return isResult && isSession ? (body as unknown as Answer) : null;
}

function handleResult(
  name: ActionName,
  result: Answer['result'],
  { onCartChanged, onFailure }: PostActionDeps,
): unknown {
  if (result.ok !== false) return result;
  const reason = result.reason as CartChanged | Failure;
  if (reason.kind === 'cart-changed' || reason.kind === 'item-gone') onCartChanged(reason);
  const report = reportOf(reason);
  if (report !== null) onFailure(name, report);
  return result;
}

/** `busy`: the server rejected the request before doing anything. */
function handleNoResponse(name: ActionName, { status }: ServerResponse, { onFailure }: PostActionDeps): unknown {
  const isBusy = status === 429;
  onFailure(name, isBusy ? { kind: 'busy' } : { kind: 'unreachable', status });
  if (name === 'place-order') return isBusy ? { kind: 'refused', message: '' } : { kind: 'unknown' };
  if (name === 'trace-order') return { kind: 'unknown' };
  return refuse<Failure>(isBusy ? { kind: 'busy', message: '' } : { kind: 'unreachable', status });
}
