import { join } from 'node:path';
import { reachedFrom } from '../reached-from';

const SHOP_WIDE = reachedFrom('composition/browser/browser-app.ts');
const OF_ACCOUNTS =
  /(view-models\/account\/|actions-client\/((account|address-book)-client|shop-settings)|browser\/(account|captcha)\.ts|recaptcha|texts\/en\/account|credential)/;
const OF_LATER =
  /(view-models\/(checkout|listing|reviews|search|wishlist\/(wish|move).*view-model)|actions-client\/(checkout|wishlist|reviews)-client|texts\/en\/(checkout|payment|wishlist|reviews))/;
const OF_THE_SERVER =
  /^(application\/|adapters\/(graphql-middleware|cookies|memory|cms)\/|composition\/(server|commerce|actions|reads|settings)\/)/;

test("every page's script contains nothing of accounts, which are loaded at sign-in", () => {
  expect(SHOP_WIDE).toContain(join('ui', 'view-models', 'cart', 'cart-view-model.ts'));
  expect(SHOP_WIDE.filter((file) => OF_ACCOUNTS.test(file))).toEqual([]);
});

test("every page's script contains none of the lazily loaded features", () => {
  expect(SHOP_WIDE.filter((file) => OF_LATER.test(file))).toEqual([]);
});

test('the script of a product page contains no answer checks, which are loaded at the first input', () => {
  const ofProduct = reachedFrom('composition/browser/ProductPage.tsx');
  const ofCheck = reachedFrom('adapters/actions-client/check-line.ts');
  const check = join('domain', 'catalogue', 'options', 'check-answers.ts');
  expect([ofProduct.includes(check), ofCheck.includes(check)]).toEqual([false, true]);
});

test('the account script contains all of them', () => {
  const reached = reachedFrom('composition/browser/account.ts');
  expect(reached.filter((file) => OF_ACCOUNTS.test(file)).length).toBeGreaterThan(12);
});

test.each([
  'browser-app',
  'account',
  'checkout',
  'lazy-features',
  'linked-products',
  'listing',
  'product',
  'payment',
  'reviews',
  'search',
  'stores',
  'wishlist',
])('the script %s contains no use case, no commerce adapter and no cookie adapter', (entry) => {
  const reached = reachedFrom(`composition/browser/${entry}.ts`);
  expect(reached.length).toBeGreaterThan(1);
  expect(reached.filter((file) => OF_THE_SERVER.test(file))).toEqual([]);
});
