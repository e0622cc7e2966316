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

/** Quotation marks of any language. */
const MARK = /["'`\p{Pi}\p{Pf}„‚「」『』]/u;

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
  if (rootFields.includes('revokeCustomerToken') && (result.data?.revokeCustomerToken || isUnauthorised(result))) {
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
 * An invalid token is removed together with the cart. A refusal that quotes the requested cart's id does not make the
 * token invalid: with a guest cart a valid token is refused too, and both stay, so that the storefront can merge the
 * cart. Without a token nothing is removed, except the active cart when it is refused itself, because it belongs to an
 * account. A refused merge concerns the source cart only.
 */
function lostAuthorisation(
  rootFields: readonly string[],
  variables: PlainRecord,
  result: GraphqlResult,
  caller: Caller,
): IdentityChanges {
  const refusals = errorsOf(result, ['graphql-authorization']);
  if (rootFields.includes('mergeCarts') || refusals.length === 0) return {};
  const cart = cartOf(variables);
  if (caller.token) return refusals.every((one) => mentionsCart(cart, one)) ? {} : { token: null, cart: null };
  return caller.cart && cart === caller.cart ? { cart: null } : {};
}

/** Checked by the quoted id, because the backend's messages may be in any language. */
function mentionsCart(cart: unknown, { message }: PlainRecord): boolean {
  return typeof cart === 'string' && cart !== '' && typeof message === 'string' && quotes(message, cart);
}

/** Only within quotation marks: a short id without them could be part of any word. */
function quotes(sentence: string, id: string): boolean {
  for (let at = sentence.indexOf(id); at >= 0; at = sentence.indexOf(id, at + 1)) {
    if (MARK.test(sentence.charAt(at - 1)) && MARK.test(sentence.charAt(at + id.length))) return true;
  }
  return false;
}

function cartOf(variables: PlainRecord): unknown {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  return input.cart_id ?? input.cartId;
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
  const isPaidElsewhere = caller.paying?.some((id) => id === ordered) ?? false;
  return (!caller.cart || caller.cart === ordered) && !isPaidElsewhere;
}

function isUnauthorised(result: GraphqlResult): boolean {
  return errorsOf(result, ['graphql-authorization', 'graphql-authentication']).length > 0;
}

function errorsOf(result: GraphqlResult, categories: readonly unknown[]): readonly PlainRecord[] {
  return (result.errors ?? []).filter(
    ({ extensions }) => isPlainRecord(extensions) && categories.includes(extensions.category),
  );
}
