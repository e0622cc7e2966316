import { join } from 'node:path';
import { reachedFrom } from '../reached-from';

const OF_ACCOUNTS =
  /(view-models\/account\/|application\/(account|address-book)\/|browser-account|recaptcha|middleware-(accounts|address-book|customer-carts|order-history|newsletter|shop-pages)|texts\/en\/account|credential)/;

test('the script of every page holds nothing of accounts: it comes when somebody signs in, or is signed in', () => {
  const reached = reachedFrom('composition/browser/browser-app.ts');
  expect(reached).toContain(join('ui', 'view-models', 'cart-view-model.ts'));
  expect(reached.filter((file) => OF_ACCOUNTS.test(file))).toEqual([]);
});

test('the script of accounts holds them all', () => {
  const reached = reachedFrom('composition/browser/account.ts');
  expect(reached.filter((file) => OF_ACCOUNTS.test(file)).length).toBeGreaterThan(20);
});
