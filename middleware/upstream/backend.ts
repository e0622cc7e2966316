import { ClientError, GraphQLClient } from 'graphql-request';
import { type Caller } from '../caller';
import { type Operation } from '../methods/operation';
import { type PlainRecord } from '../plain-record';
import { identityHeaders } from './identity-headers';
import { outcomeOf, type Outcome } from './outcome';
import { send, type Sent, type SendFault, type SendOptions, type TransportSettings } from './transport';

export type QueryBackend = (
  operation: Operation,
  variables: PlainRecord,
  caller: Caller,
  options: SendOptions,
) => Promise<Outcome>;

/** Servers and proxies commonly limit URLs to 8 kB. */
const MAX_URL = 7_500;

/** Carries a transport failure through the GraphQL client, which can only throw. */
class TransportError extends Error {
  constructor(readonly outcome: SendFault) {
    super(outcome.kind);
  }
}

/**
 * Sends GraphQL to the backend. A query without token and cart is a GET, so that shared caches may store it; everything
 * else is a POST marked as not cacheable. A GET that what stands before the backend refuses for its method or length is sent
 * by POST, and its operation from then on. Requests in flight are never shared, because callers differ in their headers.
 */
export function createBackend(url: string, settings: TransportSettings): QueryBackend {
  const start = new URL(url).href;
  const refusedByGet = new WeakSet<Operation>();
  const urlStart = `${start}${start.includes('?') ? '&' : '?'}`;
  return async (operation, variables, caller, options) => {
    const shared = operation.kind === 'query' && !operation.personal && caller.token === null;
    const getUrl = shared ? urlStart + queryOf(operation, variables) : '';
    const byGet = shared && getUrl.length <= MAX_URL && !refusedByGet.has(operation);
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(shared ? {} : { 'Cache-Control': 'no-store' }),
      ...identityHeaders(caller),
      // For the backend's own limits. A shared response must not depend on it.
      ...(shared || caller.address === '' ? {} : { 'X-Forwarded-For': caller.address }),
    };
    const client = new GraphQLClient(url, {
      errorPolicy: 'all',
      // The client would parse the document of every call to find the name, which is known.
      excludeOperationName: true,
      fetch: async () => {
        const post = () => ({ url, method: 'POST', headers, body: bodyOf(operation, variables) }) as const;
        const first = await send(byGet ? { url: getUrl, method: 'GET', headers } : post(), options, settings);
        if (byGet && isAgainstGets(first)) refusedByGet.add(operation);
        const sent = byGet && isRefusedAsGet(first) ? await send(post(), options, settings) : first;
        if (sent.kind !== 'received') throw new TransportError(sent);
        return new Response(sent.text || null, { status: sent.status, headers: { 'content-type': sent.contentType } });
      },
    });
    // The request is built above, because the client would change white space inside quoted texts of a GET.
    return client.rawRequest(operation.text).then(
      (response) => outcomeOf(response.status, response),
      (error: unknown) => outcomeOfError(error),
    );
  };
}

/** Method not allowed, URI too long, header fields too large. */
const AGAINST_GETS: ReadonlySet<number> = new Set([405, 414, 431]);

function isAgainstGets(sent: Sent): boolean {
  return sent.kind === 'received' && AGAINST_GETS.has(sent.status);
}

/** Servers also refuse long addresses with 400 and a page. A GraphQL server refuses a document in JSON. */
function isRefusedAsGet(sent: Sent): boolean {
  if (sent.kind !== 'received') return false;
  return isAgainstGets(sent) || (sent.status === 400 && !sent.contentType.includes('json'));
}

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof TransportError) return error.outcome;
  if (error instanceof ClientError) return outcomeOf(error.response.status, error.response);
  return { kind: 'faulty', status: 502, cause: 'no GraphQL response' };
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
