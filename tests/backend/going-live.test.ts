import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { shopSeed } from '../../backend/seed/shop-seed';
import { DEMO_PEOPLE } from '../../backend/seed/shop/people';
import { accountShop, Customer, generateToken, refusalOf } from './account';
import { addGiftCard, answerOf, GIFT_CARD_SEED } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING } from './running-shop';
import { ADDRESS, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const HERE = accountShop({ siteUrl: 'http://localhost:3000' });
const [{ email } = { email: '' }] = DEMO_PEOPLE.customers;

onBothDatabases((openShop) => {
  test('removing the demo customers keeps the gift cards that they bought', async () => {
    const seed = shopSeed({ demoPeople: true });
    const card = GIFT_CARD_SEED.products.filter(({ sku }) => sku === 'GIFT').map((one) => ({ ...one, urlKey: 'gift' }));
    const shop = await openShop(HERE, { ...seed, products: [...seed.products, ...card] });
    const rosalind = await Customer.enter(shop, email, DEMO_PEOPLE.password);
    const database = shop.connect();
    const admin = (line: string) => runAdminCommand({ database, now: MONDAY_MORNING }, line.split(' '));
    const buy = async () => {
      const shopper = await Shopper.enter(shop, rosalind.headers);
      await addGiftCard(shop, shopper);
      await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
      await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
      return answerOf(await shopper.order());
    };
    const [paid, unpaid] = [await buy(), await buy()];
    await admin(`order ${paid} paid`);
    expect(await admin('customers remove-demo')).toEqual({
      ok: true,
      value: expect.stringMatching(
        /^Removed: 3 demo customers and \d orders of theirs. Kept for the gift cards they bought: 1.$/,
      ),
    });
    const cards = await database.selectFrom('gift_cards').select(['balance', 'voided_at']).execute();
    expect(cards).toEqual([{ balance: 5_000, voided_at: null }]);
    const orders = await database.selectFrom('orders').select(['number', 'customer_id']).execute();
    expect([orders, unpaid === paid]).toEqual([[{ number: paid, customer_id: null }], false]);
    await database.destroy();
    await shop.stop();
  }, 120_000);

  test('a shop with demo customers starts under a public address only once they are removed', async () => {
    const practice = await openShop(HERE, shopSeed({ demoPeople: true }));
    const { dataDir, databaseUrl } = practice;
    const keeper = await Customer.join(practice);
    const rosalind = await Customer.enter(practice, email, DEMO_PEOPLE.password);
    const counts = () =>
      shop.data(`{ products(filter: { sku: { eq: "ROSES-LONG-STEM-DOZEN" } }) { items { review_count } } }`);
    let shop = practice;
    const before = (await counts()).products.items[0].review_count;
    await practice.backend.close();

    const live = { ...HERE, dataDir, databaseUrl, siteUrl: 'https://posy.example' };
    await expect(openShop(live, SMALL_SEED)).rejects.toThrow(/rosalind@posy.example.*florist -- customers remove-demo/);

    const database = practice.connect();
    const removed = await runAdminCommand({ database, now: MONDAY_MORNING }, ['customers', 'remove-demo']);
    expect(removed).toEqual({ ok: true, value: 'Removed: 3 demo customers and 4 orders of theirs.' });
    expect(await database.selectFrom('orders').select('id').execute()).toEqual([]);
    await database.destroy();

    shop = await openShop(live, SMALL_SEED);
    expect(refusalOf(await generateToken(shop, email, DEMO_PEOPLE.password)).category).toBe('graphql-authentication');
    expect(refusalOf(await shop.request('{ customer { email } }', {}, rosalind.headers)).category).toBe(
      'graphql-authorization',
    );
    expect((await Customer.enter(shop, keeper.email)).token).not.toBe('');
    expect((await counts()).products.items[0].review_count).toBe(before - 1);
    await shop.stop();
  }, 120_000);
});
