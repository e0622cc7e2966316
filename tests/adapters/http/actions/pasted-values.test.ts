import type { Cart } from '../../../../src/domain/cart/cart';
import { anAddress } from '../../../builders/an-address';
import { anEnquiry } from '../../../builders/an-enquiry';
import { PASTED_EMAILS, PASTED_NAMES, PASTED_TELEPHONES } from '../../../builders/pasted-values';
import { openActions, type Page } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;
let page: Page;
let cart: string;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(async () => {
  data = actions.open();
  page = actions.page();
  const added = await page.act('add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 });
  cart = (added.body.result?.value as Cart).id;
});
afterAll(() => actions.close());

const loaded = async () => (await page.act('load-cart', {})).body.result?.value as Cart;

test.each([
  ['phone', PASTED_TELEPHONES],
  ['lastName', PASTED_NAMES],
] as const)(
  'an action stores the %s of an address as it can be used, and refuses what is none',
  async (field, table) => {
    for (const [pasted, stored] of table) {
      const { body } = await page.act('set-delivery-address', { cart, address: anAddress({ [field]: pasted }) });
      expect([pasted, body.result?.ok]).toEqual([pasted, stored !== null]);
      if (stored !== null) expect((await loaded()).deliveryAddress?.[field]).toBe(stored);
    }
  },
);

test('an action stores the email address of a cart without what was pasted round it', async () => {
  for (const [pasted, stored] of PASTED_EMAILS) {
    const { body } = await page.act('attach-email', { cart, email: pasted });
    expect([pasted, body.result?.ok]).toEqual([pasted, stored !== null]);
    if (stored !== null) expect((await loaded()).email).toBe(stored);
  }
});

test.each([
  ['phone', PASTED_TELEPHONES],
  ['email', PASTED_EMAILS],
  ['name', PASTED_NAMES],
] as const)('an enquiry has the %s as the address of an order has it', async (field, table) => {
  for (const [pasted, stored] of table.filter((_row, place) => place % 4 === 0)) {
    data.shop.enquiries.length = 0;
    const { kind, fields } = anEnquiry('funeral', { [field]: pasted });
    await page.act('send-enquiry', { kind, typed: fields, story: '', trap: '' });
    expect([pasted, data.shop.enquiries[0]?.enquiry.fields[field] ?? null]).toEqual([pasted, stored]);
  }
});
