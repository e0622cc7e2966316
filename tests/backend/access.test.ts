import { getNamedType, isCompositeType, type GraphQLField } from 'graphql';
import { ACCESS } from '../../backend/commerce/graphql/access';
import { shopSchema } from '../../backend/commerce/http/shop-schema';
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

type Field = GraphQLField<unknown, unknown>;

const SCHEMA = shopSchema();
const FIELDS = [SCHEMA.getQueryType(), SCHEMA.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => [field.name, type?.name === 'Query', field] as const),
);
const UNAUTHORISED = 'graphql-authorization';
const NOT_OWN = [UNAUTHORISED, 'graphql-input'];

let open: Awaited<ReturnType<typeof openCallers>>;
beforeAll(async () => (open = await openCallers()));
afterAll(() => open.shop.stop());

interface Answer {
  readonly value: unknown;
  /** Categories of the errors. */
  readonly refused: readonly string[];
}

/** Calls one field with all its arguments. */
async function call(field: Field, isQuery: boolean, token: string | null, ids: Ids): Promise<Answer> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const document = `${isQuery ? 'query' : 'mutation'} ${declared === '' ? '' : `(${declared})`} {
    ${field.name}${given === '' ? '' : `(${given})`} ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''}
  }`;
  const variables = Object.fromEntries(field.args.map((argument) => [argument.name, valueFor(argument, ids)]));
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const { status, body } = await open.shop.request(document, variables, headers);
  expect([field.name, status]).toEqual([field.name, 200]);
  expect(JSON.stringify(body)).not.toContain(PRIVATE);
  const refused = (body.errors ?? []).map(
    (error: { readonly extensions?: { readonly category?: string } }) => error.extensions?.category ?? 'failed',
  );
  return { value: body.data?.[field.name] ?? null, refused };
}

test('S6-11 every field of Query and Mutation has a line that says who may call it, and no other field', () => {
  expect([...ACCESS.keys()].sort()).toEqual(FIELDS.map(([name]) => name).sort());
});

describe.each(FIELDS)('%s', (name, isQuery, field) => {
  const access = ACCESS.get(name);
  const calls = async (callers: readonly CallerName[], ids: Ids) => {
    const tokens = await open.tokens();
    const answers: [CallerName, Answer][] = [];
    // A deleted account could not make the calls that follow; nothing in this call names whose it is.
    const tried = name === 'deleteCustomer' ? callers.filter((caller) => NOT_SIGNED_IN.includes(caller)) : callers;
    for (const caller of tried) answers.push([caller, await call(field, isQuery, tokens[caller], ids)]);
    return answers;
  };

  test('S6-11 changes nothing of a customer for anybody else, and tells nothing of it', async () => {
    const before = await open.owned();
    const answers = await calls(NOT_OWNER, open.ids);
    expect(await open.owned()).toEqual(before);
    for (const [caller, { value, refused }] of answers) {
      if (access === 'customer' && NOT_SIGNED_IN.includes(caller)) {
        expect([caller, value, refused]).toEqual([caller, null, [UNAUTHORISED]]);
      }
      // Some look at the rest of the input first, as in Magento.
      if (access === 'cart-owner')
        expect([caller, value, NOT_OWN.includes(refused[0] ?? '')]).toEqual([caller, null, true]);
      if (access === 'key-holder') expect([caller, value]).toEqual([caller, null]);
      expect([caller, refused]).not.toContainEqual(expect.arrayContaining(['failed']));
    }
  });

  test('S6-11 refuses what does not exist in the same way for everybody', async () => {
    for (const ids of [absent(name.padEnd(32, '0').slice(0, 32)), MALFORMED]) {
      const answers = await calls(['owner', ...NOT_OWNER], ids);
      for (const [caller, { value, refused }] of answers) {
        const isGuestRefused = access === 'customer' && NOT_SIGNED_IN.includes(caller);
        if (isGuestRefused) expect([caller, refused]).toEqual([caller, [UNAUTHORISED]]);
        else expect([caller, refused]).not.toContainEqual(expect.arrayContaining([UNAUTHORISED]));
        if (access === 'cart-owner' || access === 'key-holder') expect([caller, value]).toEqual([caller, null]);
        expect([caller, refused]).not.toContainEqual(expect.arrayContaining(['failed']));
      }
    }
  });
});
