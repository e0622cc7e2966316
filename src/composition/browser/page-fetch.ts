import type { SentRequest } from '../../ui/hydration/early-requests';

/** `fetch`, unless the loader has sent the same request before hydration: then its response is used, once. */
export const pageFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const sent = typeof input === 'string' && typeof body === 'string' ? sentBefore(input, body) : undefined;
  return sent === undefined ? fetch(input, init) : sent.take();
};

/** The request that the loader has sent, if its response has not been taken yet. */
export function sentBefore(url: string, body: string): SentRequest | undefined {
  const { posySent } = window as Window & { posySent?: readonly SentRequest[] };
  return posySent?.find(({ action, about }) => url.endsWith(`/${action}`) && body.includes(about));
}
