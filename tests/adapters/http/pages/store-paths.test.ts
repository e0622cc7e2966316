import { loadCartPage } from '../../../../src/adapters/http/pages/cart';
import { loadNewsletter, loadSignIn } from '../../../../src/adapters/http/pages/account';
import { loadCheckoutStart, loadCheckoutStep, loadThankYou } from '../../../../src/adapters/http/pages/checkout';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import type { SiteProps } from '../../../../src/ui/site-props';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const STORES = 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings';
const home = publicPage(loadPath);
const cart = personalPage(loadCartPage);
const steps = personalPage(loadCheckoutStep);

test.each([
  [home, '/weddings', '/weddings', '/weddings'],
  [cart, '/cart', '/weddings/cart', '/weddings'],
  [cart, '/cart', '/cart', ''],
  [personalPage(loadSignIn), '/sign-in', '/weddings/sign-in', '/weddings'],
  [personalPage(loadNewsletter), '/newsletter', '/weddings/newsletter', '/weddings'],
  [steps, '/checkout/x?step=payment', '/weddings/checkout/x?step=payment', '/weddings'],
  [personalPage(loadThankYou), '/checkout/thank-you?order=1', '/weddings/checkout/thank-you?order=1', '/weddings'],
  [cart, '/cart', '/_next/data/build/cart.json', ''],
] as const)(
  'S1-13, S4-61 %p, which Next finds at %s for %s, is of the store below %j',
  async (page, url, sent, prefix) => {
    aServerApp({ home: aHomePage() }, { STORES });
    const { status, props } = await askedPage<{ site: SiteProps }>(page, url, {}, sent);
    const currency = prefix === '' ? 'GBP' : 'EUR';
    expect([status, props]).toMatchObject([200, { site: { storePrefix: prefix, currency } }]);
  },
);

test.each([
  ['/cart', '/unknown/cart'],
  ['/cart', '/WEDDINGS/cart'],
  ['/cart', '/weddings/weddings/cart'],
  ['/cart', '/default/cart'],
  ['/checkout/x', '/unknown/checkout/x'],
])('S4-61 %s is 404 and not cached below what is no store: %s', async (url, sent) => {
  aServerApp({}, { STORES });
  const { status, props, headers } = await askedPage(cart, url, { cookie: 'vsf-cart=cart-1' }, sent);
  expect([status, headers['cache-control'], props]).toMatchObject([404, 'private, no-store', { failure: 404 }]);
  expect(props).not.toHaveProperty('cart');
});

test.each([
  ['/checkout', '/checkout/user-account'],
  ['/weddings/checkout', '/weddings/checkout/user-account'],
])('S2-8, S4-61 %s leads to the first step, %s', async (sent, location) => {
  aServerApp({}, { STORES });
  const asked = askedPage(personalPage(loadCheckoutStart), '/checkout', {}, sent);
  await expect(asked).rejects.toThrow(`leads to ${location}`);
});
