/**
 * The closed list of intended differences between our middleware and the published one; any other difference is a fault.
 * Each is shown by a call sent to both. Ours always responds with JSON, and with `{message, id}` for errors.
 */
export interface Departure {
  readonly what: string;
  /** Why ours differs. */
  readonly because: string;
  readonly integration?: string;
  readonly method: string;
  /** The raw response body. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly published: { readonly status: number; readonly text: RegExp };
  readonly ours: { readonly status: number; readonly text?: RegExp };
}

const list = (...args: readonly unknown[]): string => JSON.stringify(args);
const NO_OUTCOME = 'A 200 response without data and errors neither succeeds nor fails.';
const DATA_ONLY = 'Arguments are data: callers choose neither headers nor cache policy nor documents.';
const VALIDATED_FIRST = 'Arguments are validated at the edge, so invalid ones cost the backend nothing.';
const JSON_ERRORS = 'Errors are JSON for programs, never an HTML page with server file names.';

export const DEPARTURES: readonly Departure[] = [
  {
    what: 'unknown method',
    because: NO_OUTCOME,
    method: 'nothingOfTheKind',
    body: '[]',
    published: { status: 200, text: /^\{\}$/ },
    ours: { status: 404, text: /no such method/ },
  },
  {
    what: 'property name of every object',
    because: 'Methods are looked up in a registry, not as object properties.',
    method: 'toString',
    body: '[]',
    published: { status: 200, text: /object/i },
    ours: { status: 404, text: /no such method/ },
  },
  {
    what: 'unknown integration',
    because: JSON_ERRORS,
    integration: 'nope',
    method: 'cart',
    body: '[]',
    published: { status: 404, text: /^"nope" integration is not configured/ },
    ours: { status: 404, text: /no such integration/ },
  },
  {
    what: 'body that is an object instead of a list',
    because: 'The protocol is a list of arguments; guessing hides callers’ mistakes.',
    method: 'products',
    body: '{"search":"rose","pageSize":1}',
    published: { status: 200, text: /"total_count"/ },
    ours: { status: 400, text: /list of arguments/ },
  },
  {
    what: 'body that is not JSON',
    because: JSON_ERRORS,
    method: 'products',
    body: '[',
    published: { status: 400, text: /<html/i },
    ours: { status: 400, text: /not valid JSON/ },
  },
  {
    what: 'body of another content type',
    because: 'Other sites can post simple content types without a CORS preflight.',
    method: 'storeConfig',
    body: '[]',
    headers: { 'content-type': 'text/plain' },
    published: { status: 200, text: /"storeConfig"/ },
    ours: { status: 415 },
  },
  {
    what: 'body above the size limit',
    because: JSON_ERRORS,
    method: 'cart',
    body: list('x'.repeat(120_000)),
    published: { status: 413, text: /<html/i },
    ours: { status: 413, text: /larger than/ },
  },
  {
    what: 'more arguments than the method takes',
    because: DATA_ONLY,
    method: 'route',
    body: list('gone.html', null, { Authorization: 'Bearer stolen' }),
    published: { status: 200, text: /"route":null/ },
    ours: { status: 400, text: /takes 1 argument/ },
  },
  {
    what: 'selector of another document',
    because: DATA_ONLY,
    method: 'route',
    body: list('gone.html', { route: 'another' }),
    published: { status: 200, text: /"route":null/ },
    ours: { status: 400, text: /takes 1 argument/ },
  },
  {
    what: 'fetchPolicy set by the caller',
    because: DATA_ONLY,
    method: 'customQuery',
    body: list({ query: '{ storeConfig { store_code } }', queryVariables: {}, fetchPolicy: 'cache-first' }),
    published: { status: 200, text: /"store_code"/ },
    ours: { status: 400, text: /fetchPolicy/ },
  },
  {
    what: 'document that is not the storefront’s own',
    because: 'Forwarding any document would expose the backend’s whole API.',
    method: 'customQuery',
    body: list({ query: '{ storeConfig { store_code } }', queryVariables: {} }),
    published: { status: 200, text: /"store_code"/ },
    ours: { status: 403 },
  },
  {
    what: 'argument without a required field',
    because: VALIDATED_FIRST,
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X' }] }),
    published: { status: 200, text: /got invalid value/ },
    ours: { status: 400, text: /quantity must be a whole number/ },
  },
  {
    what: 'quantity given as a string',
    because: VALIDATED_FIRST,
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X', quantity: '1' }] }),
    published: { status: 200, text: /cannot represent non numeric value/ },
    ours: { status: 400, text: /quantity must be a whole number/ },
  },
  {
    what: 'fractional quantity',
    because: 'Products are sold in whole items; a fraction is a caller’s mistake.',
    method: 'addProductsToCart',
    body: list({ cartId: 'c1', cartItems: [{ sku: 'X', quantity: 1.5 }] }),
    published: { status: 200, text: /"errors"/ },
    ours: { status: 400, text: /quantity must be a whole number/ },
  },
  {
    what: 'text longer than 10,000 characters',
    because: VALIDATED_FIRST,
    method: 'createProductReview',
    body: list({ sku: 'X', nickname: 'A', summary: 's', text: 'x'.repeat(10_001), ratings: [] }),
    published: { status: 200, text: /"errors"/ },
    ours: { status: 400, text: /longer than 10000/ },
  },
  {
    what: 'list of more than 300 entries',
    because: VALIDATED_FIRST,
    method: 'cmsBlocks',
    body: list(Array.from({ length: 301 }, (_none, at) => `block-${at}`)),
    published: { status: 200, text: /"cmsBlocks"/ },
    ours: { status: 400, text: /longer than 300 entries/ },
  },
  {
    what: 'objects nested deeper than twelve levels',
    because: VALIDATED_FIRST,
    method: 'categorySearch',
    body: list({ filters: Array.from({ length: 13 }).reduce((inner) => ({ inner }), 'end') }),
    published: { status: 200, text: /"errors"/ },
    ours: { status: 400, text: /nested deeper/ },
  },
  {
    what: 'search term longer than 200 characters',
    because: VALIDATED_FIRST,
    method: 'products',
    body: list({ search: 'r'.repeat(201), pageSize: 1 }),
    published: { status: 200, text: /"products"/ },
    ours: { status: 400, text: /search must not be longer/ },
  },
  {
    what: 'path longer than 2,048 characters, and id longer than 255',
    because: VALIDATED_FIRST,
    method: 'cart',
    body: list('x'.repeat(256)),
    published: { status: 200, text: /Could not find a cart/ },
    ours: { status: 400, text: /longer than 255/ },
  },
  {
    what: 'input object the backend rejects',
    because: 'Input is not repeated in errors: it may contain addresses or card details.',
    method: 'setPaymentMethodOnCart',
    body: list({ cart_id: 'c1', payment_method: { code: 'x', hosted_pro: { cancel_url: 'only-mine' } } }),
    published: { status: 200, text: /only-mine/ },
    ours: { status: 200, text: /got invalid value \{…\}(?!.*only-mine)/ },
  },
  {
    what: 'argument with an unknown field',
    because: VALIDATED_FIRST,
    method: 'updateCustomer',
    body: list({ firstname: 'X', group_id: 3 }),
    published: { status: 200, text: /group_id/ },
    ours: { status: 400, text: /group_id/ },
  },
  {
    what: 'argument with __typename from a response',
    because: 'Every object of a response has __typename, and no input type accepts it.',
    method: 'setGuestEmailOnCart',
    body: list({ cart_id: 'missing', email: 'ann@example.org', __typename: 'Cart' }),
    published: { status: 200, text: /__typename/ },
    ours: { status: 200, text: /Could not find a cart/ },
  },
  {
    what: 'page size above the limit',
    because: VALIDATED_FIRST,
    method: 'products',
    body: list({ search: 'rose', pageSize: 301 }),
    published: { status: 200, text: /"products"/ },
    ours: { status: 400, text: /pageSize/ },
  },
  {
    what: 'refused password reset',
    because: `${NO_OUTCOME} The backend’s message is passed on.`,
    method: 'resetPassword',
    body: list({ email: 'nobody@example.org', newPassword: 'Pe0ny-Stems!', resetPasswordToken: 'x' }),
    published: { status: 200, text: /^\{\}$/ },
    ours: { status: 200, text: /"errors":\[\{"message":"[^"]+/ },
  },
  {
    what: 'call from another site',
    because: 'Only the shop’s own pages may send requests for its visitors.',
    method: 'storeConfig',
    body: '[]',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    published: { status: 200, text: /"storeConfig"/ },
    ours: { status: 403 },
  },
];
