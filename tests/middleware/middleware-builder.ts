import {
  createMiddleware,
  type Caller,
  type LogEntry,
  type Middleware,
  type MiddlewareRequest,
  type MiddlewareSettings,
} from '../../middleware/middleware';

export interface Built {
  readonly middleware: Middleware;
  readonly logs: LogEntry[];
  readonly clock: { now: number };
}

/** A middleware in front of `graphqlUrl`, with a stopped clock and no pause before a retry. */
export function aMiddleware(graphqlUrl: string, changes: Partial<MiddlewareSettings> = {}): Built {
  const logs: LogEntry[] = [];
  const clock = { now: 1_000_000 };
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: ['shop.test:3000', 'localhost:3000'],
    cookieProfile: 'spec',
    allowedDocuments: [],
    now: () => clock.now,
    log: (entry) => logs.push(entry),
    random: () => 0,
    ...changes,
  });
  return { middleware, logs, clock };
}

/** A guest without a store. */
export function aCaller(changes: Partial<Caller> = {}): Caller {
  return { token: null, store: null, currency: null, address: '203.0.113.7', ...changes };
}

/** A call as the shop's own page sends it. */
export function aRequest(method: string, args: unknown, changes: Partial<MiddlewareRequest> = {}): MiddlewareRequest {
  const { headers, ...others } = changes;
  return {
    httpMethod: 'POST',
    integration: 'magento',
    method,
    headers: {
      host: 'shop.test:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(args),
    address: '203.0.113.7',
    ...others,
  };
}
