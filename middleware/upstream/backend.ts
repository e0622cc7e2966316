import { ClientError, GraphQLClient } from 'graphql-request';
import { type Caller } from '../caller';
import { type Operation } from '../methods/operation';
import { type PlainRecord } from '../plain-record';
import { identityHeaders } from './identity-headers';
import { outcomeOf, type Outcome } from './outcome';
import { send, type SendFault, type SendOptions, type TransportSettings } from './transport';

export type QueryBackend = (
  operation: Operation,
  variables: PlainRecord,
  caller: Caller,
  options: SendOptions,
) => Promise<Outcome>;

/** Servers and proxies commonly limit URLs to 8 kB. */
const MAX_URL = 7_500;

/** Carries a transport failure through the GraphQL client, which can only throw. */
class TransportFault extends Error {
  constructor(readonly outcome: SendFault) {
    super(outcome.kind);
  }
}

/**
 * Sends GraphQL to the backend. A query without token and cart is a GET, so that shared caches may store it; everything
 * else is a POST marked as not cacheable. Requests in flight are never shared, because callers differ in their headers.
 */
export function createBackend(url: string, settings: TransportSettings): QueryBackend {
  return async (operation, variables, caller, options) => {
    const shared = operation.kind === 'query' && !operation.personal && caller.token === null;
    const byGet = shared && urlLength(url, operation.text, variables) <= MAX_URL;
    const client = new GraphQLClient(url, {
      method: byGet ? 'GET' : 'POST',
      errorPolicy: 'all',
      // The client would parse the document of every call to find the name, which is known.
      excludeOperationName: true,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(shared ? {} : { 'Cache-Control': 'no-store' }),
        ...identityHeaders(caller),
        // For the backend's own limits. A shared response must not depend on it.
        ...(shared || caller.address === '' ? {} : { 'X-Forwarded-For': caller.address }),
      },
      fetch: async (input, init) => {
        const target = new URL(input instanceof Request ? input.url : input);
        // The client changes white space inside quoted texts too, so our own copy of the document is sent.
        if (byGet) target.searchParams.set('query', operation.text);
        if (byGet && operation.name !== null) target.searchParams.set('operationName', operation.name);
        const body = JSON.stringify({ query: operation.text, variables, operationName: operation.name ?? undefined });
        const sent = await send(target, byGet ? (init ?? {}) : { ...init, body }, options, settings);
        if (sent.kind !== 'received') throw new TransportFault(sent);
        return new Response(sent.text || null, { status: sent.status, headers: { 'content-type': sent.contentType } });
      },
    });
    return client.rawRequest(operation.text, variables).then(
      (response) => outcomeOf(response.status, response),
      (error: unknown) => outcomeOfError(error),
    );
  };
}

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof TransportFault) return error.outcome;
  if (error instanceof ClientError) return outcomeOf(error.response.status, error.response);
  return { kind: 'faulty', status: 502, cause: 'no GraphQL response' };
}

function urlLength(url: string, text: string, variables: PlainRecord): number {
  return url.length + new URLSearchParams({ query: text, variables: JSON.stringify(variables) }).toString().length + 64;
}
