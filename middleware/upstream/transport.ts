import { setTimeout as wait } from 'node:timers/promises';
import { type Outcome } from './outcome';

export interface TransportSettings {
  readonly fetch: typeof fetch;
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
  url: string | URL,
  init: RequestInit,
  options: SendOptions,
  settings: TransportSettings,
): Promise<Sent> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const attempt = async (): Promise<Sent> => {
    try {
      const response = await settings.fetch(url, { ...init, signal, redirect: 'manual' });
      const text = await readText(response, settings.responseBytes);
      const contentType = response.headers.get('content-type') ?? '';
      if (text === null) return { kind: 'faulty', status: response.status, cause: 'the response is too large' };
      return { kind: 'received', status: response.status, contentType, text };
    } catch (error) {
      return signal.aborted ? { kind: 'timed-out' } : { kind: 'unreachable', cause: causeOf(error) };
    }
  };
  const first = await attempt();
  if (!options.retry || first.kind !== 'unreachable') return first;
  await wait(RETRY_LEAST_MS + settings.random() * RETRY_SPREAD_MS);
  return signal.aborted ? { kind: 'timed-out' } : attempt();
}

/** The body as text; null when it is longer than `most` bytes. */
export async function readText(response: Response, most: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : error.message);
}
