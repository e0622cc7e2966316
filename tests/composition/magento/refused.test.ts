import { cartDigest } from '../../../src/domain/cart/cart-digest';
import type { Cart } from '../../../src/domain/cart/cart';
import { signInTexts } from '../../../src/ui/texts/en/account/sign-in';
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

/** In no language that the shop speaks, so that it cannot be one of its own. */
const SENTENCE = 'Dit is helaas niet mogelijk.';
const CUSTOMER = { email: 'eve@example.org', firstname: 'Eve', lastname: 'Ray', is_subscribed: false };
const THINGS = { cart: 'cart-1', item: 'item-1', address: '7', wish: '3', email: 'eva@example.org', sku: 'TULIPS' };

type Action = keyof typeof INPUTS;

/** Runs an action of a customer, or an order of a guest, whose backend answers `reply` to this root field. */
async function act(action: Action, root: string, reply: Reply) {
  serveShopOnMagento(magento.url, actions.env);
  magento.misbehave((request, response) => {
    const roots = rootFields(request.query);
    if (roots.includes(root)) return reply(request, response);
    return (roots.includes('customer') ? json({ data: { customer: CUSTOMER } }) : magento.answer)(request, response);
  });
  const page = actions.page({ 'vsf-cart': 'cart-1', ...(action !== 'place-order' && { 'vsf-customer': 'token' }) });
  const input = { ...INPUTS[action](THINGS), ...(action === 'add-to-cart' && { cart: null }) };
  if (action !== 'place-order') return page.act(action, input);
  const { body } = await page.act('load-cart');
  return page.act(action, { cart: 'cart-1', digest: cartDigest(body.result?.value as Cart), payment: 'banktransfer' });
}

const CATEGORIES = ['input', 'authentication', 'already-exists', 'no-such-entity', 'authorization', 'cart'];

/** What may be refused, by the mutation that refuses it. */
const CHANGES: readonly (readonly [Action, string])[] = [
  ['add-to-cart', 'addProductsToCart'],
  ['change-quantity', 'updateCartItems'],
  ['remove-item', 'removeItemFromCart'],
  ['apply-coupon', 'applyCouponToCart'],
  ['apply-gift-card', 'applyGiftCardToCart'],
  ['check-gift-card', 'giftCardAccount'],
  ['sign-in', 'generateCustomerToken'],
  ['register', 'createCustomerV2'],
  ['request-password-reset', 'requestPasswordResetEmail'],
  ['save-newsletter', 'updateCustomerV2'],
  ['update-profile', 'updateCustomerEmail'],
  ['change-password', 'changeCustomerPassword'],
  ['delete-account', 'updateCustomerEmail'],
  ['subscribe-newsletter', 'subscribeEmailToNewsletter'],
  ['add-address', 'createCustomerAddress'],
  ['change-address', 'updateCustomerAddress'],
  ['remove-address', 'deleteCustomerAddress'],
  ['attach-email', 'setGuestEmailOnCart'],
  ['set-delivery-address', 'setShippingAddressesOnCart'],
  ['choose-shipping-method', 'setShippingMethodsOnCart'],
  ['save-billing', 'setBillingAddressOnCart'],
  ['choose-payment', 'setPaymentMethodOnCart'],
  ['place-order', 'placeOrder'],
];

describe.each(CHANGES)('The sentence by which a Magento refuses %s (%s)', (action, root) => {
  test.each(CATEGORIES)('with the category graphql-%s is shown nowhere', async (category) => {
    const asked: string[] = [];
    const reply = refusing(`graphql-${category}`, () => SENTENCE);
    const answer = await act(action, root, (request, response) => {
      asked.push(request.query);
      reply(request, response);
    });
    expect(asked).not.toHaveLength(0);
    expect(answer.body.result).not.toMatchObject({ ok: true });
    expect(JSON.stringify(answer.body)).not.toContain(SENTENCE);
  });
});

const refusal = (root: string, field: string, code: string) =>
  json({ data: { [root]: { cart: null, order: null, [field]: [{ code, message: SENTENCE }] } } });
const GENERIC = '';

test.each<[Action, string, Reply, string]>([
  [
    'add-to-cart',
    'addProductsToCart',
    refusal('addProductsToCart', 'user_errors', 'INSUFFICIENT_STOCK'),
    'We do not have that many left.',
  ],
  [
    'add-to-cart',
    'addProductsToCart',
    refusal('addProductsToCart', 'user_errors', 'NOT_SALABLE'),
    'It is not available at the moment.',
  ],
  [
    'add-to-cart',
    'addProductsToCart',
    refusal('addProductsToCart', 'user_errors', 'PRODUCT_NOT_FOUND'),
    'It is no longer in the shop.',
  ],
  ['add-to-cart', 'addProductsToCart', refusal('addProductsToCart', 'user_errors', 'UNDEFINED'), GENERIC],
  [
    'change-quantity',
    'updateCartItems',
    refusal('updateCartItems', 'errors', 'INSUFFICIENT_STOCK'),
    'We do not have that many left.',
  ],
  [
    'change-quantity',
    'updateCartItems',
    refusal('updateCartItems', 'errors', 'NOT_SALABLE'),
    'It is not available at the moment.',
  ],
  [
    'change-quantity',
    'updateCartItems',
    refusal('updateCartItems', 'errors', 'UNDEFINED'),
    'We do not have that many left.',
  ],
  ['change-quantity', 'updateCartItems', refusing('graphql-input', () => SENTENCE), 'We do not have that many left.'],
  [
    'place-order',
    'placeOrder',
    refusal('placeOrder', 'errors', 'CART_NOT_FOUND'),
    'We could not find your cart, so nothing was ordered. Please look at your cart again.',
  ],
  [
    'place-order',
    'placeOrder',
    refusal('placeOrder', 'errors', 'GUEST_EMAIL_MISSING'),
    'We need your email address before you can order. Please fill it in, then order again.',
  ],
  ['place-order', 'placeOrder', refusal('placeOrder', 'errors', 'UNABLE_TO_PLACE_ORDER'), GENERIC],
  [
    'sign-in',
    'generateCustomerToken',
    refusing('graphql-authentication', () => SENTENCE),
    signInTexts.refused['sign-in'],
  ],
  [
    'register',
    'createCustomerV2',
    refusing('graphql-already-exists', () => SENTENCE),
    'There is an account with this email address already. Please sign in, or ask for a new password.',
  ],
  [
    'change-password',
    'changeCustomerPassword',
    refusing('graphql-authentication', () => SENTENCE),
    'That is not your current password. Please try again.',
  ],
])('S8-12 %s that a Magento refuses at %s by a code gets our words for it', async (action, root, reply, words) => {
  const { body } = await act(action, root, reply);
  expect(JSON.stringify(body)).not.toContain(SENTENCE);
  expect(body.result?.reason ?? body.result).toMatchObject({ message: words });
});
