import { setTimeout as later } from 'node:timers/promises';
import { CONFIRM_ACCOUNT, ACCOUNT_OVERVIEW } from '../../../src/adapters/graphql-middleware/customer/account-documents';
import { OWN_REVIEWS } from '../../../src/adapters/graphql-middleware/catalogue/decode-review';
import type { Caller } from '../wire-client';
import type { Participant, ShopSide } from './participant';
import { nothing, type PersonalCall } from './personal-call';

/** ms within which an effect must be visible in the database. */
const SOON = 3_000;

const emailOf = async (caller: Caller, shop: ShopSide): Promise<unknown> =>
  shop.request(caller, 'customer').then(
    ({ customer }) => customer.email as unknown,
    () => null,
  );

/** Whether this password signs in to the account of that address. */
async function opens(email: string, password: string, shop: ShopSide): Promise<boolean> {
  const token = await shop.signIn(email, password);
  return token !== null && (await emailOf({ token }, shop)) === email;
}

async function signInAnew(participant: Participant, shop: ShopSide): Promise<void> {
  const token = await shop.signIn(participant.email, participant.password);
  if (token === null) throw new Error(`${participant.name} can not sign in any more`);
  participant.caller = { token };
}

/** The customer's wishes and no others, with the entries of the list. */
async function wishes(participant: Participant, shop: ShopSide): Promise<{ id: string; items: readonly string[] }> {
  const read = async () => (await shop.request(participant, 'wishlist')).customer.wishlists[0];
  const old = (await read()).items_v2.items.map(({ id }: { id: string }) => id) as readonly string[];
  if (old.length > 0) await shop.request(participant, 'removeProductsFromWishlist', [{ id: '0', items: old }]);
  const items = participant.wishes.map((sku) => ({ sku, quantity: 1 }));
  await shop.request(participant, 'addProductToWishList', [{ id: '0', items }]);
  const { id, items_v2 } = await read();
  return { id: id as string, items: items_v2.items.map((item: { id: string }) => item.id) as readonly string[] };
}

const addressesOf = async (participant: Participant, shop: ShopSide): Promise<readonly { id: number }[]> =>
  (await shop.request(participant, 'getCustomerAddresses')).customer.addresses;

const newAddress = async (participant: Participant, shop: ShopSide): Promise<number> =>
  (await shop.request(participant, 'createCustomerAddress', [participant.home])).createCustomerAddress.id as number;

const read = (method: string, args: readonly unknown[] = []): PersonalCall => ({
  method,
  by: method === 'wishlist' || method === 'wishlistItemsCount' ? 'customers' : 'all',
  prepare: () => ({ args }),
  own: 'alone',
});

const readWishes = (method: string): PersonalCall => ({
  ...read(method),
  prepare: async (participant, shop) => {
    await wishes(participant, shop);
    return nothing();
  },
});

const streetOf = (field: string): PersonalCall['own'] => {
  return ({ data, participant }) => data[field].street[0] === participant.home.street[0];
};

export const CUSTOMER_CALLS: readonly PersonalCall[] = [
  {
    method: 'generateCustomerToken',
    by: 'customers',
    prepare: ({ email, password }) => ({ args: [{ email, password }] }),
    own: async ({ data, participant }, shop) =>
      (await emailOf({ token: data.generateCustomerToken.token }, shop)) === participant.email,
  },
  {
    method: 'revokeCustomerToken',
    by: 'customers',
    prepare: async ({ email, password }, shop) => {
      const token = await shop.signIn(email, password);
      return { args: [], note: token, ...(token === null ? {} : { caller: { token } }) };
    },
    own: async ({ data, note, participant }, shop) =>
      data.revokeCustomerToken.result === true &&
      (await emailOf({ token: note }, shop)) === null &&
      (await emailOf(participant.caller, shop)) === participant.email,
  },
  {
    method: 'createCustomer',
    by: 'guests',
    prepare: ({ name, password }, shop) => {
      const email = `born-${shop.nextNumber()}-${name}@example.org`.toLowerCase();
      return { args: [{ email, password, firstname: name, lastname: name }], note: email };
    },
    own: ({ data, note }) => data.createCustomerV2.customer.email === note,
  },
  {
    method: 'customMutation',
    by: 'guests',
    prepare: async ({ name }, shop) => {
      const person = await shop.newAccount(name, 'unconfirmed');
      const key = await shop.keyInEmail('confirm', person.email);
      const chosen = { email: person.email, password: `${person.password}-chosen` };
      return { args: [{ mutation: CONFIRM_ACCOUNT, mutationVariables: { ...chosen, key } }], note: chosen };
    },
    own: async ({ data, note }, shop) =>
      data.confirmEmail.customer.email === note.email && opens(note.email, note.password, shop),
  },
  read('customer'),
  {
    method: 'updateCustomer',
    by: 'customers',
    prepare: ({ name }, shop) => {
      const firstname = `${name}${shop.nextNumber()}`;
      return { args: [{ firstname }], note: firstname };
    },
    own: async ({ data, note, participant }, shop) =>
      data.updateCustomerV2.customer.firstname === note &&
      (await shop.request(participant, 'customer')).customer.firstname === note,
  },
  {
    method: 'updateCustomerEmail',
    by: 'customers',
    prepare: ({ name, password }, shop) => {
      const email = `moved-${shop.nextNumber()}-${name}@example.org`.toLowerCase();
      return { args: [{ email, password }], note: email };
    },
    // The address stays until the owner of the new one confirms it.
    own: async ({ data, note, participant }, shop) =>
      data.updateCustomerEmail.customer.email === participant.email && !(await opens(note, participant.password, shop)),
  },
  {
    method: 'changeCustomerPassword',
    by: 'customers',
    prepare: ({ name, password }, shop) => {
      const newPassword = `Other-${shop.nextNumber()}-of-${name}`;
      return { args: [{ currentPassword: password, newPassword }], note: newPassword };
    },
    own: async ({ data, note, participant }, shop) => {
      if (!(await opens(participant.email, note, shop))) return false;
      participant.password = note;
      await signInAnew(participant, shop);
      return data.changeCustomerPassword.email === participant.email;
    },
  },
  {
    method: 'requestPasswordResetEmail',
    by: 'guests',
    prepare: async ({ name }, shop) => {
      const { email } = await shop.newAccount(name);
      return { args: [{ email }], note: email };
    },
    own: async ({ data, note }, shop) => {
      const until = performance.now() + SOON;
      while (!(await shop.isNoted('reset_requests', note)) && performance.now() < until) await later(20);
      return data.requestPasswordResetEmail === true && shop.isNoted('reset_requests', note);
    },
  },
  {
    method: 'resetPassword',
    by: 'guests',
    prepare: async ({ name }, shop) => {
      const { email } = await shop.newAccount(name);
      await shop.request({}, 'requestPasswordResetEmail', [{ email }]);
      const resetPasswordToken = await shop.keyInEmail('reset', email);
      const newPassword = `Reset-${shop.nextNumber()}-of-${name}`;
      return { args: [{ email, newPassword, resetPasswordToken }], note: { email, newPassword } };
    },
    own: async ({ data, note }, shop) => data.resetPassword === true && opens(note.email, note.newPassword, shop),
  },
  {
    method: 'subscribeEmailToNewsletter',
    by: 'guests',
    prepare: ({ name }, shop) => {
      const email = `letters-${shop.nextNumber()}-${name}@example.org`.toLowerCase();
      return { args: [{ email }], note: email };
    },
    own: ({ note }, shop) => shop.isNoted('newsletter_subscribers', note),
  },
  read('getCustomerAddresses'),
  {
    method: 'createCustomerAddress',
    by: 'customers',
    prepare: ({ home }) => ({ args: [home] }),
    own: streetOf('createCustomerAddress'),
  },
  {
    method: 'updateCustomerAddress',
    by: 'customers',
    prepare: async (participant, shop) => ({
      args: [{ addressId: await newAddress(participant, shop), input: participant.home }],
    }),
    own: streetOf('updateCustomerAddress'),
  },
  {
    method: 'deleteCustomerAddress',
    by: 'customers',
    prepare: async (participant, shop) => {
      const id = await newAddress(participant, shop);
      return { args: [id], note: id };
    },
    own: async ({ data, note, participant }, shop) =>
      data.deleteCustomerAddress === true && !(await addressesOf(participant, shop)).some(({ id }) => id === note),
  },
  read('customerOrders', [{ pageSize: 5, currentPage: 1 }]),
  readWishes('wishlist'),
  readWishes('wishlistItemsCount'),
  {
    method: 'addProductToWishList',
    by: 'customers',
    prepare: async (participant, shop) => ({
      note: await wishes(participant, shop),
      args: [{ id: '0', items: [{ sku: 'CLASS', quantity: 1 }] }],
    }),
    own: ({ data, note, participant }) => {
      const { id, items_count } = data.addProductsToWishlist.wishlist;
      return id === note.id && items_count === participant.wishes.length + 1;
    },
  },
  {
    method: 'removeProductsFromWishlist',
    by: 'customers',
    prepare: async (participant, shop) => {
      const note = await wishes(participant, shop);
      return { note, args: [{ id: '0', items: note.items.slice(0, 1) }] };
    },
    own: ({ data, note, participant }) => {
      const { id, items_count } = data.removeProductsFromWishlist.wishlist;
      return id === note.id && items_count === participant.wishes.length - 1;
    },
  },
  {
    method: 'createProductReview',
    by: 'all',
    prepare: ({ name }, { sku, rating }) => ({
      args: [{ sku, nickname: name, summary: name, text: `${name} liked it.`, ratings: [rating] }],
    }),
    own: ({ data, participant }) => data.createProductReview.review.nickname === participant.name,
  },
  read('customerProductReview'),
  {
    ...read('customQuery', [{ query: OWN_REVIEWS, queryVariables: { pageSize: 5, currentPage: 1 } }]),
    way: 'of one’s own reviews',
  },
  { ...read('customQuery', [{ query: ACCOUNT_OVERVIEW }]), way: 'of one’s own account' },
];
