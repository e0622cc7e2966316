import { failure, isFailure, type Failure } from './response';
import { type Caller } from './caller';
import {
  IDENTITY_ROOT_FIELDS,
  identityChanges,
  type GraphqlResult,
  type IdentityChanges,
} from './identity/identity-changes';
import { createCaptchaGate, type CaptchaGate } from './captcha/captcha-gate';
import { recaptchaVerifier } from './captcha/recaptcha';
import { type Limits } from './limits';
import { withoutFields } from './methods/argument';
import { createDocumentGate } from './methods/custom-documents';
import { prepareCall, type PreparedCall } from './methods/prepare-call';
import { findMethod } from './methods/registry';
import { isPlainRecord } from './plain-record';
import { chargesFor, RATED_ROOT_FIELDS, turnOf } from './rates/rate-rules';
import { createTokenBuckets } from './rates/token-buckets';
import { createConcurrencyLimit } from './rates/concurrency-limit';
import { type MiddlewareSettings } from './settings';
import { createBackend } from './upstream/backend';
import { createHttpClient, type SendHttp } from './upstream/http-client';
import { createExternalMiddleware } from './upstream/external-middleware';
import { wellFormed } from './upstream/identity-headers';
import { createOrderSchema, NO_KEYS, withoutAttemptKey } from './upstream/order-schema';
import { failureOf, type Outcome } from './upstream/outcome';
import { type SendOptions } from './upstream/transport';
import { redactValues } from './upstream/redact-values';

/** A call that the backend responded to, with data or errors. */
export interface Performed {
  readonly call: PreparedCall;
  readonly result: GraphqlResult;
  readonly changes: IdentityChanges;
}

/** A call that failed; what was prepared is for the log. */
export interface NotPerformed {
  readonly failure: Failure;
  readonly call: PreparedCall | null;
}

export type PerformCall = (
  method: string,
  args: readonly unknown[],
  caller: Caller,
) => Promise<Performed | NotPerformed>;

/**
 * Performs a call for a trusted caller: validates it, checks rates and captcha, sends it, and returns the identity
 * changes.
 */
export function createPerformCall(settings: MiddlewareSettings, limits: Limits): PerformCall {
  const guarded = new Set([...RATED_ROOT_FIELDS, ...IDENTITY_ROOT_FIELDS]);
  const admit = createDocumentGate(settings.allowedDocuments, settings.openDocuments === true, guarded);
  const take = createTokenBuckets(settings.now, limits.rememberedCallers);
  const send = settings.send ?? createHttpClient();
  const isCaptchaValid = createCaptchaCheck(settings, send);
  const takeTurn = createConcurrencyLimit({ atOnce: limits.productsAtOnce, waiting: limits.waitingCalls });
  const request = createUpstream(settings, limits, send);
  return async (name, args, anyone) => {
    const method = findMethod(name);
    if (!method) return { failure: unknownMethod(), call: null };
    const call = prepareCall(method, args, limits, admit);
    if (isFailure(call)) return { failure: call, call: null };
    const caller = wellFormed(anyone);
    const { kind, rootFields } = call.operation;
    const wait = take(chargesFor(rootFields, call.variables, caller.address, limits));
    if (wait > 0) return { failure: tooMany(wait), call };
    // After the rate limits, so that guesses do not cause requests to the verifier.
    if (!(await isCaptchaValid(rootFields, call.args, caller.address)))
      return { call, result: CAPTCHA_REFUSED, changes: {} };
    const { networks, cost } = turnOf({ kind, address: caller.address }, call.variables, limits);
    // The widest network's turn is the last that a call waits for, so that those of one network do not keep it from others.
    const inTurn = networks.reduceRight<() => Promise<Outcome | null>>(
      (work, network) => () => takeTurn(network, cost, work),
      () => request(call, caller),
    );
    const outcome = await inTurn();
    if (outcome === null) return { failure: tooMany(TURN_WAIT_MS), call };
    if (outcome.kind !== 'responded') return { failure: failureOf(outcome), call };
    const result = kind === 'mutation' ? redactValues(outcome.result) : outcome.result;
    return { call, result, changes: identityChanges(rootFields, call.variables, result, caller) };
  };
}

/** `Retry-After` in ms for a caller that has too many waiting calls. */
const TURN_WAIT_MS = 1_000;

/** The protocol's response to a failed captcha check, with status 200; the category says that nothing was changed. */
const CAPTCHA_REFUSED: GraphqlResult = {
  errors: [
    {
      message: 'Error during reCaptcha verification. Please try again.',
      extensions: { category: 'graphql-input', notice: true },
    },
  ],
  data: null,
};

function createCaptchaCheck({ recaptcha, allowedHosts, wallClock }: MiddlewareSettings, send: SendHttp): CaptchaGate {
  if (recaptcha === undefined || recaptcha === null) return async () => true;
  const verify = recaptchaVerifier(recaptcha.secret, send, recaptcha.verifyUrl);
  const { version, hosts = allowedHosts } = recaptcha;
  return createCaptchaGate({ verify, version, hosts, now: wallClock ?? Date.now });
}

export function unknownMethod(): Failure {
  return failure(404, 'There is no such method.');
}

function tooMany(waitMs: number): Failure {
  const headers = { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
  return failure(429, 'Too many attempts. Please wait a little and try again.', { headers });
}

type Ask = (call: PreparedCall, caller: Caller) => Promise<Outcome>;

function createUpstream(settings: MiddlewareSettings, limits: Limits, send: SendHttp): Ask {
  const transport = {
    send,
    random: settings.random ?? Math.random,
    responseBytes: limits.responseBytes,
  };
  if (settings.middlewareUrl !== null) {
    const callMiddleware = createExternalMiddleware(settings.middlewareUrl, settings.integration, transport);
    // A captcha token can be verified only once, so it is not forwarded when it was verified here.
    const isVerifiedHere = settings.recaptcha !== undefined && settings.recaptcha !== null;
    return (call, caller) => {
      // It may not pass keys on, and a key works only if orders carry it.
      if (call.operation.rootFields.includes('settleOrderAttempt')) return Promise.resolve(NO_KEYS);
      const { args } = withoutAttemptKey(call);
      return callMiddleware(
        call.method,
        isVerifiedHere ? args.map(withoutCaptchaToken) : args,
        caller,
        sendOptions(call, limits),
      );
    };
  }
  const queryBackend = createBackend(settings.graphqlUrl, transport);
  const orders = createOrderSchema(
    (operation, caller) => queryBackend(operation, {}, caller, { timeoutMs: limits.queryMs, retry: true }),
    settings.now,
  );
  return async (call, caller) => {
    const fitting = await orders.fit(call, caller);
    if ('kind' in fitting) return fitting;
    const outcome = await queryBackend(fitting.operation, fitting.variables, caller, sendOptions(fitting, limits));
    orders.check(fitting, outcome);
    return outcome;
  };
}

function withoutCaptchaToken(argument: unknown): unknown {
  return isPlainRecord(argument) ? withoutFields(argument, ['recaptchaToken']) : argument;
}

/** Timeout by kind of operation; only queries are retried. */
function sendOptions({ operation }: PreparedCall, limits: Limits): SendOptions {
  if (operation.kind === 'query') return { timeoutMs: limits.queryMs, retry: true };
  const isOrder = operation.rootFields.includes('placeOrder');
  return { timeoutMs: isOrder ? limits.orderMs : limits.mutationMs, retry: false };
}
