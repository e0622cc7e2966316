import { json, type Reply } from '../../middleware/upstream-server';
import { openActions } from '../../adapters/http/actions/action-client';
import { INPUTS } from '../../contract/action-inputs';
import { openMagento, refusing, rootFields, type Magento } from './a-magento';
import { serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let actions: Awaited<ReturnType<typeof openActions>>;
beforeAll(async () => {
  [magento, actions] = await Promise.all([openMagento(), openActions()]);
});
afterAll(() => Promise.all([magento.close(), actions.close()]));

const THINGS = { cart: 'cart-1', item: 'item-1', address: '7', wish: '3', email: 'eva@example.org', sku: 'TULIPS' };
const CUSTOMER = json({
  data: { customer: { email: 'eve@example.org', firstname: 'Eve', lastname: 'Ray', is_subscribed: false } },
});
const NOT_ALLOWED = 'De huidige klant is niet gemachtigd.';
const saying = (category: string | null, words: string) => refusing(category, () => words);
/** Errors of customers' fields without a category. */
const UNCATEGORISED = saying(null, NOT_ALLOWED);
const LOCKED = saying('graphql-authentication', 'Het account is geblokkeerd.');
const BROKEN = saying(null, 'Internal server error');

interface Answers {
  /** To questions about the customer, with a token and without. */
  readonly customer: Reply;
  readonly guest: Reply;
  readonly change?: Reply;
}

const OF_CUSTOMERS = ['customer', 'changeCustomerPassword', 'updateCustomerV2', 'customerCart'];

/** A signed-in customer of a Magento that answers so, and the result of an action. */
async function actOn(answers: Answers, action: keyof typeof INPUTS) {
  serveShopOnMagento(magento.url, actions.env);
  magento.misbehave((request, response) => {
    const roots = rootFields(request.query);
    const hasToken = request.headers.authorization !== undefined;
    const isAbout = OF_CUSTOMERS.some((root) => roots.includes(root));
    const change = roots.includes('customer') ? answers.customer : (answers.change ?? answers.customer);
    const reply = isAbout ? (hasToken ? change : answers.guest) : magento.answer;
    reply(request, response);
  });
  const page = actions.page({ 'vsf-customer': 'token', 'vsf-cart': 'cart-1' });
  const { body } = await page.act(action, INPUTS[action](THINGS));
  return { page, body };
}

const GUEST = saying('graphql-authorization', NOT_ALLOWED);

test.each<[string, Answers, keyof typeof INPUTS]>([
  ['locked', { customer: LOCKED, guest: GUEST }, 'load-customer'],
  ['locked, and changes a password', { customer: LOCKED, guest: GUEST }, 'change-password'],
  ['locked, and changes the profile', { customer: LOCKED, guest: GUEST }, 'save-newsletter'],
  ['refused without a category', { customer: UNCATEGORISED, guest: UNCATEGORISED }, 'load-customer'],
  ['refused without a category, as no guest is', { customer: UNCATEGORISED, guest: GUEST }, 'save-newsletter'],
])('S8-7 a customer who is %s is signed out, with a notice', async (_what, answers, action) => {
  const { page, body } = await actOn(answers, action);
  expect(body.session).toEqual({ signedIn: true, expired: true });
  await page.act('end-session');
  expect(page.cookies.has('vsf-customer')).toBe(false);
  expect(page.cookies.get('vsf-message')).toContain('not-authorised');
  expect(JSON.stringify(body)).not.toContain(NOT_ALLOWED);
});

test.each<[string, Answers, keyof typeof INPUTS]>([
  ['types a wrong password', { customer: CUSTOMER, guest: GUEST, change: LOCKED }, 'change-password'],
  ['meets an error of the backend', { customer: BROKEN, guest: GUEST }, 'load-customer'],
  ['meets an outage of accounts', { customer: CUSTOMER, guest: GUEST, change: BROKEN }, 'save-newsletter'],
])('a customer who %s stays signed in', async (_what, answers, action) => {
  const { page, body } = await actOn(answers, action);
  expect(body.session).toEqual({ signedIn: true, expired: false });
  expect(page.cookies.get('vsf-customer')).toBe('token');
});

test('a customer stays signed in while a Magento answers nothing to anybody', async () => {
  serveShopOnMagento(magento.url, actions.env);
  magento.misbehave(BROKEN);
  const page = actions.page({ 'vsf-customer': 'token' });
  const { body } = await page.act('load-customer');
  expect(body.session).toEqual({ signedIn: true, expired: false });
  expect(page.cookies.get('vsf-customer')).toBe('token');
});
