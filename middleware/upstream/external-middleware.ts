import { type Caller } from '../caller';
import { identityCookieHeader } from './identity-headers';
import { outcomeOf, type Outcome } from './outcome';
import { send, type SendOptions, type TransportSettings } from './transport';

export type CallMiddleware = (
  method: string,
  args: readonly unknown[],
  caller: Caller,
  options: SendOptions,
) => Promise<Outcome>;

/**
 * Forwards calls to another middleware of the same protocol: `POST {url}/{integration}/{method}` with the list of
 * arguments and a cookie header with the caller's identity only. A 200 without data and without errors is a fault.
 */
export function createExternalMiddleware(
  url: string,
  integration: string,
  settings: TransportSettings,
): CallMiddleware {
  const base = url.replace(/(?<!\/)\/+$/, '');
  return async (method, args, caller, options) => {
    const cookie = identityCookieHeader(caller);
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...(cookie ? { cookie } : {}) };
    const request = {
      url: `${base}/${integration}/${method}`,
      method: 'POST',
      headers,
      body: JSON.stringify(args),
    } as const;
    const sent = await send(request, options, settings);
    return sent.kind === 'received' ? outcomeOf(sent.status, parsed(sent.text)) : sent;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
