import { randomUUID } from 'node:crypto';
import { failure, failureResponse, isFailure, jsonResponse, type MiddlewareResponse, type Failure } from './response';
import { callerOf, type Caller } from './caller';
import { changesWithoutResponse } from './identity/identity-changes';
import { identityCookies } from './identity/identity-cookies';
import { DEFAULT_LIMITS } from './limits';
import { cartFingerprint, masked } from './log-entry';
import { findMethod } from './methods/registry';
import { createPerformCall, unknownMethod, type NotPerformed, type Performed } from './perform-call';
import { isFromBrowser, type RequestHeaders } from './request/headers';
import { originRefusal } from './request/host-and-origin';
import { readBody } from './request/read-body';
import { type MiddlewareSettings } from './settings';
import { wireBody, withoutToken } from './wire-body';

export { type MiddlewareResponse } from './response';
export { callerOf, type Caller, type CookieProfile } from './caller';
export { CAPTCHA_TIMEOUT_MS } from './captcha/recaptcha';
export { DEFAULT_LIMITS } from './limits';
export { type LogEntry } from './log-entry';
export { type RequestHeaders } from './request/headers';
export { originRefusal } from './request/host-and-origin';
export { type MiddlewareSettings } from './settings';
export { createHttpClient, type HttpRequest, type SendHttp } from './upstream/http-client';

/** A call as received over HTTP, with its body unparsed. */
export interface MiddlewareRequest {
  readonly httpMethod: string;
  readonly integration: string;
  readonly method: string;
  readonly headers: RequestHeaders;
  readonly body: string;
  readonly address: string;
}

/** Where a call goes; `isOutside` is false for one of the shop's own process. */
interface Place {
  readonly integration: string;
  readonly method: string;
  readonly isOutside?: boolean;
}

export interface Middleware {
  /**
   * A call from the shop's own process, whose origin is trusted. Never rejects. A failure is logged as a warning only, because
   * the caller logs the error, with the `cause` of the response.
   */
  call(method: string, args: readonly unknown[], caller: Caller): Promise<MiddlewareResponse>;
  /** A call from outside: host, origin, type and size are checked here. Never rejects. */
  handle(request: MiddlewareRequest): Promise<MiddlewareResponse>;
}

/**
 * Creates the commerce middleware. Refusals and faults are JSON `{message, id}` with 400, 403, 404, 405, 413, 415, 429,
 * 502, 503 or the backend's status.
 */
export function createMiddleware(settings: MiddlewareSettings): Middleware {
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const perform = createPerformCall(settings, limits);

  const refuse = createRefusal(settings);

  const respond = (performed: Performed, hideToken: boolean): MiddlewareResponse => {
    const result = hideToken ? withoutToken(performed.result) : performed.result;
    const cookies = identityCookies(performed.changes, settings.cookieProfile);
    return jsonResponse(200, wireBody(performed.call.operation.kind, result), cookies);
  };

  const callFor = async (
    place: Place,
    args: readonly unknown[],
    caller: Caller,
    hideToken: boolean,
  ): Promise<MiddlewareResponse> => {
    try {
      const performed = await perform(place.method, args, caller);
      return 'failure' in performed ? refuse(place, performed) : respond(performed, hideToken);
    } catch (bug) {
      const cause = bug instanceof Error ? `${bug.name}: ${bug.message}` : 'unknown';
      return refuse(place, { failure: failure(500, 'Something went wrong.', { cause }), call: null });
    }
  };

  return {
    call: (method, args, caller) =>
      callFor({ integration: settings.integration, method, isOutside: false }, args, caller, false),
    handle: async (request) => {
      const args = readRequest(request, settings, limits);
      if (isFailure(args)) return refuse(request, { failure: args, call: null });
      // Programs may use the cookies of either profile; a browser only those of its own.
      const isBrowser = isFromBrowser(request.headers);
      const caller = callerOf(request.headers, request.address, isBrowser ? settings.cookieProfile : undefined);
      const hideToken = isBrowser && settings.cookieProfile === 'hardened';
      return callFor(request, args, caller, hideToken);
    },
  };
}

/** Logs why a call was not performed, and makes its response. */
function createRefusal(settings: MiddlewareSettings): (place: Place, why: NotPerformed) => MiddlewareResponse {
  return (place, why) => {
    const id = randomUUID();
    const { status, message, cause } = why.failure;
    settings.log({
      level: status >= 500 && place.isOutside !== false ? 'error' : 'warn',
      message: masked(message),
      id,
      status,
      integration: nameForLog(place.integration),
      method: nameForLog(place.method),
      ...(why.call ? { cart: cartFingerprint(why.call.variables) } : {}),
      ...(cause === undefined ? {} : { cause: masked(cause) }),
    });
    const changes = why.call === null ? {} : changesWithoutResponse(why.call.operation.rootFields);
    return {
      ...failureResponse(why.failure, id),
      setCookies: identityCookies(changes, settings.cookieProfile),
      ...(cause === undefined ? {} : { cause: masked(cause) }),
    };
  };
}

function readRequest(
  request: MiddlewareRequest,
  settings: MiddlewareSettings,
  limits: typeof DEFAULT_LIMITS,
): readonly unknown[] | Failure {
  const refusal = originRefusal(request.headers, settings.allowedHosts, 'json');
  if (refusal) return failure(refusal.status, refusal.message);
  if (request.integration !== settings.integration) return failure(404, 'There is no such integration.');
  if (!findMethod(request.method)) return unknownMethod();
  if (request.httpMethod !== 'POST') {
    return failure(405, 'Calls are made by POST.', { headers: { Allow: 'POST' } });
  }
  return readBody(request.headers, request.body, limits);
}

/** Names from outside may contain anything. */
function nameForLog(name: string): string {
  return /^[a-zA-Z-]{1,40}$/.test(name) ? name : '[other]';
}
