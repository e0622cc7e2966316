import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondsToMidnight } from '../../domain/delivery/cut-offs';
import { reportFailure, withReference } from './report-failure';
import { sendJson, unknownCall } from './send-json';
import type { ServerApp } from './server-app';
import { tagsHeader, UNLIMITED } from './page-tags';
import { isCanonical } from './canonical-query';
import { isStorable } from './input-rules';
import { withoutIds } from './without-ids';
import { storeOfCall, type Visitor } from './session/visitor';
import { findRead, type ReadQuery } from './reads/reads';

/** How long the page cache may serve a result, seconds. */
const CACHE_SECONDS = 60;
const MAX_NAMES = 60;
/** Characters, as many as an id may have. */
const MAX_VALUE = 255;

/**
 * `GET {store}/api/reads/{read}?...&currency=`: public data as JSON, `{ result }`. It reads and sets no cookie, so
 * that the page cache may serve it to all visitors. Unknown query names are 400.
 */
export async function handleRead(
  app: ServerApp,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = findRead(name);
  if (read === null) return sendJson(response, 404, { message: 'There is no such read.' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendJson(response, 405, { message: 'Reads are requested by GET.' });
  }
  // Next removes its own parameters and `__proto__` from `url`; the front server sends the original URL.
  const { pathname, searchParams } = new URL(
    String(request.headers['x-posy-url'] ?? request.url),
    'http://posy.invalid',
  );
  const store = storeOfCall(pathname, app.config.stores);
  if (store === null) return unknownCall(response);
  const currency = searchParams.get('currency') ?? store.defaultCurrency;
  const pairs = [...searchParams];
  const isTooLong = pairs.length > MAX_NAMES || pairs.some(([, value]) => [...value].length > MAX_VALUE);
  if (isTooLong || !pairs.flat().every(isStorable) || !store.currencies.includes(currency)) {
    return sendJson(response, 400, { message: 'The query is not valid.' });
  }
  const visitor: Visitor = { store, currency, cookies: new Map(), address: '', isCrossSite: false };
  const scope = app.forAnybody(visitor);
  if (read.needs !== undefined && !scope.offers[read.needs]) {
    return sendJson(response, 404, { message: 'This shop does not offer that.' });
  }
  const { result, parameterNames, canonicalQuery, isComplete = true } = await read.load(scope, readQuery(searchParams));
  const stranger = [...searchParams.keys()].find((key) => key !== 'currency' && !parameterNames.includes(key));
  // An unknown name may be a filter that only the backend knows, so it is checked after loading.
  if (stranger !== undefined && result.ok) {
    return sendJson(response, 400, { message: `${stranger} is not a name of this read.`, field: stranger });
  }
  if (result.ok && isComplete && isCanonical(searchParams, { ...canonicalQuery, currency: [currency] })) {
    response.setHeader('Cache-Control', 'public, max-age=0');
    response.setHeader('Surrogate-Control', `max-age=${CACHE_SECONDS}`);
    response.setHeader('X-Posy-Ends', String(secondsToMidnight(app.clock.now())));
    const asked = { sku: searchParams.get('sku'), result: result.value };
    const tags = [...(read.tags?.(searchParams) ?? []), ...(read.hasVisitorsWords(searchParams) ? [UNLIMITED] : [])];
    response.setHeader('Cache-Tag', tagsHeader(asked, tags));
  }
  const status = statusOf(result);
  if (status < 500) return sendJson(response, status, { result: withoutIds(result) });
  const details = { read: name, status, cause: result.ok ? null : result.reason, calls: scope.faults };
  const id = reportFailure(app.log, request, response, 'A read failed', details);
  sendJson(response, status, { result: withReference(result, id), id });
}

function statusOf(result: { readonly ok: boolean; readonly reason?: { readonly kind: string } }): number {
  if (result.reason?.kind === 'unreachable') return 503;
  return result.reason?.kind === 'busy' ? 429 : 200;
}

function readQuery(params: URLSearchParams): ReadQuery {
  const names = [...new Set(params.keys())].filter((name) => name !== 'currency' && name !== '__proto__');
  const listing = Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  return { one: (name) => params.get(name) ?? '', all: (name) => params.getAll(name).slice(0, 100), listing };
}
