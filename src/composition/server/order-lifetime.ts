import { CAPTCHA_TIMEOUT_MS, DEFAULT_LIMITS } from '../../../middleware/middleware';
import { ORDER_TIMEOUT_MS } from '../../adapters/actions-client/post-action';
import type { Config } from '../settings/config';

/**
 * ms for which a copy of an order can be on its way: the page's request, then what the server does with one that arrived last:
 * it reads cart and payment methods at the same time, verifies the captcha, and waits for the backend.
 */
export function orderLifetimeOf({ readTimeoutMs }: Pick<Config, 'readTimeoutMs'>): number {
  return ORDER_TIMEOUT_MS + readTimeoutMs + CAPTCHA_TIMEOUT_MS + DEFAULT_LIMITS.orderMs;
}
