import { loadCartPage } from '../../../../src/adapters/http/pages/cart';
import { personalPage } from '../../../../src/composition/server/pages';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const cart = personalPage(loadCartPage);

/** A visitor whose cart became order 000000001, which is not paid yet. */
function sentAway() {
  const data = aServerApp();
  const { id } = data.shop.keep({ ...data.shop.openNewCart(), payment: 'transfer' });
  const ordered = data.shop.carts.get(id);
  if (ordered === undefined) throw new Error('No cart');
  data.shop.sell(ordered);
  data.wire.calls.length = 0;
  return { ...data, cookie: `vsf-cart=${id}; posy-paying=${id}` };
}

const NOTHING = { cardBalance: null };

describe('The balance of a gift card', () => {
  test('is shown to whoever has just asked by a form, and to nobody else', async () => {
    const { shop } = aServerApp();
    shop.giftCards.add({ code: 'ROSE-2222-3333-4444', pence: 2500, expiresOn: '2028-10-05' });
    const balanceAt = async (path: string, cookie: string) => (await askedPage(cart, path, { cookie })).props;
    const asked = 'posy-checked-card=ROSE-2222-3333-4444';
    expect(await balanceAt('/cart?gift-card=checked', asked)).toMatchObject({
      cardBalance: { balance: { pence: 2500 } },
    });
    expect(await balanceAt('/cart', asked)).toMatchObject(NOTHING);
    expect(await balanceAt('/cart?gift-card=checked', '')).toMatchObject(NOTHING);
    expect(await balanceAt('/cart?gift-card=checked', `posy-checked-card=${'R'.repeat(101)}`)).toMatchObject(NOTHING);
  });
});

describe('A pending payment on the cart page', () => {
  test('is not looked up for a visitor without one', async () => {
    const { wire } = aServerApp();
    const { props } = await askedPage(cart, '/cart');
    expect(props).not.toHaveProperty('paying');
    expect(wire.calls).not.toContain('payments.ofCart');
  });

  test('is shown with its payment URL, and nothing is changed', async () => {
    const { cookie } = sentAway();
    const { props, headers } = await askedPage(cart, '/cart', { cookie });
    expect(props).toMatchObject({
      paying: { payment: { kind: 'due', orderNumber: '000000001' }, cameBack: false },
      cart: { items: [] },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is looked up at most once, however many ids the cookie has', async () => {
    const { cookie, wire } = sentAway();
    const many = Array.from({ length: 2_000 }, (_, id) => `%2Cid-${id}`).join('');
    const { props } = await askedPage(cart, '/cart', { cookie: cookie + many });
    expect(props).toMatchObject({ paying: { payment: { kind: 'due', orderNumber: '000000001' } } });
    expect(wire.calls.filter((call) => call === 'payments.ofCart')).toHaveLength(1);
  });

  test('is loaded by the page when the server cannot', async () => {
    const { cookie, wire } = sentAway();
    wire.failNext('payments.ofCart');
    const { props, status } = await askedPage(cart, '/cart', { cookie });
    expect(status).toBe(200);
    expect(props).toMatchObject({ paying: { payment: null } });
  });

  test('S3-63 is loaded by the page after a cross-site navigation, which has no cookies', async () => {
    sentAway();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { props } = await askedPage(cart, '/cart?payment=declined', headers);
    expect(props).toMatchObject({ cart: null, isCrossSite: true, paying: { payment: null, cameBack: true } });
  });
});
