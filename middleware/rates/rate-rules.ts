import { isPlainRecord, type PlainRecord } from '../plain-record';
import { type Limits } from '../limits';
import { type CountedNetwork, networksOf } from './client-network';
import { type Charge } from './token-buckets';

type RateName = {
  [Name in keyof Limits]: Limits[Name] extends { calls: number } ? Name : never;
}[keyof Limits];

interface RateRule {
  readonly rate: RateName;
  /** The keys by which calls are counted; by address, wider networks are counted too. */
  readonly by: 'address' | 'account and address' | 'account' | 'cart';
}

/** Codes that an attacker may guess: coupons and gift cards share one budget. */
const GUESSES: readonly RateRule[] = [
  { rate: 'couponPerCart', by: 'cart' },
  { rate: 'couponPerAddress', by: 'address' },
];

/** Guesses at what only one person knows: passwords, and what belongs to an order. */
const SECRETS: readonly RateRule[] = [
  // Per account and address, so that guesses from another address do not lock out the owner here; backends such as
  // Magento may still lock the account.
  { rate: 'signInPerAccount', by: 'account and address' },
  { rate: 'signInPerAddress', by: 'address' },
];

/** By root field, not by method, so that custom documents have the same limits. */
const RULES: ReadonlyMap<string, readonly RateRule[]> = new Map<string, readonly RateRule[]>([
  ['generateCustomerToken', SECRETS],
  ['guestOrder', SECRETS],
  ['createCustomerV2', [{ rate: 'registerPerAddress', by: 'address' }]],
  ['createCustomer', [{ rate: 'registerPerAddress', by: 'address' }]],
  [
    'requestPasswordResetEmail',
    [
      { rate: 'resetPerAccount', by: 'account' },
      { rate: 'resetPerAddress', by: 'address' },
    ],
  ],
  ['applyCouponToCart', GUESSES],
  ['applyGiftCardToCart', GUESSES],
  ['giftCardAccount', GUESSES],
  ['resetPassword', [{ rate: 'newPasswordPerAddress', by: 'address' }]],
  ['createProductReview', [{ rate: 'reviewPerAddress', by: 'address' }]],
  ['subscribeEmailToNewsletter', [{ rate: 'newsletterPerAddress', by: 'address' }]],
  [
    'sendEnquiry',
    [
      { rate: 'enquiryPerAccount', by: 'account' },
      { rate: 'enquiryPerAddress', by: 'address' },
    ],
  ],
  ['placeOrder', [{ rate: 'orderPerAddress', by: 'address' }]],
  ['settleOrderAttempt', [{ rate: 'orderPerAddress', by: 'address' }]],
  ['createEmptyCart', [{ rate: 'newCartPerAddress', by: 'address' }]],
]);

export const RATED_ROOT_FIELDS: ReadonlySet<string> = new Set(RULES.keys());

/** The rate limits of a call, each with its key. */
export function chargesFor(
  rootFields: readonly string[],
  variables: PlainRecord,
  address: string,
  limits: Limits,
): Charge[] {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  const networks = networksOf(address, limits.networkFactors);
  const account = normalisedAccount(input.email);
  const cart = input.cart_id ?? input.cartId;
  // When the account or cart is hidden in a custom document, its sender is counted instead, so that strangers do not
  // share a limit.
  const one = (key: unknown) => (typeof key === 'string' && key !== '' ? [{ key, times: 1 }] : networks);
  const keys: Readonly<Record<RateRule['by'], readonly CountedNetwork[]>> = {
    address: networks,
    'account and address': networks.map(({ key, times }) => ({ key: `${account} ${key}`, times })),
    account: one(account),
    cart: one(cart),
  };
  return rootFields.flatMap((field) =>
    (RULES.get(field) ?? []).flatMap(({ rate, by }) => {
      const { calls, perMs } = limits[rate];
      return keys[by].map(({ key, times }) => ({ key: `${rate} ${key}`, rate: { calls: calls * times, perMs } }));
    }),
  );
}

/** Cost, in products, of a query without a list of products, and of a mutation. */
const LEAST_COST = 20;
const CHANGE_COST = 150;

/** The queues of a call, the narrowest first, and its cost in products. No queue for calls without a client address. */
export function turnOf(
  { kind, address }: { readonly kind: 'query' | 'mutation'; readonly address: string },
  { pageSize }: PlainRecord,
  { networkFactors }: Pick<Limits, 'networkFactors'>,
): { readonly networks: readonly CountedNetwork[]; readonly cost: number } {
  const cost = kind === 'mutation' ? CHANGE_COST : Math.max(LEAST_COST, typeof pageSize === 'number' ? pageSize : 0);
  return { networks: address === '' ? [] : networksOf(address, networkFactors), cost };
}

/** Spellings that differ in case or Unicode width are the same account. */
function normalisedAccount(email: unknown): string {
  return typeof email === 'string' ? email.normalize('NFKC').trim().toLowerCase() : '';
}
