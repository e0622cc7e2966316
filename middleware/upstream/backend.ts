import { type Caller } from '../caller';
import { type Operation } from '../methods/operation';
import { type PlainRecord } from '../plain-record';
import { identityHeaders } from './identity-headers';
import { outcomeOf, type Outcome } from './outcome';
import { send, type SendOptions, type TransportSettings } from './transport';

export type QueryBackend = (
  operation: Operation,
  variables: PlainRecord,
  caller: Caller,
  options: SendOptions,
) => Promise<Outcome>;

/** Servers and proxies commonly limit URLs to 8 kB. */
const MAX_URL = 7_500;

/**
 * Sends GraphQL to the backend. A query without token and cart is a GET, so that shared caches may store it; everything
 * else is a POST marked as not cacheable. Requests in flight are never shared, because callers differ in their headers.
 */
export function createBackend(url: string, settings: TransportSettings): QueryBackend {
  const start = new URL(url).href;
  const urlStart = `${start}${start.includes('?') ? '&' : '?'}`;
  return async (operation, variables, caller, options) => {
    const shared = operation.kind === 'query' && !operation.personal && caller.token === null;
    const getUrl = shared ? urlStart + queryOf(operation, variables) : '';
    const byGet = shared && getUrl.length <= MAX_URL;
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(shared ? {} : { 'Cache-Control': 'no-store' }),
      ...identityHeaders(caller),
      // For the backend's own limits. A shared response must not depend on it.
      ...(shared || caller.address === '' ? {} : { 'X-Forwarded-For': caller.address }),
    };
    const request = byGet
      ? ({ url: getUrl, method: 'GET', headers } as const)
      : ({ url, method: 'POST', headers, body: bodyOf(operation, variables) } as const);
    const sent = await send(request, options, settings);
    return sent.kind === 'received' ? outcomeOf(sent.status, readJson(sent)) : sent;
  };
}

const JSON_TYPE = /^application\/(?:graphql-response\+)?json(?:;|$)/i;

/** Undefined for anything that is not JSON. */
function readJson({ contentType, text }: { readonly contentType: string; readonly text: string }): unknown {
  if (!JSON_TYPE.test(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The part of a URL that is the same for every call of an operation: encoding thousands of characters takes time. */
const encodedTexts = new WeakMap<Operation, string>();

function queryOf(operation: Operation, variables: PlainRecord): string {
  const { text, name } = operation;
  const encoded =
    encodedTexts.get(operation) ??
    new URLSearchParams({ query: text, ...(name === null ? {} : { operationName: name }) }).toString();
  encodedTexts.set(operation, encoded);
  return `${encoded}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
}

function bodyOf({ text, name }: Operation, variables: PlainRecord): string {
  return JSON.stringify({ query: text, variables, operationName: name ?? undefined });
}
