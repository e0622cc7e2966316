import { getServerSideProps } from '../../../../src/pages/order-status';
import { anAddress } from '../../../builders/an-address';
import { ok, refuse } from '../../../../src/domain/shared/result';
import type { CommerceOffers } from '../../../../src/application/commerce';
import { aServerApp, EVERYTHING } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

/** A guest's order, and the page after the form was sent with these values. */
function guestShop() {
  const data = aServerApp();
  const cart = data.shop.openNewCart();
  const address = anAddress({ postcode: 'PO19 1LB' });
  const ready = { ...cart, email: 'Ann@example.org', deliveryAddress: address, billingAddress: address };
  const number = data.shop.sell(ready);
  const right = { number, email: 'ann@example.org', postcode: 'po191lb' };
  const ask = (typed: Partial<typeof right> = {}) => {
    const kept = encodeURIComponent(new URLSearchParams({ ...right, ...typed }).toString());
    return askedPage(getServerSideProps, '/order-status?order=asked', { cookie: `posy-asked-order=${kept}` });
  };
  return { ...data, number, ask };
}

test('a guest sees the order by number, email and postcode, stored nowhere', async () => {
  const { ask, number } = guestShop();
  const { props, headers } = await ask();
  expect(props).toMatchObject({ order: { number }, refusal: null });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('whatever is wrong, the page is the same', async () => {
  const { ask } = guestShop();
  const wrong = [{ number: '999999999' }, { email: 'eve@example.org' }, { postcode: 'PO19 1LC' }, { number: '' }];
  for (const typed of wrong) expect((await ask(typed)).props).toMatchObject({ order: null, refusal: 'unknown' });
});

test('asks for nothing before the form is sent', async () => {
  const { wire } = guestShop();
  const { props } = await askedPage(getServerSideProps, '/order-status');
  expect(props).toMatchObject({ order: null, refusal: null });
  expect(wire.calls).not.toContain('orderHistory.findForGuest');
});

test('a shop that does not answer says so, and the page stays', async () => {
  const { ask, wire } = guestShop();
  wire.failNext('orderHistory.findForGuest');
  expect(await ask()).toMatchObject({ status: 200, props: { order: null, refusal: 'unreachable' } });
});

/** The page of a shop whose backend says this of guests' orders, after the form was sent with `kept`. */
async function pageWhere(guestOrders: CommerceOffers['guestOrders'], kept = '') {
  aServerApp({}, {}, { ...EVERYTHING, guestOrders });
  return askedPage(getServerSideProps, kept === '' ? '/order-status' : '/order-status?order=asked', {
    cookie: `posy-asked-order=${encodeURIComponent(kept)}`,
  });
}

test('where guests cannot ask there is no form, before anything is typed', async () => {
  const { props } = await pageWhere(async () => ok(null));
  expect(props).toMatchObject({ asks: null, order: null, refusal: 'not-offered' });
});

test('a form is not shown while the backend does not say what it asks for', async () => {
  const { status, props } = await pageWhere(async () => refuse({ kind: 'unreachable', status: null }));
  expect([status, props]).toMatchObject([200, { asks: null, order: null, refusal: 'unreachable' }]);
});

test('a proof of another kind than the backend asks for finds nothing', async () => {
  const { props } = await pageWhere(async () => ok('surname'), 'number=1&email=a%40b.example&postcode=PO19+1LB');
  expect(props).toMatchObject({ asks: 'surname', order: null, refusal: 'unknown' });
});
