import { PASTED_EMAILS, PASTED_NAMES, PASTED_TELEPHONES } from '../builders/pasted-values';
import { accountShop, Customer, freshEmail, refusalOf } from './account';
import { openShop, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const SEND = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { is_received } }';

let shop: RunningShop;
let database: ReturnType<RunningShop['connect']>;
beforeAll(async () => {
  shop = await openShop(accountShop());
  database = shop.connect();
});
afterAll(async () => {
  await database.destroy();
  await shop.stop();
});

async function enter(headers?: Record<string, string>): Promise<Shopper> {
  const shopper = await Shopper.enter(shop, headers);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  return shopper;
}

const ship = (shopper: Shopper, address: object) =>
  shopper.change('setShippingAddressesOnCart', { shipping_addresses: [address] });

test.each([
  ['telephone', PASTED_TELEPHONES],
  ['lastname', PASTED_NAMES],
] as const)(
  'the backend stores the %s of an address as it can be used, and refuses what is none',
  async (field, table) => {
    const shopper = await enter();
    for (const [pasted, stored] of table) {
      await database.deleteFrom('cart_addresses').execute();
      await ship(shopper, { address: { ...ADDRESS, [field]: pasted } });
      const row = await database.selectFrom('cart_addresses').selectAll().executeTakeFirst();
      expect([pasted, row?.[field] ?? null]).toEqual([pasted, stored]);
    }
  },
);

test('the backend stores the email address of a cart without what was pasted round it', async () => {
  const shopper = await enter();
  for (const [pasted, stored] of PASTED_EMAILS) {
    const answer = await shopper.change('setGuestEmailOnCart', { email: pasted });
    expect([pasted, answer.body.data?.setGuestEmailOnCart?.cart.email ?? null]).toEqual([pasted, stored]);
  }
});

test.each([
  ['telephone', PASTED_TELEPHONES],
  ['email', PASTED_EMAILS],
  ['name', PASTED_NAMES],
] as const)('the backend stores the %s of an enquiry by the same rule', async (field, table) => {
  const funeral = { about: 'FUNERAL', name: 'Ann Lee', message: 'A sheaf.', telephone: '01243 900123' };
  for (const [pasted, stored] of table.filter((_row, place) => place % 4 === 0)) {
    await database.deleteFrom('enquiries').execute();
    await shop.request(SEND, { input: { ...funeral, email: freshEmail(), [field]: pasted } });
    const row = await database.selectFrom('enquiries').selectAll().executeTakeFirst();
    expect([pasted, row?.[field] ?? null]).toEqual([pasted, stored]);
  }
});

test('an address that was stored before there were rules is shown, chosen, paid with and can be corrected', async () => {
  const ann = await Customer.join(shop);
  const id = await ann.addAddress({});
  await database
    .updateTable('customer_addresses')
    .set({ telephone: '999', lastname: '-' })
    .where('id', '=', id)
    .execute();
  const shopper = await enter(ann.headers);
  await ship(shopper, { customer_address_id: id });
  await shopper.change('setShippingMethodsOnCart', {
    shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
  });
  await shopper.change('setBillingAddressOnCart', { billing_address: { customer_address_id: id } });
  await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
  expect((await shopper.order()).body).toMatchObject({ data: { placeOrder: { order: {} } } });

  const change = (input: object) =>
    ann.request(
      'mutation ($id: Int!, $input: CustomerAddressInput!) { updateCustomerAddress(id: $id, input: $input) { city telephone lastname } }',
      { id, input },
    );
  expect((await change({ city: 'Bosham' })).body.data.updateCustomerAddress).toEqual({
    city: 'Bosham',
    telephone: '999',
    lastname: '-',
  });
  expect(refusalOf(await change({ telephone: '112' })).message).toBe('"Phone" is not a telephone number.');
  expect(
    (await change({ telephone: 'tel:01243900123', lastname: 'Lee\u200B' })).body.data.updateCustomerAddress,
  ).toEqual({
    city: 'Bosham',
    telephone: '01243900123',
    lastname: 'Lee',
  });
});
