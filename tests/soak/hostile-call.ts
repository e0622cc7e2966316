import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import type { SeededRandom } from './seeded-random';
import { VALID_ARGUMENTS, type Ids } from './valid-arguments';
import { VALID_INPUTS } from './valid-inputs';

export interface HostileCall {
  readonly method: string;
  /** Path below the API root: `magento/cart`, `actions/load-cart`. */
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Cart id that the cart cookie holds. */
  readonly cart?: string;
}

const METHODS = Object.keys(VALID_ARGUMENTS);
const ACTIONS = Object.keys(VALID_INPUTS) as (keyof typeof VALID_INPUTS)[];
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const NO_PAGES: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const ID_NAMES = ['cart', 'otherCart', 'cartItem', 'address', 'wish', 'order', 'email'] as const;
const NO_METHODS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nope', 'cart%2F..', 'x'.repeat(3_000)];
/** JSON that `JSON.stringify` cannot produce, inserted into the text by a marker. */
const RAW_NUMBERS = ['1e400', '-1e400', '9007199254740993', '-0', '1E-400', '123456789012345678901234567890'];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\ufeff',
  '💐'.repeat(300),
  'é'.repeat(4_000),
  'x'.repeat(5_000),
  "' OR 1=1 --",
  '"; DROP TABLE carts; --',
  '%_\\',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\r\nSet-Cookie: vsf-customer=x',
  'NULL',
  'NaN',
  '-1',
  '0x10',
  '__proto__',
  'constructor',
  'MA==',
  'custom-option/1/1',
] as const;
const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  10_001,
  2_147_483_648,
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  1e308,
  [],
  {},
  [[]],
  [null],
  [{}],
  { eq: 'x' },
  { $gt: '' },
  { length: 3 },
  { then: 1 },
  { toString: 1, valueOf: 1 },
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'customer_id',
  'group_id',
  'id',
  'price',
  '',
  'a'.repeat(120),
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
];
const MARK = '"@@raw@@"';
const NAME_MARK = '@@name@@';

/** A call by an attacker or a broken program: a valid call damaged in up to three places. */
export function hostileCall(chance: SeededRandom, own: Ids, foreign: Ids): HostileCall {
  const method = chance.percent(97) ? chance.pick(METHODS) : chance.pick(NO_METHODS);
  const valid = METHODS.includes(method) ? VALID_ARGUMENTS[method]?.(own, chance) : [];
  const args = damaged(valid ?? [], chance, own, foreign);
  const integration = chance.percent(99) ? 'magento' : chance.pick(['__proto__', 'Magento', 'constructor']);
  return {
    method,
    path: `${integration}/${method}`,
    body: chance.percent(95) ? written(args, chance) : brokenBody(args, chance),
    headers: chance.percent(98) ? {} : { 'content-type': chance.pick(TYPES) },
  };
}

/** The same for an action of the shop's pages, with the attacker's cart or the victim's in the cookie. */
export function hostileAction(chance: SeededRandom, own: Ids, foreign: Ids): HostileCall {
  const name = chance.percent(97) ? chance.pick(ACTIONS) : chance.pick(NO_METHODS);
  const valid = ACTIONS.find((known) => known === name);
  const input = damaged(valid === undefined ? {} : VALID_INPUTS[valid](own, chance), chance, own, foreign);
  return {
    method: name,
    path: `actions/${name}`,
    body: chance.percent(95) ? written(input, chance) : brokenBody(input, chance),
    headers: {
      ...(chance.percent(97) ? OWN_PAGE : chance.pick(NO_PAGES)),
      ...(chance.percent(98) ? {} : { 'content-type': chance.pick(TYPES) }),
    },
    cart: chance.percent(20) ? foreign.cart : own.cart,
  };
}

/** Every action with the victim's data: all of it, and each id alone among the caller's own. */
export function actionsWithVictimIds(chance: SeededRandom, own: Ids, foreign: Ids): readonly HostileCall[] {
  const mixtures = mixturesOf(own, foreign);
  return ACTIONS.flatMap((name) =>
    mixtures.flatMap((ids) =>
      [own.cart, foreign.cart].map((cart) => ({
        method: name,
        path: `actions/${name}`,
        body: JSON.stringify(VALID_INPUTS[name](ids, chance)),
        headers: OWN_PAGE,
        cart,
      })),
    ),
  );
}

function mixturesOf(own: Ids, foreign: Ids): readonly Ids[] {
  return [foreign, ...ID_NAMES.map((name) => ({ ...own, [name]: foreign[name] }))];
}

/** Valid data with some of the victim's ids, damaged in up to three places. */
function damaged(valid: unknown, chance: SeededRandom, own: Ids, foreign: Ids): unknown {
  let data: unknown = JSON.parse(JSON.stringify(valid));
  if (chance.percent(40)) data = withForeignIds(data, own, foreign);
  const places = chance.percent(30) ? 0 : 1 + chance.whole(3);
  for (let place = 0; place < places; place += 1) data = spoil(data, chance);
  return data;
}

/** Every method called validly with the victim's data: all of it, and each id alone among the caller's own. */
export function callsWithVictimIds(chance: SeededRandom, own: Ids, foreign: Ids): readonly HostileCall[] {
  const calls = METHODS.flatMap((method) =>
    mixturesOf(own, foreign).map((ids) => ({
      method,
      body: JSON.stringify(VALID_ARGUMENTS[method]?.(ids, chance) ?? []),
    })),
  );
  const asked = OWN_DOCUMENTS.map((query) => {
    const queryVariables = { cartId: foreign.cart, sku: foreign.sku, uid: 'Mg==' };
    return { method: 'customQuery', body: JSON.stringify([{ query, queryVariables }]) };
  });
  const once = new Map([...calls, ...asked].map((call) => [`${call.method} ${call.body}`, call]));
  return [...once.values()].map((call) => ({ ...call, path: `magento/${call.method}`, headers: {} }));
}

function withForeignIds(value: unknown, own: Ids, foreign: Ids): unknown {
  const swaps = new Map<unknown, unknown>(ID_NAMES.map((name) => [own[name], foreign[name]]));
  return mapped(value, (one) => (swaps.has(one) ? swaps.get(one) : one));
}

function mapped(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapped(entry, change)]));
}

/** Damages one place: here, or below with even odds at each level. */
function spoil(value: unknown, chance: SeededRandom): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.percent(75)) {
    const at = chance.whole(value.length);
    return value.map((entry, index) => (index === at ? spoil(entry, chance) : entry));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && chance.percent(75)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || chance.percent(15)) return { ...value, [newName(chance)]: hostileValue(chance) };
    const at = chance.whole(entries.length);
    if (chance.percent(12)) return Object.fromEntries(entries.filter((_entry, index) => index !== at));
    return Object.fromEntries(
      entries.map(([name, entry], index) => [name, index === at ? spoil(entry, chance) : entry]),
    );
  }
  if (Array.isArray(value) && chance.percent(50)) return [...value, hostileValue(chance)];
  return hostileValue(chance);
}

function newName(chance: SeededRandom): string {
  return chance.percent(30) ? NAME_MARK : chance.pick(NAMES.filter((name) => name !== '__proto__'));
}

function hostileValue(chance: SeededRandom): unknown {
  const kind = chance.whole(20);
  if (kind < 9) return chance.pick(TEXTS);
  if (kind < 16) return chance.pick(OTHER_VALUES);
  if (kind === 16) return '@@raw@@';
  if (kind === 17) return deep(1 + chance.whole(40));
  if (kind === 18) return Array.from({ length: 1 + chance.whole(300) }, () => chance.pick(OTHER_VALUES));
  return 'y'.repeat(chance.whole(70_000));
}

function deep(levels: number): unknown {
  return levels === 0 ? 'end' : levels % 2 === 0 ? [deep(levels - 1)] : { a: deep(levels - 1) };
}

/** The raw request body, including what only text can express. */
function written(args: unknown, chance: SeededRandom): string {
  return JSON.stringify(args)
    .split(MARK)
    .join(chance.pick(RAW_NUMBERS))
    .split(NAME_MARK)
    .join(chance.pick(['__proto__', '\\u005f_proto__', 'constructor', 'prototype']));
}

function brokenBody(args: unknown, chance: SeededRandom): string {
  const text = written(args, chance);
  return chance.pick([
    '',
    '{}',
    'null',
    '"x"',
    '[',
    text.slice(0, chance.whole(text.length + 1)),
    `${text}${text}`,
    `\ufeff${text}`,
    JSON.stringify({ 0: args }),
    '['.repeat(30_000),
    `${'['.repeat(500)}1${']'.repeat(500)}`,
    `[${'0,'.repeat(20_000)}0]`,
    `["${'z'.repeat(120_000)}"]`,
  ]);
}
