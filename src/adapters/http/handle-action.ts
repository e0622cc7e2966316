import type { IncomingMessage, ServerResponse } from 'node:http';
import { readLanguages } from '../../domain/store/store-preferences';
import { causeForLog, reportFailure, withReference } from './report-failure';
import { sendJson, unknownCall } from './send-json';
import type { RequestScope, ServerApp } from './server-app';
import { inWords } from './in-words';
import { withoutIds } from './without-ids';
import { storeOfCall, storeOfPath } from './session/visitor';
import { readActionRequest, type AcceptedRequest, type Rejection } from './action-request';
import { ACTIONS } from './actions/actions';
import type { AnyAction } from './define-action';
import { type FormResult, first, type FormFields, formOutcomePath } from './form-outcome';

/**
 * `POST {store}/api/actions/{action}`: JSON, and a form that accepts only JSON, get `{ result, session }`; any other form gets 303
 * to the page it came from. A refusal is 200, a busy shop 429, an unavailable one 503; bad input is 400 with the field.
 */
export async function handleAction(
  app: ServerApp,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = ACTIONS.get(name) ?? null;
  const { stores } = app.config;
  const called = storeOfCall(request.url ?? '/', stores);
  if (called === null) return unknownCall(response);
  const accepted = await readActionRequest(action, request, app.config);
  if ('status' in accepted || action === null) {
    const tooLarge = (accepted as Rejection).status === 413 ? pageOfForm(request) : null;
    if (tooLarge !== null) return seeOther(response, formOutcomePath(tooLarge, TOO_LARGE));
    return reject(response, accepted as Rejection);
  }
  const { fields } = accepted;
  const back = fields === null ? '/' : first(fields, 'back');
  // A form without scripts is posted to the same address in every store.
  const store = fields === null ? called : storeOfPath(back, stores);
  const scope = await app.forVisitor(app.visitorOf(request.headers, store));
  // The page before hydration posts forms too, and shows the result itself.
  const redirects = fields !== null && request.headers.accept !== 'application/json';
  const fail = async (status: number, why: object): Promise<void> => {
    const id = reportFailure(app.log, request, response, 'An action failed', { action: name, ...why });
    const failed = { ok: false, reason: { kind: 'unreachable', reference: id } };
    if (redirects) return redirect(response, scope, action, fields, back, failed);
    sendJson(response, status, { message: 'Something went wrong.', id });
  };
  if (scope.unknownCart !== null) return fail(503, { cause: scope.unknownCart });
  try {
    const refused = fields === null ? null : (action.form?.refuse?.(fields) ?? null);
    if (refused !== null) return seeOther(response, formOutcomePath(back, refused));
    const output = await run(scope, action, accepted, request);
    const cause = (output as Refused | null)?.reason ?? (output as Refused | null)?.failure;
    const details = { action: name, cause, calls: scope.faults };
    const id = statusOf(output) < 500 ? null : reportFailure(app.log, request, response, 'An action failed', details);
    const named = id === null ? output : withReference(output, id);
    if (redirects) return await redirect(response, scope, action, fields, back, named);
    const result = scope.session.forPage(id === null ? inWords(withoutIds(output), app.wordRejection) : named);
    const session = await sessionState(scope, output);
    if (action.changes) setCookies(response, scope);
    sendJson(response, statusOf(output), { result, session, ...(id !== null && { id }) });
  } catch (bug) {
    return fail(500, { bug: causeForLog(bug) });
  }
}

function run(
  scope: RequestScope,
  action: AnyAction,
  { input }: AcceptedRequest,
  request: IncomingMessage,
): Promise<unknown> {
  if (action.needs !== undefined && !scope.offers[action.needs]) {
    return Promise.resolve({ ok: false, reason: { kind: 'not-offered' } });
  }
  if (action.access === 'customer' && !scope.session.auth.isSignedIn()) {
    return Promise.resolve({ ok: false, reason: { kind: 'unauthorised', message: '' } });
  }
  const languages = readLanguages(request.headers['accept-language'] ?? '');
  return action.run({ scope, languages, input });
}

/** A failure that a page cannot handle has its HTTP status; every other output, refusals included, is 200. */
function statusOf(output: unknown): number {
  const kind = refusalKind(output);
  if (kind === 'unreachable') return 503;
  return kind === 'busy' ? 429 : 200;
}

/** Only a refusal of rights triggers a check whether the session has expired; a locked account refuses its own password too. */
async function sessionState({ session, useCases }: RequestScope, output: unknown) {
  const expired = isAboutRights(output) && (await useCases.account.sessionExpiry.isExpired());
  return { signedIn: session.auth.isSignedIn(), expired };
}

interface Refused {
  readonly ok?: unknown;
  readonly reason?: { readonly kind?: unknown; readonly reason?: { readonly kind?: unknown } };
  readonly failure?: { readonly kind?: unknown };
}

/**
 * The kind of a refused result, also of the product that stopped a group, or of an order that was not sent; otherwise
 * null.
 */
function refusalKind(output: unknown): unknown {
  const { ok, reason, failure } = (output ?? {}) as Refused;
  if (failure !== undefined) return failure.kind;
  return ok === false ? (reason?.reason?.kind ?? reason?.kind) : null;
}

function isAboutRights(output: unknown): boolean {
  const { reason } = (output ?? {}) as { readonly reason?: { readonly code?: unknown } };
  return refusalKind(output) === 'unauthorised' || reason?.code === 'NOT_PROVEN';
}

async function redirect(
  response: ServerResponse,
  scope: RequestScope,
  { form }: AnyAction,
  fields: FormFields,
  back: string,
  output: unknown,
): Promise<void> {
  const hasEnded = isAboutRights(output) && (await scope.useCases.account.sessionExpiry.end());
  // The next visitor must not see values that were typed in a session that has ended.
  const keeps = form?.keeps ?? [];
  if (!hasEnded) keepTyped(scope, typeof keeps === 'function' ? keeps(fields) : keeps, fields, output);
  const result = form?.result(output, fields) ?? [];
  const home = scope.visitor.store.pathPrefix || '/';
  const location = hasEnded ? home : 'goTo' in result ? result.goTo : formOutcomePath(back, result);
  setCookies(response, scope);
  seeOther(response, location);
}

function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** Keeps the values of a refused form for its next page. */
function keepTyped({ session }: RequestScope, names: readonly string[], fields: FormFields, output: unknown): void {
  if (refusalKind(output) === null) return session.typedForm.forget();
  if (names.length > 0)
    session.typedForm.remember(
      names.flatMap((name) => (fields.get(name) ?? ['']).map((value) => [name, value] as const)),
    );
}

function setCookies(response: ServerResponse, { session }: RequestScope): void {
  const cookies = session.setCookies();
  if (cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
}

/** What is more than any form of the shop can take. */
const TOO_LARGE: FormResult = [['refused', 'too-large~~']];

/** Path and query of the page that a form without scripts was sent from, where its fields could not be read; null if it is unknown. */
function pageOfForm({ headers }: IncomingMessage): string | null {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const { referer = '' } = headers;
  if (!isForm || headers.accept === 'application/json' || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`;
}

function reject(response: ServerResponse, { status, ...body }: Rejection): void {
  if (status === 405) response.setHeader('Allow', 'POST');
  sendJson(response, status, body);
}
