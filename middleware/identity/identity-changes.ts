import { isPlainRecord, type PlainRecord } from '../plain-record';
import { type Caller } from '../caller';

/** Changes of the identity cookies after a call: a value to set, or null to remove the cookie. */
export interface IdentityChanges {
  readonly token?: string | null;
  readonly cart?: string | null;
}

/** Root fields whose responses change the identity. Aliases of them are refused, so they are found by name. */
export const IDENTITY_ROOT_FIELDS: ReadonlySet<string> = new Set([
  'generateCustomerToken',
  'revokeCustomerToken',
  'createEmptyCart',
  'customerCart',
  'mergeCarts',
  'placeOrder',
]);

export interface GraphqlResult {
  readonly data?: PlainRecord | null;
  readonly errors?: readonly PlainRecord[];
}

/**
 * The identity cookies after this response. Revoking the token removes token and cart even when the backend refuses the
 * token, so that a visitor with an expired token can sign out.
 */
export function identityChanges(
  rootFields: readonly string[],
  variables: PlainRecord,
  result: GraphqlResult,
  caller: Caller,
): IdentityChanges {
  const changes: { token?: string | null; cart?: string | null } = {};
  const answerOf = (field: string): unknown => (rootFields.includes(field) ? result.data?.[field] : undefined);
  const tokenResult = answerOf('generateCustomerToken');
  if (isPlainRecord(tokenResult)) remember(changes, 'token', tokenResult.token);
  for (const field of ['customerCart', 'mergeCarts']) {
    const cart = answerOf(field);
    if (isPlainRecord(cart)) remember(changes, 'cart', cart.id);
  }
  remember(changes, 'cart', answerOf('createEmptyCart'));
  if (isPlainRecord(answerOf('placeOrder')) && holdsOrderNumber(result) && endsActiveCart(caller, variables)) {
    changes.cart = null;
  }
  const isTokenRefused = isRefused(result, ['graphql-authorization', 'graphql-authentication']);
  if (rootFields.includes('revokeCustomerToken') && (result.data?.revokeCustomerToken || isTokenRefused)) {
    changes.token = null;
    changes.cart = null;
  }
  return { ...changes, ...lostAuthorisation(rootFields, variables, result, caller) };
}

/**
 * Sign-out removes the cookie in this browser even without a response of the backend, where the token expires later.
 */
export function changesWithoutResponse(rootFields: readonly string[]): IdentityChanges {
  return rootFields.includes('revokeCustomerToken') ? { token: null, cart: null } : {};
}

/**
 * A refused operation that names no cart removes token and cart. One that names a cart says nothing about the token,
 * because a customer is refused a guest cart too; without a token, the visitor's own refused cart belongs to an account
 * and is removed. A refused merge concerns the source cart only.
 */
function lostAuthorisation(
  rootFields: readonly string[],
  variables: PlainRecord,
  result: GraphqlResult,
  caller: Caller,
): IdentityChanges {
  if (rootFields.includes('mergeCarts') || !isRefused(result, ['graphql-authorization'])) return {};
  const cart = cartOf(variables);
  if (caller.token) return cart === null ? { token: null, cart: null } : {};
  return cart !== null && cart === caller.cart ? { cart: null } : {};
}

/** The id of the cart that the operation names, or null. */
function cartOf(variables: PlainRecord): string | null {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  const cart = input.cart_id ?? input.cartId;
  return typeof cart === 'string' && cart !== '' ? cart : null;
}

/** Only plain values fit in cookies; other types are ignored. */
function remember(
  changes: { token?: string | null; cart?: string | null },
  what: 'token' | 'cart',
  value: unknown,
): void {
  if (typeof value === 'string' && /^[!-~]{1,2048}$/.test(value)) changes[what] = value;
}

function holdsOrderNumber(result: GraphqlResult): boolean {
  const placed = result.data?.placeOrder;
  const order = isPlainRecord(placed) ? placed.order : null;
  return isPlainRecord(order) && typeof order.order_number === 'string';
}

/**
 * A repeated order of an earlier cart must not remove the visitor's new cart, nor may an order with a pending payment:
 * if the payment fails, that cart is open again.
 */
function endsActiveCart(caller: Caller, variables: PlainRecord): boolean {
  const ordered = isPlainRecord(variables.input) ? variables.input.cart_id : undefined;
  const isPaidElsewhere = typeof ordered === 'string' && caller.paying === ordered;
  return (!caller.cart || caller.cart === ordered) && !isPaidElsewhere;
}

function isRefused(result: GraphqlResult, categories: readonly unknown[]): boolean {
  return (result.errors ?? []).some(
    ({ extensions }) => isPlainRecord(extensions) && categories.includes(extensions.category),
  );
}
