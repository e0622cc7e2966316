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

/** Servers and proxies on the way commonly cut addresses at 8 kB. */
const MAX_URL = 7_500;

/** Carries a fault of the way through the client, which knows no other means than throwing. */
class TransportFault extends Error {
  constructor(readonly outcome: SendFault) {
    super(outcome.kind);
  }
}

/**
 * S7-10: speaks GraphQL to the backend. A query that carries neither token nor cart goes by GET, so that caches on the
 * way may share it; everything else by POST, marked as not to be kept. Nothing in flight is ever shared: two callers are
 * two requests, for their headers differ where their texts do not.
 */
export function createBackend(url: string, settings: TransportSettings): QueryBackend {
  return async (operation, variables, caller, options) => {
    const shared = operation.kind === 'query' && !operation.personal && caller.token === null;
    const byGet = shared && urlLength(url, operation.text, variables) <= MAX_URL;
    const client = new GraphQLClient(url, {
      method: byGet ? 'GET' : 'POST',
      errorPolicy: 'all',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(shared ? {} : { 'Cache-Control': 'no-store' }),
        ...identityHeaders(caller),
      },
      fetch: async (input, init) => {
        const target = new URL(input instanceof Request ? input.url : input);
        // The client levels white space inside quoted texts too; the address carries our own copy of the document.
        if (byGet) target.searchParams.set('query', operation.text);
        const sent = await send(target, init ?? {}, options, settings);
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
  return { kind: 'faulty', status: 502, cause: 'no GraphQL answer' };
}

function urlLength(url: string, text: string, variables: PlainRecord): number {
  return url.length + new URLSearchParams({ query: text, variables: JSON.stringify(variables) }).toString().length + 64;
}
