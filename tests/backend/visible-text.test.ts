import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { accountShop, createCustomer, Customer, freshEmail, PASSWORD, refusalOf } from './account';
import { MONDAY_MORNING, openShop, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

const HIDDEN = ['\u202E', '\u2066', '\u200B', '\u200D', '\uFEFF', '\u00AD', '\u001B[31m', '\u009B31m', '\u{E0041}'];
const UNSEEN =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop(accountShop());
});
afterAll(() => shop.stop());

async function ordered(address: object): Promise<string> {
  const shopper = await Shopper.enter(shop);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  await shopper.checkOut();
  await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: { ...ADDRESS, ...address } }] });
  await shopper.change('setShippingMethodsOnCart', {
    shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
  });
  await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
  return (await shopper.order()).body.data.placeOrder.order.order_number;
}

test('hidden characters of an order are removed in the terminal and in emails', async () => {
  const hidden = HIDDEN.join('x');
  const number = await ordered({ firstname: `An${hidden}n`, street: [`1 High${hidden} Street`], city: `Chi${hidden}` });
  const database = shop.connect();
  const emails = await database.selectFrom('outbox').select(['text', 'html', 'subject']).execute();
  expect(emails).toHaveLength(2);
  for (const { text, html, subject } of emails) {
    expect(text).toContain('Street');
    for (const part of [text, html, subject]) expect(part).not.toMatch(UNSEEN);
  }
  for (const words of [['orders'], ['order', number], ['customers'], ['order', `9${hidden}`]]) {
    const shown = await runAdminCommand({ database, now: MONDAY_MORNING }, words);
    expect(shown.ok ? shown.value : shown.reason).not.toMatch(UNSEEN);
  }
  await database.destroy();
});

test('joined emoji, Persian and Sinhala keep their spelling in emails and for the florist', async () => {
  const [family, florist, heart, wales, persian, sinhala] = ['👨‍👩‍👧‍👦', '👩🏽‍🌾', '❤️‍🔥', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'می‌خواهم', 'ශ්‍රී'] as const;
  const number = await ordered({
    firstname: `Ann ${persian}`,
    lastname: `${sinhala} Lee`,
    street: [`1 ${family} ${heart} Street`, florist],
    city: `Ely ${wales}`,
  });
  const database = shop.connect();
  const emails = await database.selectFrom('outbox').select('text').where('text', 'like', `%${number}%`).execute();
  const shown = await runAdminCommand({ database, now: MONDAY_MORNING }, ['order', number]);
  expect(emails).toHaveLength(2);
  for (const text of [...emails.map((email) => email.text), shown.ok ? shown.value : shown.reason]) {
    for (const words of [family, florist, heart, wales, persian, sinhala]) expect(text).toContain(words);
  }
  await database.destroy();
});

test.each(['\u202E', '\u200B', '\u00AD'])('takes a hidden character off an email address', async (hidden) => {
  const person = { password: PASSWORD, firstname: 'Ann', lastname: 'Lee' };
  const email = freshEmail();
  const { body } = await createCustomer(shop, { ...person, email: email.replace('@', `${hidden}@`) });
  expect(body.data.createCustomerV2.customer.email).toBe(email);
});

test.each(['Password1', 'PASSWORD1!', '!Qwerty123', 'Trustno1', 'Passw0rd'])(
  'refuses the common password %s',
  async (password) => {
    const refusal = 'This password is one of the most common ones. Please choose one that is harder to guess.';
    const person = { email: freshEmail(), firstname: 'Ann', lastname: 'Lee' };
    expect(refusalOf(await createCustomer(shop, { ...person, password })).message).toBe(refusal);
    const ann = await Customer.join(shop);
    const change = `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "${password}") { email } }`;
    expect(refusalOf(await ann.request(change)).message).toBe(refusal);
  },
);
