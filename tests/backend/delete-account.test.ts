import { customersAsTable } from '../../backend/admin-cli/people-commands';
import { moderateReview } from '../../backend/commerce/review/moderate-review';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { accountShop, Customer, emailsTo, PASSWORD, refusalOf, requestEmail, UNAUTHORISED } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const MINUTE = 60_000;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });

  const leave = (who: Customer) => who.request('mutation { deleteCustomer }');
  const isKnown = async (who: Customer) => (await who.request('{ customer { email } }')).body.errors === undefined;

  async function order(who: Customer): Promise<string> {
    const shopper = await Shopper.enter(shop, who.headers);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
    const { body } = await shopper.order();
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data.placeOrder.order.order_number;
  }

  async function review(who: Customer, summary: string): Promise<number> {
    const { productReviewRatingsMetadata } = await who.data(
      '{ productReviewRatingsMetadata { items { id values { value_id } } } }',
    );
    const [rating] = productReviewRatingsMetadata.items;
    await who.data(
      'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
      {
        input: {
          sku: 'VASE',
          nickname: 'Ann of Chichester',
          summary,
          text: 'Lovely.',
          ratings: [{ id: rating.id, value_id: rating.values[4].value_id }],
        },
      },
    );
    const row = await database.selectFrom('reviews').select('id').where('summary', '=', summary).executeTakeFirst();
    return row?.id ?? 0;
  }

  test('refuses a guest, and a session whose password was not given lately', async () => {
    const ann = await Customer.join(shop);
    expect(refusalOf(await shop.request('mutation { deleteCustomer }'))).toEqual(UNAUTHORISED);
    now += 6 * MINUTE;
    expect(refusalOf(await leave(ann)).category).toBe('graphql-authentication');
    await requestEmail(ann, ann.email, 'Wrong&Word1');
    expect(refusalOf(await leave(ann)).category).toBe('graphql-authentication');
    expect(await isKnown(ann)).toBe(true);
    await requestEmail(ann, ann.email);
    expect((await leave(ann)).body.data.deleteCustomer).toBe(true);
    expect(await isKnown(ann)).toBe(false);
  });

  test('deletes what belongs to the account, on every device, and keeps the orders', async () => {
    const ann = await Customer.join(shop, { is_subscribed: true });
    const phone = await Customer.enter(shop, ann.email, PASSWORD);
    await ann.addAddress();
    const number = await order(ann);
    const published = await review(ann, `Published by ${ann.email}`);
    await review(ann, `Pending of ${ann.email}`);
    await moderateReview(database, published, 'approve');
    await (await Shopper.enter(shop, ann.headers)).add({ sku: 'VASE', quantity: 1 });
    const { id } = await database
      .selectFrom('customers')
      .select('id')
      .where('email', '=', ann.email)
      .executeTakeFirstOrThrow();
    expect((await leave(ann)).body.data.deleteCustomer).toBe(true);

    expect([await isKnown(ann), await isKnown(phone)]).toEqual([false, false]);
    const left = await Promise.all(
      (
        ['customer_tokens', 'customer_addresses', 'customer_links', 'wishlists', 'carts', 'reviews', 'orders'] as const
      ).map((table) => database.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute()),
    );
    expect(left.flat()).toEqual([]);
    const key = ann.email.toLowerCase();
    expect(
      await database.selectFrom('newsletter_subscribers').select('email').where('email_key', '=', key).execute(),
    ).toEqual([]);
    const reviews = await database
      .selectFrom('reviews')
      .selectAll()
      .where('summary', 'like', `%${ann.email}`)
      .execute();
    expect(reviews).toMatchObject([{ id: published, nickname: 'A former customer', approved: 1 }]);
    const kept = await database
      .selectFrom('orders')
      .innerJoin('order_addresses as a', 'a.order_id', 'orders.id')
      .select(['orders.email', 'a.lastname', 'a.kind'])
      .where('number', '=', number)
      .execute();
    expect(kept).toContainEqual({ email: ann.email, lastname: 'Lee', kind: 'billing' });
    expect(await customersAsTable(database, 100)).not.toContain(ann.email);
  });

  test('tells the address by an email, after which anybody may register it', async () => {
    const ann = await Customer.join(shop);
    await leave(ann);
    while (emailsTo(shop, ann.email, 'deleted').length === 0) await new Promise(setImmediate);
    const again = await shop.request(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      { input: { email: ann.email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' } },
    );
    expect(again.body.data.createCustomerV2.customer.email).toBe(ann.email);
  });
});
