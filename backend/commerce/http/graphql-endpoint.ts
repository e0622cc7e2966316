import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { clientAddress, type NetworkFactors, networksOf } from '../../shared/client-address';
import type { ShopDatabase } from '../../database/shop-database';
import type { AccountSettings } from '../customer/account-settings';
import { Passwords } from '../customer/passwords';
import { DocumentCache } from '../graphql/document-cache';
import { DEFAULT_LIMITS } from '../graphql/request-limits';
import type { HoldLimits } from '../order/unpaid-holds';
import type { UnpaidOrderLimits } from '../order/unpaid-orders';
import type { BankPages, StripePages } from '../payment/bank-payment';
import type { PayTo } from '../payment/payment-terms';
import type { ShopContext, ShopUrls } from '../graphql/shop-context';
import { shopSchema } from './shop-schema';
import { readGraphqlRequest, type RequestError } from './read-request';
import { runRequest } from './run-request';

export interface CommerceSettings {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: () => number;
  readonly addresses: ShopUrls;
  readonly altTexts: ShopContext['altTexts'];
  /** Whether callers may query the schema. */
  readonly introspection: boolean;
  readonly emails: ShopContext['emails'];
  readonly accounts: AccountSettings;
  readonly unpaidOrders: UnpaidOrderLimits;
  readonly holds: HoldLimits;
  readonly networkFactors: NetworkFactors;
  /** GBP pence. */
  readonly onlineMaxPence: number;
  readonly payTo: PayTo;
  /** The bank's page; left out where there is none. */
  readonly bank?: BankPages;
  readonly stripe?: StripePages;
  /** Called after something was stored with emails in the outbox. */
  readonly onEmailQueued: () => void;
  readonly log: (message: string) => void;
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Refusals have their category already; errors of graphql-js itself get Magento's plain `graphql`. */
function wireError(error: GraphQLError): object {
  const { message, locations, path } = error.toJSON();
  const extensions = { category: 'graphql', ...error.extensions };
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}

const isBug = (error: GraphQLError): boolean =>
  error.originalError !== undefined && !(error.originalError instanceof GraphQLError);

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function sendFault(response: ServerResponse, { status, message }: RequestError): void {
  if (status === 405) response.setHeader('Allow', 'GET, POST');
  // The rest of a body that is too large is not read, so the connection must be closed.
  if (status === 413) response.setHeader('Connection', 'close');
  send(response, status, { errors: [wireError(new GraphQLError(message))] });
}

/**
 * The Magento-compatible GraphQL endpoint over GET and POST. GraphQL errors return 200; bugs and database failures
 * return 500 without details.
 */
export function createGraphqlEndpoint(settings: CommerceSettings): HttpHandler {
  const schema = shopSchema();
  const documents = new DocumentCache(schema, { limits: DEFAULT_LIMITS, introspection: settings.introspection });
  const passwords = new Passwords(settings.accounts.passwordCost, settings.accounts.hashing);
  const engine = { settings, schema, documents, passwords };
  return async (request, response, url) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Store, Content-Currency, Authorization');
    const parsed = await readGraphqlRequest(request, url);
    if (!parsed.ok) return sendFault(response, parsed.reason);
    const networks = networksOf(clientAddress(request), settings.networkFactors);
    const { result, isPersonal } = await runRequest(engine, request, networks, parsed.value);
    const { data, errors } = result;
    const bugs = (errors ?? []).filter(isBug);
    for (const bug of bugs) settings.log(bug.originalError?.stack ?? bug.message);
    if (bugs.length > 0) {
      return send(response, 500, {
        errors: [{ message: 'Internal server error', extensions: { category: 'graphql' } }],
      });
    }
    if (!isPersonal && request.method === 'GET') response.setHeader('Cache-Control', 'no-cache');
    send(response, 200, { ...(errors && { errors: errors.map(wireError) }), ...(data !== undefined && { data }) });
  };
}
