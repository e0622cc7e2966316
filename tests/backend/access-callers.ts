import { Customer, accountShop } from './account';
import { MONDAY_MORNING, openShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

/** Longer than a token lives. */
const A_DAY = 24 * 3_600_000;
/** Only in what belongs to the owner. */
export const PRIVATE = 'Ottilie Quillfeather';

/** The ids in a call: all belong to the same customer, to no one, or are malformed. */
export interface Ids {
  readonly cart: string;
  readonly address: number;
  readonly wishlist: string;
  readonly wish: string;
  readonly line: string;
  readonly email: string;
  readonly order: string;
}

/** `cart`: 32 characters that name no cart yet. */
export const absent = (cart: string): Ids => ({
  cart,
  address: 999_999,
  wishlist: '999999',
  wish: '999999',
  line: 'OTk5OTk5',
  email: 'nobody@example.org',
  order: '999999999',
});

export const MALFORMED: Ids = {
  cart: '%00/../1',
  address: -1,
  wishlist: '1e9x',
  wish: '../1',
  line: '%%',
  email: 'no email',
  order: '0x1\n',
};

const OWNED = `{
  customer {
    email firstname is_subscribed addresses { id street }
    wishlists { id items_v2 { items { id quantity } } } orders { items { number status } }
  }
  customerCart { id email items { uid quantity } applied_coupons { code } shipping_addresses { street } }
}`;

/** A customer who owns one of everything, a second one, and callers whose tokens are worth nothing. */
export async function openCallers() {
  let now = MONDAY_MORNING - A_DAY;
  const shop = await openShop(accountShop({ now: () => now, accounts: { newsletterConfirmation: true } }));
  const owner = await Customer.join(shop, { firstname: 'Ottilie', lastname: 'Quillfeather' });
  const expired = owner.token;
  now = MONDAY_MORNING;
  const revoked = (await Customer.enter(shop, owner.email)).token;
  await shop.data('mutation { revokeCustomerToken { result } }', {}, { Authorization: `Bearer ${revoked}` });
  const signIn = async (email: string) => (await Customer.enter(shop, email)).token;
  const other = await Customer.enter(shop, (await Customer.join(shop)).email);
  const again = async () => Customer.enter(shop, owner.email);
  const ids = await everythingOf(await again(), shop);
  /** A token of each kind of caller; null for a guest. Signed-in ones get a new one each time. */
  const tokens = async () => ({
    guest: null,
    owner: await signIn(owner.email),
    other: await signIn(other.email),
    expired,
    revoked,
    forged: 'f0'.repeat(16),
  });
  return { shop, ids, tokens, owned: async () => (await again()).data(OWNED) };
}

async function everythingOf(owner: Customer, shop: Awaited<ReturnType<typeof openShop>>): Promise<Ids> {
  const street = ['1 Quillfeather Lane'];
  const address = await owner.addAddress({ street });
  const ordered = await Shopper.enter(shop, owner.headers);
  await ordered.add({ sku: 'VASE', quantity: 1 });
  await ordered.checkOut();
  const order = (await ordered.order()).body.data.placeOrder.order.order_number;
  const shopper = await Shopper.enter(shop, owner.headers);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: { ...ADDRESS, street } }] });
  await owner.data(
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VASE", quantity: 1 }]) { wishlist { id } } }`,
  );
  const { customer, customerCart } = await owner.data(OWNED);
  const [wishlist] = customer.wishlists;
  return {
    cart: shopper.cartId,
    address,
    wishlist: wishlist.id,
    wish: wishlist.items_v2.items[0].id,
    line: customerCart.items[0].uid,
    email: owner.email,
    order,
  };
}

export type CallerName = keyof Awaited<ReturnType<Awaited<ReturnType<typeof openCallers>>['tokens']>>;
export const NOT_SIGNED_IN: readonly CallerName[] = ['guest', 'expired', 'revoked', 'forged'];
export const NOT_OWNER: readonly CallerName[] = [...NOT_SIGNED_IN, 'other'];
