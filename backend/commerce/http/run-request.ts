import type { IncomingHttpHeaders } from 'node:http';
import {
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import type { Passwords } from '../customer/passwords';
import { readSignedIn } from '../customer/signed-in';
import type { DocumentCache } from '../graphql/document-cache';
import { toGraphqlError } from '../graphql/shop-error';
import { refuseLongLists, refuseUnstorableVariables } from '../graphql/request-limits';
import { badInput } from '../shared/shop-refusal';
import type { ShopContext } from '../graphql/shop-context';
import { chooseStoreView } from '../store/store-view';
import type { CommerceSettings } from './graphql-endpoint';
import type { GraphqlRequest } from './read-request';

export interface Engine {
  readonly settings: CommerceSettings;
  readonly schema: GraphQLSchema;
  readonly documents: DocumentCache;
  readonly passwords: Passwords;
}

export interface RequestOutcome {
  readonly result: ExecutionResult;
  /** The response belongs to one visitor and must not be cached. */
  readonly isPersonal: boolean;
}

/** Root fields whose data belongs to one visitor. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set(['cart', 'cartPayment', 'customer', 'customerCart']);

function isPersonal(headers: IncomingHttpHeaders, operation: OperationDefinitionNode): boolean {
  if (headers.authorization !== undefined || operation.operation !== OperationTypeNode.QUERY) return true;
  // A fragment on the root counts as personal too, without looking into it.
  return operation.selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || PERSONAL_FIELDS.has(selection.name.value),
  );
}

async function contextFor(
  { settings, passwords }: Engine,
  headers: IncomingHttpHeaders,
  networks: ShopContext['networks'],
): Promise<ShopContext | GraphQLError> {
  const header = (name: string): string => String(headers[name] ?? '').trim();
  const view = await chooseStoreView(settings.database, header('store'), header('content-currency'));
  if (!view.ok) return toGraphqlError(view.reason);
  const { database, now, addresses, altTexts, emails, accounts, unpaidOrders, holds, payTo, onEmailQueued } = settings;
  const { bank, stripe, onlineMaxPence } = settings;
  const customer = await readSignedIn(database, header('authorization'), now());
  const orders = {
    unpaidOrders,
    holds,
    onlineMaxPence,
    payTo,
    ...(bank && { bank }),
    ...(stripe && { stripe }),
    onEmailQueued,
  };
  const shop = { database, now, addresses, altTexts, emails, accounts, passwords, networks, ...orders };
  return { ...view.value, ...shop, customer, catalogue: catalogueLoaders(database) };
}

const failed = (...errors: readonly GraphQLError[]): RequestOutcome => ({ result: { errors }, isPersonal: true });

/** Runs one request of a caller of `networks`; mutations need POST. */
export async function runRequest(
  engine: Engine,
  request: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
  networks: ShopContext['networks'],
  parsed: GraphqlRequest,
): Promise<RequestOutcome> {
  const { schema, documents } = engine;
  const read = documents.read(parsed.query);
  if (!read.ok) return failed(...read.errors);
  const { document } = read;
  const operation = getOperationAST(document, parsed.operationName);
  if (!operation) return failed(new GraphQLError('The request does not name its operation.'));
  if (operation.operation !== OperationTypeNode.QUERY && request.method !== 'POST') {
    return failed(toGraphqlError(badInput('Mutation requests allowed only for POST requests')));
  }
  const refused = refuseLongLists(parsed.variables) ?? refuseUnstorableVariables(parsed.variables);
  if (refused !== null) return failed(refused);
  const contextValue = await contextFor(engine, request.headers, networks);
  if (contextValue instanceof GraphQLError) return failed(contextValue);
  const { operationName, variables: variableValues } = parsed;
  const result = await execute({ schema, document, contextValue, operationName, variableValues });
  return { result, isPersonal: isPersonal(request.headers, operation) };
}
