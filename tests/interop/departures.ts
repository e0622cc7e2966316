/**
 * Where our middleware answers otherwise than the published one, on purpose: the whole list. Whatever else differs is a
 * fault. Each is shown by a call that both are sent; ours always answers JSON, `{message, id}` where it refuses.
 */
export interface Departure {
  readonly what: string;
  /** Why ours does not do as the published one does. */
  readonly because: string;
  readonly integration?: string;
  readonly method: string;
  /** The body as it stands on the wire. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly published: { readonly status: number; readonly says: RegExp };
  readonly ours: { readonly status: number; readonly says?: RegExp };
}

const list = (...args: readonly unknown[]): string => JSON.stringify(args);
const REFUSED = 'An answer of 200 without data and without errors says neither yes nor no.';
const DATA_ONLY = 'Arguments are data: a caller decides neither headers, nor what is kept, nor which document is sent.';
const JUDGED_FIRST = 'Arguments are judged where they arrive; what cannot be right costs the backend nothing.';
const NO_PAGE = 'Faults are JSON for programs, never a page that names files of the server.';

export const DEPARTURES: readonly Departure[] = [
  {
    what: 'a method that there is none of',
    because: REFUSED,
    method: 'nothingOfTheKind',
    body: '[]',
    published: { status: 200, says: /^\{\}$/ },
    ours: { status: 404, says: /no such method/ },
  },
  {
    what: 'a name that every object answers to',
    because: 'Methods are rows of a table, not properties of an object.',
    method: 'toString',
    body: '[]',
    published: { status: 200, says: /object/i },
    ours: { status: 404, says: /no such method/ },
  },
  {
    what: 'an integration that there is none of',
    because: NO_PAGE,
    integration: 'nope',
    method: 'cart',
    body: '[]',
    published: { status: 404, says: /^"nope" integration is not configured/ },
    ours: { status: 404, says: /no such integration/ },
  },
  {
    what: 'a body that is one record and no list',
    because: 'The wire is a list of arguments; guessing hides faults of callers.',
    method: 'products',
    body: '{"search":"rose","pageSize":1}',
    published: { status: 200, says: /"total_count"/ },
    ours: { status: 400, says: /list of arguments/ },
  },
  {
    what: 'a body that is no JSON',
    because: NO_PAGE,
    method: 'products',
    body: '[',
    published: { status: 400, says: /<html/i },
    ours: { status: 400, says: /not valid JSON/ },
  },
  {
    what: 'a body of another type',
    because: 'Other sites can post such types without asking; a type that is refused cannot be used against a visitor.',
    method: 'storeConfig',
    body: '[]',
    headers: { 'content-type': 'text/plain' },
    published: { status: 200, says: /"storeConfig"/ },
    ours: { status: 415 },
  },
  {
    what: 'a body over the bound',
    because: NO_PAGE,
    method: 'cart',
    body: list('x'.repeat(120_000)),
    published: { status: 413, says: /<html/i },
    ours: { status: 413, says: /larger than/ },
  },
  {
    what: 'more arguments than the method has',
    because: DATA_ONLY,
    method: 'route',
    body: list('gone.html', null, { Authorization: 'Bearer stolen' }),
    published: { status: 200, says: /"route":null/ },
    ours: { status: 400, says: /takes 1 argument/ },
  },
  {
    what: 'a selector of another document',
    because: DATA_ONLY,
    method: 'route',
    body: list('gone.html', { route: 'another' }),
    published: { status: 200, says: /"route":null/ },
    ours: { status: 400, says: /takes 1 argument/ },
  },
  {
    what: 'a caller’s own rule of what is kept',
    because: DATA_ONLY,
    method: 'customQuery',
    body: list({ query: '{ storeConfig { store_code } }', queryVariables: {}, fetchPolicy: 'cache-first' }),
    published: { status: 200, says: /"store_code"/ },
    ours: { status: 400, says: /fetchPolicy/ },
  },
  {
    what: 'a document that is not the storefront’s own',
    because: 'A gateway that sends any text is the backend’s whole API, open to everybody.',
    method: 'customQuery',
    body: list({ query: '{ storeConfig { store_code } }', queryVariables: {} }),
    published: { status: 200, says: /"store_code"/ },
    ours: { status: 403 },
  },
  {
    what: 'an argument that lacks what it needs',
    because: JUDGED_FIRST,
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X' }] }),
    published: { status: 200, says: /got invalid value/ },
    ours: { status: 400, says: /quantity must be a whole number/ },
  },
  {
    what: 'a quantity that is written as a text',
    because: JUDGED_FIRST,
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X', quantity: '1' }] }),
    published: { status: 200, says: /cannot represent non numeric value/ },
    ours: { status: 400, says: /quantity must be a whole number/ },
  },
  {
    what: 'a piece and a half',
    because: 'Nothing that is sold comes in parts, and half a bouquet is a mistake of who asks.',
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X', quantity: 1.5 }] }),
    published: { status: 200, says: /"errors"/ },
    ours: { status: 400, says: /quantity must be a whole number/ },
  },
  {
    what: 'a text of more than 10,000 characters',
    because: JUDGED_FIRST,
    method: 'createProductReview',
    body: list({ sku: 'X', nickname: 'A', summary: 's', text: 'x'.repeat(10_001), ratings: [] }),
    published: { status: 200, says: /"errors"/ },
    ours: { status: 400, says: /longer than 10000/ },
  },
  {
    what: 'a list of more than 300 entries',
    because: JUDGED_FIRST,
    method: 'cmsBlocks',
    body: list(Array.from({ length: 301 }, (_none, at) => `block-${at}`)),
    published: { status: 200, says: /"cmsBlocks"/ },
    ours: { status: 400, says: /longer than 300 entries/ },
  },
  {
    what: 'records in records beyond the twelfth level',
    because: JUDGED_FIRST,
    method: 'categorySearch',
    body: list({ filters: Array.from({ length: 13 }).reduce((inner) => ({ inner }), 'end') }),
    published: { status: 200, says: /"errors"/ },
    ours: { status: 400, says: /nested deeper/ },
  },
  {
    what: 'a search for more than 200 characters',
    because: JUDGED_FIRST,
    method: 'products',
    body: list({ search: 'r'.repeat(201), pageSize: 1 }),
    published: { status: 200, says: /"products"/ },
    ours: { status: 400, says: /search must not be longer/ },
  },
  {
    what: 'a path of more than 2,048 characters, and an id of more than 255',
    because: JUDGED_FIRST,
    method: 'cart',
    body: list('x'.repeat(256)),
    published: { status: 200, says: /Could not find a cart/ },
    ours: { status: 400, says: /longer than 255/ },
  },
  {
    what: 'a record that the backend can not take',
    because: 'What was sent is not said again: it may be an address, or the details of a card.',
    method: 'setPaymentMethodOnCart',
    body: list({ cart_id: 'c1', payment_method: { code: 'x', hosted_pro: { cancel_url: 'only-mine' } } }),
    published: { status: 200, says: /only-mine/ },
    ours: { status: 200, says: /got invalid value \{…\}(?!.*only-mine)/ },
  },
  {
    what: 'an argument with a field that there is none of',
    because: JUDGED_FIRST,
    method: 'updateCustomer',
    body: list({ firstname: 'X', group_id: 3 }),
    published: { status: 200, says: /group_id/ },
    ours: { status: 400, says: /group_id/ },
  },
  {
    what: 'an argument that is sent back as it was answered, type names and all',
    because: 'Every object of every answer carries them, and no input knows them.',
    method: 'setGuestEmailOnCart',
    body: list({ cart_id: 'missing', email: 'ann@example.org', __typename: 'Cart' }),
    published: { status: 200, says: /__typename/ },
    ours: { status: 200, says: /Could not find a cart/ },
  },
  {
    what: 'a page of more than anybody reads',
    because: JUDGED_FIRST,
    method: 'products',
    body: list({ search: 'rose', pageSize: 301 }),
    published: { status: 200, says: /"products"/ },
    ours: { status: 400, says: /pageSize/ },
  },
  {
    what: 'a new password that was refused',
    because: `${REFUSED} The backend’s own words are passed on.`,
    method: 'resetPassword',
    body: list({ email: 'nobody@example.org', newPassword: 'Passw0rd!', resetPasswordToken: 'x' }),
    published: { status: 200, says: /^\{\}$/ },
    ours: { status: 200, says: /"errors":\[\{"message":"[^"]+/ },
  },
  {
    what: 'a call of another site’s page',
    because: 'Only the shop’s own pages may act for its visitors.',
    method: 'storeConfig',
    body: '[]',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    published: { status: 200, says: /"storeConfig"/ },
    ours: { status: 403 },
  },
];
