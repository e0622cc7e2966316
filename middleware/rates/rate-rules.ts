import { isPlainRecord, type PlainRecord } from '../plain-record';
import { type Limits } from '../limits';
import { type Charge } from './token-buckets';

type RateName = {
  [Name in keyof Limits]: Limits[Name] extends { calls: number } ? Name : never;
}[keyof Limits];

interface RateRule {
  readonly rate: RateName;
  /** Besides the address (or instead of it), what the calls are counted by. */
  readonly by: 'address' | 'account and address' | 'account' | 'cart';
}

/** By root field, not by method: a custom document that asks the same pays the same. */
const RULES: ReadonlyMap<string, readonly RateRule[]> = new Map<string, readonly RateRule[]>([
  [
    'generateCustomerToken',
    [
      // Per account and address, so that here a stranger's guessing costs the owner nothing at another one. Whether a
      // backend shuts an account by itself after wrong passwords, as Magento's do, is decided there and not here.
      { rate: 'signInPerAccount', by: 'account and address' },
      { rate: 'signInPerAddress', by: 'address' },
    ],
  ],
  ['createCustomerV2', [{ rate: 'registerPerAddress', by: 'address' }]],
  ['createCustomer', [{ rate: 'registerPerAddress', by: 'address' }]],
  [
    'requestPasswordResetEmail',
    [
      { rate: 'resetPerAccount', by: 'account' },
      { rate: 'resetPerAddress', by: 'address' },
    ],
  ],
  [
    'applyCouponToCart',
    [
      { rate: 'couponPerCart', by: 'cart' },
      { rate: 'couponPerAddress', by: 'address' },
    ],
  ],
  ['resetPassword', [{ rate: 'newPasswordPerAddress', by: 'address' }]],
  ['createProductReview', [{ rate: 'reviewPerAddress', by: 'address' }]],
  ['subscribeEmailToNewsletter', [{ rate: 'newsletterPerAddress', by: 'address' }]],
  ['placeOrder', [{ rate: 'orderPerAddress', by: 'address' }]],
  ['createEmptyCart', [{ rate: 'newCartPerAddress', by: 'address' }]],
]);

export const RATED_ROOT_FIELDS: ReadonlySet<string> = new Set(RULES.keys());

/** Which rates a call has to keep, each with the key it is counted under. */
export function chargesFor(
  rootFields: readonly string[],
  variables: PlainRecord,
  address: string,
  limits: Limits,
): Charge[] {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  const from = normalisedAddress(address);
  const account = normalisedAccount(input.email);
  const cart = input.cart_id ?? input.cartId;
  const keys = {
    address: from,
    'account and address': `${account} ${from}`,
    // What a custom document hides from us is counted by its sender, so that strangers never share a bucket.
    account: account || from,
    cart: typeof cart === 'string' && cart !== '' ? cart : from,
  };
  return rootFields.flatMap((field) =>
    (RULES.get(field) ?? []).map(({ rate, by }) => ({ key: `${rate} ${keys[by]}`, rate: limits[rate] })),
  );
}

/** Letters of another case or width are the same account. */
function normalisedAccount(email: unknown): string {
  return typeof email === 'string' ? email.normalize('NFKC').trim().toLowerCase() : '';
}

/** An IPv6 subscriber owns a whole /64; an IPv4 address in IPv6 clothes is one address. */
function normalisedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('%', 1).join('').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - last.length) : 0;
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...last];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
