import type { Cart } from '../../../src/domain/cart/cart';
import { cartDigest } from '../../../src/domain/cart/cart-digest';
import { loadAddresses } from '../../../src/adapters/http/pages/addresses';
import { loadCartPage } from '../../../src/adapters/http/pages/cart';
import { loadHome } from '../../../src/adapters/http/pages/home';
import { loadOrderHistory } from '../../../src/adapters/http/pages/order-pages';
import { loadOrderStatus } from '../../../src/adapters/http/pages/order-status';
import { loadPath } from '../../../src/adapters/http/pages/path';
import { loadOverview } from '../../../src/adapters/http/pages/profile';
import { loadSearchPage } from '../../../src/adapters/http/pages/search';
import { accountPage, personalPage, publicPage } from '../../../src/composition/server/pages';
import { isSince, type MagentoRelease } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';
import { ADDRESS, EMAIL, fillIn, guestProofOf, line } from './checkout-steps';

const PASSWORD = 'Pe0ny-Stems!';
const BOOK_ADDRESS = { ...ADDRESS, neighborhood: '', extra: '', isDefaultDelivery: false, isDefaultBilling: false };
const CREDENTIALS = { email: EMAIL, password: PASSWORD, captchaToken: null };

const ATTEMPT = 'a'.repeat(32);
const WEEKLY = { place: 'The hall', frequency: 'weekly' };

/** Takes a filled cart through the checkout; returns the order's number. */
async function order(walk: Walk, start: Cart, attempt: string, email: string | null): Promise<string> {
  const checkout = await fillIn(walk, start.id, email);
  const placed = await walk.act('place-order', { ...checkout, attempt });
  if (placed.kind !== 'placed') throw new Error(`place-order: ${JSON.stringify(placed)}`);
  return String((placed as { number?: unknown }).number);
}

/** From the first page to the deletion of the account, through actions, reads and pages, on the stand-in of a release. */
export function wholeJourney(release: MagentoRelease): void {
  let walk: Walk;
  let cart: Cart;
  let plain: { readonly sku: string; readonly path: string };
  let ordered = '';
  beforeAll(async () => {
    walk = await aWalkOn(release);
    plain = await walk.backend.access.product('plain');
  }, 120_000);
  afterAll(() => walk?.close());

  test('a guest looks around', async () => {
    const category = await walk.backend.access.category();
    await walk.open(publicPage(loadHome), '/');
    expect(await walk.open(publicPage(loadPath), category.path)).toContain(category.name);
    await walk.open(publicPage(loadSearchPage), '/search?q=rose');
    await walk.read('suggestions', { term: 'rose' });
    await walk.read('related', { sku: plain.sku });
    await walk.read('upsells', { sku: plain.sku });
    await walk.read('reviews', { sku: plain.sku });
    await walk.read('countries');
    await walk.read('country', { code: 'GB' });
    await walk.read('settings');
    expect(await walk.open(publicPage(loadPath), plain.path)).toContain(plain.sku);
    const most = await walk.backend.access.product('with-maximum');
    const maximum = /"maxQuantity":(null|\d+)/.exec(await walk.open(publicPage(loadPath), most.path))?.[1];
    expect(maximum).toMatch(isSince('2.4.8', release) ? /^\d+$/ : /^null$/);
  });

  test('a guest fills and changes a cart', async () => {
    await walk.act('load-visitor', { path: '/' });
    cart = await walk.done<Cart>('add-to-cart', line(null, plain.sku));
    const item = String(cart.items[0]?.uid);
    cart = await walk.done<Cart>('change-quantity', { cart: cart.id, item, quantity: 2 });
    expect(cart.items[0]?.quantity).toBe(2);
    const other = await walk.backend.access.product('limited');
    cart = await walk.done<Cart>('add-to-cart', line(cart.id, other.sku));
    const second = cart.items.find(({ sku }) => sku === other.sku);
    const tooMany = { cart: cart.id, item: second?.uid, quantity: 50 };
    const reason = { kind: 'not-enough-stock', onlyLeft: 3 };
    expect(await walk.act('change-quantity', tooMany)).toEqual({ ok: false, reason });
    expect(await walk.done<Cart>('load-cart')).toEqual(cart);
    cart = await walk.done<Cart>('remove-item', { cart: cart.id, item: second?.uid });
    expect(await walk.act('change-quantity', { ...tooMany, quantity: 1 })).toMatchObject({
      reason: { kind: 'item-gone' },
    });
    cart = await walk.done<Cart>('apply-coupon', { cart: cart.id, code: 'POSY10' });
    cart = await walk.done<Cart>('remove-coupon', { cart: cart.id });
    expect(await walk.open(personalPage(loadCartPage), '/cart')).toContain(plain.sku);
  });

  test('gift cards, their balance and enquiries are not offered where the backend has none', async () => {
    const code = release.edition === 'Commerce' ? 'GIFT_CARD_NOT_VALID' : 'NO_GIFT_CARDS';
    const card = { code: 'ACDE-FHJK-MNPR-TVWX-Y347' };
    const refused = { ok: false, reason: { kind: 'rejected', code } };
    expect(await walk.act('apply-gift-card', { cart: cart.id, ...card })).toMatchObject(refused);
    expect(await walk.act('check-gift-card', card)).toMatchObject(refused);
    const typed = { message: 'Roses for a table.', name: 'Ann Lee', email: EMAIL, phone: ADDRESS.phone };
    for (const [kind, more] of [['wedding'], ['funeral'], ['complaint'], ['weekly', WEEKLY]] as const) {
      const enquiry = { kind, typed: { ...typed, ...more }, story: '', trap: '' };
      expect(await walk.act('send-enquiry', enquiry)).toEqual({ ok: false, reason: { kind: 'not-offered' } });
    }
  });

  test('a guest orders, not before the checkout is filled in', async () => {
    const early = { cart: cart.id, digest: cartDigest(cart), payment: 'checkmo', attempt: 'e'.repeat(32) };
    expect((await walk.act('place-order', early)).kind).not.toBe('placed');
    ordered = await order(walk, cart, ATTEMPT, EMAIL);
    expect(ordered).toMatch(/^\d{9}$/);
    expect(walk.cookies.has('vsf-cart')).toBe(false);
  });

  test('an order whose response was lost ends: placed once its cart is closed, over after its lifetime', async () => {
    walk.cookies.set('vsf-cart', cart.id);
    const trace = { cart: cart.id, attempt: ATTEMPT, ageMs: 0 };
    expect(await walk.act('trace-order', trace)).toMatchObject({ kind: 'placed' });
    walk.cookies.delete('vsf-cart');
    const open = await walk.done<Cart>('add-to-cart', line(null, plain.sku));
    const lost = { cart: open.id, attempt: 'b'.repeat(32) };
    expect(await walk.act('trace-order', { ...lost, ageMs: 0 })).toMatchObject({ kind: 'not-yet' });
    expect(await walk.act('trace-order', { ...lost, ageMs: 10 * 60_000 })).toMatchObject({ kind: 'never-arrived' });
  });

  test('a guest asks where the order is, or is told that this backend does not say', async () => {
    const status = personalPage(loadOrderStatus);
    const proof = guestProofOf(release);
    const form = await walk.open(status, '/order-status');
    expect(form).toContain(`"asks":${JSON.stringify(proof)}`);
    if (proof === null) return expect(form).toContain('not-offered');
    const right = { postcode: 'PO19 1LB', surname: 'Lee' };
    const ask = async (value: string) => {
      await walk.done('ask-order-status', { number: ordered, email: EMAIL, [proof]: value });
      return walk.open(status, '/order-status?order=asked');
    };
    expect(await ask('Nobody')).toContain('"refusal":"unknown"');
    expect(await ask(right[proof])).toContain(ordered);
  });

  test('a visitor registers, confirms and signs in, and the cart comes along', async () => {
    await walk.act('register', { ...CREDENTIALS, firstName: 'Ann', lastName: 'Lee', isSubscribed: false });
    await walk.backend.access.confirm(EMAIL);
    await walk.done('sign-in', CREDENTIALS);
    const after = await walk.done<Cart>('load-cart');
    expect(after.items.map(({ sku }) => sku)).toEqual([plain.sku]);
    cart = after;
    await walk.done('load-customer');
    await walk.open(accountPage(loadOverview), '/customer');
  });

  test('a customer keeps addresses, wishes and a review', async () => {
    await walk.done('add-address', BOOK_ADDRESS);
    const [saved] = await walk.done<{ id: string }[]>('load-addresses');
    await walk.done('change-address', { id: saved?.id, address: { ...BOOK_ADDRESS, city: 'Bosham' } });
    expect(await walk.open(accountPage(loadAddresses), '/customer/addresses-details')).toContain('Bosham');
    await walk.done('remove-address', { id: saved?.id });
    await walk.done('add-wish', { sku: plain.sku, parentSku: null, quantity: 1, isBundle: false });
    const wishes = await walk.done<{ items: { id: string }[] }>('load-wishlist', { page: 1, itemsPerPage: 10 });
    await walk.done('remove-wish', { item: wishes.items[0]?.id });
    const questions = await walk.read<{ id: string; values: { id: string }[] }[]>('review-questions');
    const ratings = Object.fromEntries(questions.map(({ id, values }) => [id, values.at(-1)?.id]));
    const review = { sku: plain.sku, nickname: 'Ann', title: 'Fine', text: 'They lasted.', ratings };
    await walk.done('write-review', { ...review, captchaToken: null });
    await walk.done('save-newsletter', { isSubscribed: true });
  });

  test('S7-33 a customer orders and sees the order', async () => {
    const number = await order(walk, cart, 'c'.repeat(32), null);
    expect(await walk.open(accountPage(loadOrderHistory), '/customer/order-history')).toContain(number);
  });

  test('a customer changes name and password, signs out and in, and deletes the account', async () => {
    await walk.done('update-profile', { change: { firstName: 'Anna' }, email: EMAIL, password: PASSWORD });
    await walk.done('change-password', { current: PASSWORD, next: `${PASSWORD}2` });
    await walk.act('sign-out');
    expect(walk.cookies.has('vsf-customer')).toBe(false);
    await walk.done('sign-in', { ...CREDENTIALS, password: `${PASSWORD}2` });
    await walk.done('delete-account', { password: `${PASSWORD}2` });
    expect(await walk.act('sign-in', { ...CREDENTIALS, password: `${PASSWORD}2` })).toMatchObject({ ok: false });
  });

  test('nothing was refused for a type that this Magento lacks', () => {
    const types = [...walk.gate.refused].filter((word) => /^[A-Z]\w*$/.test(word) || word.startsWith('Internal'));
    expect(types).toEqual([]);
    expect(walk.gate.refused.has('PlaceOrderOutput.errors')).toBe(!isSince('2.4.7', release));
  });
}
