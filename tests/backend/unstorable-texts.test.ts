import { randomBytes, randomInt } from 'node:crypto';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { shopSchema } from '../../backend/commerce/http/shop-schema';
import { accountShop, Customer, refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';

const REFUSED = {
  category: 'graphql-input',
  message: 'A text contains NUL or an unpaired surrogate.',
};

/** A value of a type with the given text everywhere; recursive inputs end at the third level. */
function filled(type: GraphQLInputType, text: string, depth = 0): unknown {
  if (isNonNullType(type)) return filled(type.ofType, text, depth);
  if (isListType(type)) return [filled(type.ofType, text, depth)];
  if (isInputObjectType(type)) {
    if (depth > 2) return undefined;
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, filled(field.type, text, depth + 1)]));
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'Boolean') return true;
  return ['String', 'ID'].includes(type.name) ? text : 1;
}

const holdsText = (args: readonly GraphQLArgument[]): boolean =>
  JSON.stringify(args.map(({ type }) => filled(type, 'x'))).includes('"x"');

/** Queries a root field with all its arguments. */
function asking(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, text: string) {
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, filled(type, text)]));
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return { query: `${kind} (${declared}) { ${field.name}(${given}) ${selection} }`, variables };
}

const SCHEMA = shopSchema();
const fieldsOf = (type: ReturnType<typeof SCHEMA.getQueryType>) =>
  Object.values(type?.getFields() ?? {}).filter(({ args }) => holdsText(args));
const ROOT_FIELDS = [
  ...fieldsOf(SCHEMA.getQueryType()).map((field) => ['query', field] as const),
  ...fieldsOf(SCHEMA.getMutationType()).map((field) => ['mutation', field] as const),
];

onBothDatabases((openShop) => {
  let shop: RunningShop;
  const told: string[] = [];

  beforeAll(async () => {
    shop = await openShop(accountShop({ log: (line) => told.push(line) }));
  });
  afterAll(() => shop.stop());

  test.each([
    ['NUL', 'a\u0000b'],
    ['a high surrogate', 'a\ud83d'],
    ['a low surrogate', '\udc90'],
  ])('refuses a text with %s in every text field without a server error', async (_what, text) => {
    expect(ROOT_FIELDS.length).toBeGreaterThan(40);
    for (const [kind, field] of ROOT_FIELDS) {
      const { query, variables } = asking(kind, field, text);
      const answer = await shop.request(query, variables);
      expect([field.name, answer.status, refusalOf(answer)]).toEqual([field.name, 200, REFUSED]);
    }
    expect(told).toEqual([]);
  });

  test('survives a text that is too long for any index', async () => {
    // Random, so that no database can compress it.
    const text = randomBytes(3_000).toString('base64');
    for (const [kind, field] of ROOT_FIELDS) {
      const { query, variables } = asking(kind, field, text);
      expect([field.name, (await shop.request(query, variables)).status]).toEqual([field.name, 200]);
    }
    expect(told).toEqual([]);
  });

  test('stores a cart line and a wishlist item with the longest ribbon text once, however often it is added', async () => {
    const uids = await optionUids(shop, 'POSY');
    const ribbon = Array.from({ length: 2_000 }, () => String.fromCodePoint(0x4e00 + randomInt(0x4000))).join('');
    const line = {
      sku: 'POSY',
      quantity: 1,
      selected_options: [uids['Wrapping/Paper'] ?? ''],
      entered_options: [
        { uid: uids['Ribbon'] ?? '', value: ribbon },
        { uid: uids['Delivery date'] ?? '', value: '2026-10-08 00:00:00' },
      ],
    };
    const shopper = await Shopper.enter(shop);
    await shopper.add(line);
    const { body } = await shopper.add(line);
    expect(body.data.addProductsToCart.user_errors).toEqual([]);
    expect(body.data.addProductsToCart.cart.items).toMatchObject([{ quantity: 2 }]);
    const ann = await Customer.join(shop);
    const wish = () =>
      ann.data(
        `mutation ($line: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $line) {
          wishlist { items_v2 { items { quantity } } } user_errors { message } } }`,
        { line: [line] },
      );
    await wish();
    expect((await wish()).addProductsToWishlist).toEqual({
      wishlist: { items_v2: { items: [{ quantity: 2 }] } },
      user_errors: [],
    });
  });

  test('refuses such a text in the document itself', async () => {
    const answer = await shop.request('{ cart(cart_id: "a\\u0000b") { id } }');
    expect([answer.status, refusalOf(answer)]).toEqual([200, REFUSED]);
    expect(
      (await shop.request('{ products(filter: { sku: { in: ["VASE", "\\u0000"] } }) { total_count } }')).body,
    ).toEqual(expect.objectContaining({ errors: [expect.objectContaining({ message: REFUSED.message })] }));
  });

  test('accepts surrogate pairs and every other character', async () => {
    const signs = '💐 \u0001\u202e\ufeff\r\n\t "\'%_\\ é';
    const asked = await shop.request('query ($text: String!) { products(search: $text) { total_count } }', {
      text: signs,
    });
    expect(asked.body).toEqual({ data: { products: { total_count: 0 } } });
  });
});
