import { type Config } from '../src/composition/settings/config';

/** ms to wait for the other middleware. */
const TIMEOUT_MS = 3_000;
const NOT_FOUND = 404;

/**
 * Why the middleware at `MIDDLEWARE_URL` cannot serve this shop; null if it can, or does not answer now. Versions that name
 * methods otherwise take no orders from it, and answer 404 to a method that they do not have.
 */
export async function misfitOf({ middlewareUrl, integration }: Config): Promise<string | null> {
  if (middlewareUrl === null) return null;
  const url = `${middlewareUrl.replace(/(?<!\/)\/+$/, '')}/${integration}/productDetail`;
  try {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body: '[{}]', signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status === NOT_FOUND ? misfit(url) : null;
  } catch {
    return null;
  }
}

const misfit = (url: string): string =>
  `MIDDLEWARE_URL: ${url} answers 404, so no order could be placed there. What fits is @vue-storefront/magento-api 1.1.0 with ` +
  '@vue-storefront/middleware 2.7.5, or this shop’s own middleware. Version 6.3.0 names and calls methods differently.';
