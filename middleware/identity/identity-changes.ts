import { isPlainRecord, type PlainRecord } from '../plain-record';
import { type Caller } from '../caller';

/** What an answered call changes about who the visitor is: a value to remember, or null to forget it. */
export interface IdentityChanges {
  readonly token?: string | null;
  readonly cart?: string | null;
}

/** Root fields whose answers carry identity. They never travel under another name, so they are found by their own. */
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
 * What the visitor's cookies must say after this answer. S4 logout: revoking forgets token and cart, also when the
 * backend says the token was no good any more; otherwise nobody could ever leave with a token that ran out.
 */
export function identityChanges(
  rootFields: readonly string[],
  variables: PlainRecord,
  result: GraphqlResult,
  caller: Caller,
): IdentityChanges {
  const changes: { token?: string | null; cart?: string | null } = {};
  const answerOf = (field: string): unknown => (rootFields.includes(field) ? result.data?.[field] : undefined);
  const tokenAnswer = answerOf('generateCustomerToken');
  if (isPlainRecord(tokenAnswer)) remember(changes, 'token', tokenAnswer.token);
  for (const field of ['customerCart', 'mergeCarts']) {
    const cart = answerOf(field);
    if (isPlainRecord(cart)) remember(changes, 'cart', cart.id);
  }
  remember(changes, 'cart', answerOf('createEmptyCart'));
  if (isPlainRecord(answerOf('placeOrder')) && holdsOrderNumber(result) && endsCartOf(caller, variables)) {
    changes.cart = null;
  }
  if (rootFields.includes('revokeCustomerToken') && (result.data?.revokeCustomerToken || isUnauthorised(result))) {
    changes.token = null;
    changes.cart = null;
  }
  return { ...changes, ...lostAuthorisation(rootFields, variables, result, caller) };
}

/** S4-28. Whoever wants to leave leaves this browser, also when nobody answers: the token runs out by itself. */
export function changesOfSilence(rootFields: readonly string[]): IdentityChanges {
  return rootFields.includes('revokeCustomerToken') ? { token: null, cart: null } : {};
}

/**
 * S4-17, S4-18. A token that counts no more is forgotten with the cart. A refusal that speaks of the cart asked for says
 * nothing of the token: with a guest's cart in hand a good one is told just that, and both stay, so that the storefront
 * can merge the goods. Who has no token loses nothing by asking for what is not theirs, unless it is the cart in hand
 * itself that is refused: it belongs to an account. A merge that is refused says something of the other cart (S4-26).
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
  if (caller.token) return refusals.every((one) => speaksOf(cart, one)) ? {} : { token: null, cart: null };
  return caller.cart && cart === caller.cart ? { cart: null } : {};
}

/** By the id it quotes, and not by its words, which are the backend's own and may be in any language. */
function speaksOf(cart: unknown, { message }: PlainRecord): boolean {
  return typeof cart === 'string' && cart !== '' && typeof message === 'string' && quotes(message, cart);
}

/** Between quotation marks: bare, the letters of a short id stand in every other sentence. */
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

/** Cookies are for plain values; anything else the backend might answer is not remembered. */
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
 * A repeated order of an earlier cart must not take the visitor's new cart away. Neither does one that is still to be paid
 * elsewhere: when nobody pays, that cart is open again.
 */
function endsCartOf(caller: Caller, variables: PlainRecord): boolean {
  const ordered = isPlainRecord(variables.input) ? variables.input.cart_id : undefined;
  const isPaidElsewhere = typeof ordered === 'string' && caller.paying === ordered;
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
