import { setTimeout as wait } from 'node:timers/promises';
import { type HttpRequest, type SendHttp } from './http-client';
import { type Outcome } from './outcome';

export interface TransportSettings {
  readonly send: SendHttp;
  /** 0 to 1, for the pause before a retry. */
  readonly random: () => number;
  readonly responseBytes: number;
}

export interface SendOptions {
  readonly timeoutMs: number;
  /** Only for requests that change nothing. */
  readonly retry: boolean;
}

/** Why there is no readable response. */
export type SendFault = Extract<Outcome, { kind: 'unreachable' | 'timed-out' | 'faulty' }>;

export type Sent =
  | { readonly kind: 'received'; readonly status: number; readonly contentType: string; readonly text: string }
  | SendFault;

/** ms before a retry: enough for a backend that is being restarted. */
const RETRY_LEAST_MS = 50;
const RETRY_SPREAD_MS = 150;

/**
 * Sends one request and reads its whole response within the timeout. Redirects are not followed: a moved backend needs
 * a changed setting. Responses above the limit of bytes count as faulty.
 */
export async function send(
  request: Pick<HttpRequest, 'url' | 'method' | 'headers' | 'body'>,
  options: SendOptions,
  settings: TransportSettings,
): Promise<Sent> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const attempt = async (isRepeated: boolean): Promise<Sent> => {
    try {
      const { status, contentType, text } = await settings.send({
        ...request,
        signal,
        isRepeated,
        maxBytes: settings.responseBytes,
      });
      if (text === null) return { kind: 'faulty', status, cause: 'the response is too large' };
      return { kind: 'received', status, contentType, text };
    } catch (error) {
      return signal.aborted ? { kind: 'timed-out' } : { kind: 'unreachable', cause: causeOf(error) };
    }
  };
  const first = await attempt(false);
  if (!options.retry || first.kind !== 'unreachable') return first;
  // All kept connections may have been closed by a restart.
  await wait(RETRY_LEAST_MS + settings.random() * RETRY_SPREAD_MS);
  return signal.aborted ? { kind: 'timed-out' } : attempt(true);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
