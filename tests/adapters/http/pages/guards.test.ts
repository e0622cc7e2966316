import type { GetServerSideProps } from 'next';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { loadCheckoutStep } from '../../../../src/adapters/http/pages/checkout';
import { guarded } from '../../../../src/adapters/http/pages/guards';
import { personalPage } from '../../../../src/composition/server/pages';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const account = (...guards: readonly string[]) =>
  personalPage(guarded(guards, async () => ({ kind: 'page', body: { mine: 'secret' } })));

/** Where a page redirects. */
async function ledTo(
  page: GetServerSideProps<object>,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies: {}, headers: { ...headers } });
  const res = new ServerResponse(req);
  const answer = await page({ req, res, query, resolvedUrl: url });
  if (!('redirect' in answer)) throw new Error(`${url} is shown`);
  return { to: answer.redirect.destination, headers: res.getHeaders() };
}

describe('Guarded pages', () => {
  test("S2-47 S2-46 a guest is redirected from account pages to the current store's home page", async () => {
    aServerApp({}, { STORES: 'default en-GB GBP; german de-DE EUR /german' });
    const { to, headers } = await ledTo(account('is-authenticated'), '/customer/my-profile');
    expect([to, headers['cache-control']]).toEqual(['/', 'private, no-store']);
    expect((await ledTo(account('is-authenticated'), '/german/customer/my-profile')).to).toBe('/german');
  });

  test('S2-46 a customer is let through', async () => {
    aServerApp();
    const { props } = await askedPage(account('is-authenticated'), '/customer/my-profile', {
      cookie: 'vsf-customer=t',
    });
    expect(props).toMatchObject({ mine: 'secret' });
  });

  test('a cross-site navigation, which has no cookies, is not redirected', async () => {
    aServerApp();
    const cold = { 'sec-fetch-site': 'cross-site' };
    expect((await askedPage(account('is-authenticated'), '/customer/my-profile', cold)).status).toBe(200);
  });

  test('S2-50 S8-5 an unknown guard is a 500, and is logged by name', async () => {
    const { log } = aServerApp();
    const { props, status } = await askedPage(account('is-admin'), '/customer/my-profile');
    expect([status, props]).toMatchObject([500, { failure: 500 }]);
    expect(props).not.toHaveProperty('mine');
    expect(log.entries.map(({ message }) => message)).toContain('Unknown middleware is-admin');
  });

  test.each([
    ['a step', () => import('../../../../src/pages/checkout/[step]'), '/checkout/payment?step=payment'],
    ['the thanks', () => import('../../../../src/pages/checkout/thank-you'), '/checkout/thank-you?order=000000001'],
  ])('S2-46 S2-49 S8-33 %s of the checkout has its guard, which only logs', async (_name, load, url) => {
    const { log } = aServerApp();
    const { getServerSideProps } = await load();
    expect((await askedPage<object>(getServerSideProps, url)).status).toBe(200);
    expect(log.warnings.map(({ message }) => message)).toEqual(['The checkout guard is not implemented']);
  });

  test('S2-49 guests without a cart and customers can open every step', async () => {
    aServerApp();
    const { getServerSideProps } = await import('../../../../src/pages/checkout/[step]');
    for (const step of ['user-account', 'shipping', 'billing', 'payment']) {
      const url = `/checkout/${step}?step=${step}`;
      for (const headers of [{}, { cookie: 'vsf-customer=t' }, { 'sec-fetch-site': 'cross-site' }]) {
        expect(await askedPage(getServerSideProps, url, headers)).toMatchObject({ status: 200, props: { step } });
      }
    }
  });

  test('S2-46 the path guard returns 404 for an unknown path', async () => {
    aServerApp();
    expect((await askedPage(account('url-resolver'), '/nothing.html')).status).toBe(404);
    expect((await askedPage(account('url-resolver'), '/flowers.html')).status).toBe(200);
  });
});

describe('An external checkout', () => {
  const ENV = { EXTERNAL_CHECKOUT_URL: 'https://pay.example', EXTERNAL_CHECKOUT_SYNC_PATH: '/vue/cart/sync' };
  const page = personalPage(loadCheckoutStep);
  const first = { step: 'user-account' };
  const at = '/checkout/user-account';

  test('S2-112 S6-10 gets token and cart in its URL, which no page contains', async () => {
    aServerApp({}, ENV);
    const { to, headers } = await ledTo(page, at, { cookie: 'vsf-customer=T; vsf-cart=C' }, first);
    expect(to).toBe('https://pay.example/vue/cart/sync/token/T/cart/C');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });

  test('S2-113 S6-10 gets an empty token for a guest', async () => {
    aServerApp({}, ENV);
    expect((await ledTo(page, at, { cookie: 'vsf-cart=C' }, first)).to).toBe(
      'https://pay.example/vue/cart/sync/token//cart/C',
    );
  });

  test('is not opened by a cross-site navigation, which has no cart', async () => {
    aServerApp({}, ENV);
    expect((await ledTo(page, at, { 'sec-fetch-site': 'cross-site' }, first)).to).toBe('/cart');
  });

  test('S2-114 is opened only if configured', async () => {
    aServerApp();
    await expect(ledTo(page, at, { cookie: 'vsf-cart=C' }, first)).rejects.toThrow('is shown');
  });
});
