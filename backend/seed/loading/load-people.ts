import { catalogueLoaders } from '../../commerce/catalogue/catalogue-loaders';
import { emailKey } from '../../commerce/customer/email';
import { hashPassword, PASSWORD_COST } from '../../commerce/customer/password-hash';
import { subscribe } from '../../commerce/newsletter/subscription';
import { countReview } from '../../commerce/review/moderate-review';
import { readWish } from '../../commerce/wishlist/wish';
import { storeWish } from '../../commerce/wishlist/change-wishlist';
import { openWishlist } from '../../commerce/wishlist/wishlist';
import type { CartAddress } from '../../commerce/cart/cart-record';
import type { ShopDatabase } from '../../database/shop-database';
import type { SeedAddress, SeedCustomer, SeedPersonReview, SeedPeople } from '../people-shapes';
import { loadOrder } from './load-order';

const DAY = 86_400_000;
const COUNTRY = 'GB';

const iso = (instant: number): string => new Date(instant).toISOString();

async function loadAddresses(transaction: ShopDatabase, id: number, addresses: readonly SeedAddress[]): Promise<void> {
  const nothing = { prefix: null, middlename: null, suffix: null, company: null, fax: null, vat_id: null };
  const nowhere = { region: null, region_code: null, region_id: null, country_code: COUNTRY };
  for (const [place, address] of addresses.entries()) {
    const isDefault = place === 0 ? 1 : 0;
    await transaction
      .insertInto('customer_addresses')
      .values({
        ...address,
        ...nothing,
        ...nowhere,
        customer_id: id,
        is_default_billing: isDefault,
        is_default_shipping: isDefault,
      })
      .execute();
  }
}

const toCartAddress = (address: SeedAddress, kind: CartAddress['kind']): CartAddress => ({
  ...address,
  cart_id: '',
  kind,
  company: null,
  region: null,
  region_code: null,
  region_id: null,
  country_code: COUNTRY,
});

/** An event of the demo history; all events are stored in the order of their days. */
interface HistoryEvent {
  readonly daysAgo: number;
  readonly load: () => Promise<void>;
}

function ordersOf(transaction: ShopDatabase, id: number, customer: SeedCustomer, now: number): readonly HistoryEvent[] {
  return customer.orders.map((order) => {
    const [home] = customer.addresses;
    const to = customer.addresses[order.to];
    if (home === undefined || to === undefined) throw new Error(`${customer.email} has no address for an order.`);
    const by = { customerId: id, email: customer.email, at: now - order.daysAgo * DAY };
    const [shipping, billing] = [toCartAddress(to, 'shipping'), toCartAddress(home, 'billing')];
    const load = () => loadOrder(transaction, order, { ...by, shipping, billing });
    return { daysAgo: order.daysAgo, load };
  });
}

async function loadWishes(transaction: ShopDatabase, id: number, skus: readonly string[], at: number): Promise<void> {
  await openWishlist(transaction, id, at);
  const { id: listId } = await transaction
    .selectFrom('wishlists')
    .select('id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  const catalogue = catalogueLoaders(transaction);
  for (const sku of skus) {
    const wish = await readWish(transaction, catalogue, {
      sku,
      parentSku: null,
      quantity: 1,
      selected: [],
      entered: [],
    });
    if (!wish.ok) throw new Error(wish.reason.message);
    await storeWish(transaction, listId, wish.value, at);
  }
}

async function loadReview(
  transaction: ShopDatabase,
  opinion: SeedPersonReview,
  nickname: string,
  customerId: number | null,
  now: number,
): Promise<void> {
  const { sku, stars, summary, text, isApproved, daysAgo } = opinion;
  const product = await transaction.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirst();
  if (product === undefined) throw new Error(`A demo review refers to an unknown product: ${sku}`);
  await transaction
    .insertInto('reviews')
    .values({
      product_id: product.id,
      customer_id: customerId,
      nickname,
      summary,
      text,
      stars,
      created_at: iso(now - daysAgo * DAY),
      approved: isApproved ? 1 : 0,
    })
    .execute();
  if (isApproved) await countReview(transaction, product.id, stars, 1);
}

async function loadCustomer(
  transaction: ShopDatabase,
  customer: SeedCustomer,
  password_hash: string,
  now: number,
): Promise<readonly HistoryEvent[]> {
  const { email, firstname, lastname } = customer;
  const since = now - customer.daysAgo * DAY;
  const nothing = { middlename: null, prefix: null, suffix: null, date_of_birth: null, gender: null, taxvat: null };
  const { id } = await transaction
    .insertInto('customers')
    .values({
      ...nothing,
      email,
      email_key: emailKey(email),
      firstname,
      lastname,
      password_hash,
      confirmed: 1,
      created_at: iso(since),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (customer.newsletter) await subscribe(transaction, { email, status: 'SUBSCRIBED', confirm_hash: null }, since);
  await loadAddresses(transaction, id, customer.addresses);
  await loadWishes(transaction, id, customer.wishes, now);
  const reviews = customer.reviews.map((review) => ({
    daysAgo: review.daysAgo,
    load: () => loadReview(transaction, review, firstname, id, now),
  }));
  return [...ordersOf(transaction, id, customer, now), ...reviews];
}

/**
 * Seeds a stocked shop with demo customers. Their history is stored in the order of its days, so that order numbers
 * rise with time.
 */
export async function loadPeople(transaction: ShopDatabase, people: SeedPeople, now: number): Promise<void> {
  const events: HistoryEvent[] = people.guestReviews.map((review) => ({
    daysAgo: review.daysAgo,
    load: () => loadReview(transaction, review, review.nickname, null, now),
  }));
  for (const customer of people.customers) {
    const hash = await hashPassword(people.password, PASSWORD_COST);
    events.push(...(await loadCustomer(transaction, customer, hash, now)));
  }
  events.sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { load } of events) await load();
}
