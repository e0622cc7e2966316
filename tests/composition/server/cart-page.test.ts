import { loadCartPage } from '../../../src/composition/server/pages/cart';
import { personalPage } from '../../../src/composition/server/pages/page';
import { aServerApp } from '../a-server-app';
import { askedPage } from '../asked-page';

const cart = personalPage(loadCartPage);

/** A visitor whose cart became the order 000000001, which waits for its money. */
function sentAway() {
  const data = aServerApp();
  const { id } = data.shop.keep({ ...data.shop.openNewCart(), payment: 'transfer' });
  const ordered = data.shop.carts.get(id);
  if (ordered === undefined) throw new Error('No cart');
  data.shop.sell(ordered);
  data.wire.calls.length = 0;
  return { ...data, cookie: `vsf-cart=${id}; posy-paying=${id}` };
}

describe('What the cart page tells of a payment on somebody else’s page', () => {
  test('who was never sent away is not asked about', async () => {
    const { wire } = aServerApp();
    const { props } = await askedPage(cart, '/cart');
    expect(props).toMatchObject({ payment: null, askPayment: false, cameBack: false });
    expect(wire.calls).not.toContain('payments.ofCart');
  });

  test('it says where to pay, and changes nothing', async () => {
    const { cookie } = sentAway();
    const { props, headers } = await askedPage(cart, '/cart', { cookie });
    expect(props).toMatchObject({
      payment: { kind: 'due', orderNumber: '000000001' },
      askPayment: true,
      cart: { items: [] },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('asks at most once, however many ids the cookie holds', async () => {
    const { cookie, wire } = sentAway();
    const many = Array.from({ length: 2_000 }, (_, id) => `%2Cid-${id}`).join('');
    const { props } = await askedPage(cart, '/cart', { cookie: cookie + many });
    expect(props).toMatchObject({ payment: { kind: 'due', orderNumber: '000000001' }, askPayment: true });
    expect(wire.calls.filter((call) => call === 'payments.ofCart')).toHaveLength(1);
  });

  test('what cannot be read is asked by the page', async () => {
    const { cookie, wire } = sentAway();
    wire.failNext('payments.ofCart');
    const { props, status } = await askedPage(cart, '/cart', { cookie });
    expect(status).toBe(200);
    expect(props).toMatchObject({ payment: null, askPayment: true });
  });

  test('S3-63 a click from the bank’s site comes without cookies: the page asks by itself', async () => {
    sentAway();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { props } = await askedPage(cart, '/cart?payment=declined', headers);
    expect(props).toMatchObject({ cart: null, isCrossSite: true, payment: null, askPayment: true, cameBack: true });
  });
});
