import type { Middleware } from '../../../middleware/middleware';
import type { Clock, Log } from '../../application/ports/system';
import type { Config } from '../settings/config';
import type { CommerceBackend } from './commerce-backend';
import { magentoBackend } from './magento';
import { memoryBackend } from './memory';

export interface BackendParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly middleware: Middleware;
}

/** The commerce backends by the value of `COMMERCE`. A new backend is one more row. */
const BACKENDS: Readonly<Record<Config['commerce'], (parts: BackendParts) => CommerceBackend>> = {
  magento: magentoBackend,
  memory: memoryBackend,
};

export function createCommerceBackend(parts: BackendParts): CommerceBackend {
  return BACKENDS[parts.config.commerce](parts);
}
