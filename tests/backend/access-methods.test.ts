import { Kind, parse, typeFromAST, type GraphQLInputType, type OperationDefinitionNode } from 'graphql';
import { ACCESS } from '../../backend/commerce/graphql/access';
import { shopSchema } from '../../backend/commerce/http/shop-schema';
import type { Middleware } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { CALLS, ownOperation, rootFieldsOf } from '../middleware/every-call';
import { aCaller, aMiddleware } from '../middleware/middleware-builder';
import {
  absent,
  MALFORMED,
  NOT_OWNER,
  NOT_SIGNED_IN,
  openCallers,
  PRIVATE,
  type CallerName,
  type Ids,
} from './access-callers';
import { valueFor } from './variables-for';

/** A call of the middleware's protocol about a customer's data. */
interface Call {
  readonly method: string;
  readonly rootFields: readonly string[];
  args(ids: Ids): readonly unknown[];
}

const SCHEMA = shopSchema();
/** ms, after which the rate limits have forgotten a call. */
const LATER = 3_600_000;
const UNAUTHORISED = 'graphql-authorization';

const byMethod: readonly Call[] = CALLS.map(([, method, args]) => ({
  method,
  rootFields: rootFieldsOf(method),
  args: (ids) => args.map((one) => naming(one, ids)),
}));

const byDocument: readonly Call[] = OWN_DOCUMENTS.map((document) => {
  const { kind, rootFields } = ownOperation(document);
  const isQuery = kind === 'query';
  const { variableDefinitions = [] } = parse(document).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  return {
    method: isQuery ? 'customQuery' : 'customMutation',
    rootFields,
    args: (ids) => {
      const variables = Object.fromEntries(
        variableDefinitions.map(({ variable: { name }, type }) => [
          name.value,
          valueFor({ name: name.value, type: typeFromAST(SCHEMA, type as never) as GraphQLInputType }, ids),
        ]),
      );
      return [
        isQuery ? { query: document, queryVariables: variables } : { mutation: document, mutationVariables: variables },
      ];
    },
  };
});

/** An argument of the table with its made-up ids replaced. */
function naming(value: unknown, ids: Ids): unknown {
  if (value === 'c1' || value === 'c2') return ids.cart;
  if (value === 7) return ids.address;
  if (value === 'MQ==') return ids.line;
  if (value === '12') return ids.wish;
  if (value === 'ann@example.com') return ids.email;
  if (Array.isArray(value)) return value.map((one) => naming(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, naming(one, ids)]));
}

const named = [...byMethod, ...byDocument].map((one) => [`${one.method} ${one.rootFields.join(' ')}`, one] as const);

let open: Awaited<ReturnType<typeof openCallers>>;
let middleware: Middleware;
let clock: { now: number };
beforeAll(async () => {
  open = await openCallers();
  ({ middleware, clock } = aMiddleware(open.shop.backend.graphqlUrl, { allowedDocuments: OWN_DOCUMENTS }));
});
afterAll(() => open.shop.stop());

async function categories({ method, args }: Call, token: string | null, ids: Ids): Promise<readonly unknown[]> {
  clock.now += LATER;
  const { status, body } = await middleware.call(method, args(ids), aCaller({ token }));
  // A malformed id may be refused before the backend is asked.
  expect([method, [200, 400].includes(status)]).toEqual([method, true]);
  expect(JSON.stringify(body)).not.toContain(PRIVATE);
  const { errors = [] } = body as {
    readonly errors?: readonly { readonly extensions?: { readonly category?: string } }[];
  };
  return errors.map(({ extensions }) => extensions?.category ?? 'failed');
}

test.each(named)('S6-11 %s gives nobody what is not theirs', async (_name, call) => {
  const access = call.rootFields.map((field) => ACCESS.get(field));
  expect(access).not.toContain(undefined);
  const before = await open.owned();
  const tokens = await open.tokens();
  // A deleted account could not make the calls that follow; nothing in this call names whose it is.
  const callers: readonly CallerName[] = call.rootFields.includes('deleteCustomer') ? NOT_SIGNED_IN : NOT_OWNER;
  for (const ids of [open.ids, absent(call.rootFields.join('').padEnd(32, '1').slice(0, 32)), MALFORMED]) {
    for (const caller of callers) {
      const refused = await categories(call, tokens[caller], ids);
      const isForCustomers = access.includes('customer') && NOT_SIGNED_IN.includes(caller);
      if (isForCustomers && ids !== MALFORMED) expect([caller, refused[0]]).toEqual([caller, UNAUTHORISED]);
      if (access.includes('cart-owner') && ids === open.ids)
        expect([caller, refused.length > 0]).toEqual([caller, true]);
      expect([caller, refused]).not.toContainEqual(expect.arrayContaining(['failed']));
    }
  }
  expect(await open.owned()).toEqual(before);
});
