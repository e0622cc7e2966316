import fc from 'fast-check';
import { makeHandleSessionExpired } from '../../../../src/application/account/handle-session-expired';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function aPage() {
  const data = aShop();
  let messages = 0;
  let redirects = 0;
  const notices = {
    leave: (notice: 'not-authorised') => {
      messages += 1;
      data.visitor.leave(notice);
    },
  };
  const expire = makeHandleSessionExpired({ ...data, notices, goHome: () => void (redirects += 1) });
  return { ...data, expire, counts: () => ({ messages, redirects }) };
}

test('S4-18 S4-19 S4-20 forgets token and cart, leaves a flash message and goes home', async () => {
  const page = aPage();
  signedIn(page);
  page.visitor.rememberCart('cart-9');
  await page.expire();
  expect([page.visitor.token(), page.visitor.cartId()]).toEqual([null, null]);
  expect(page.visitor.take()).toBe('not-authorised');
  expect(page.visitor.take()).toBeNull();
  expect(page.counts()).toEqual({ messages: 1, redirects: 1 });
});

test('S4-19 S4-20 handles the expiry once when several calls fail together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, calls) => {
      const page = aPage();
      signedIn(page);
      page.visitor.rememberCart('cart-9');
      for (let call = 0; call < calls; call += 1) void scheduler.schedule(Promise.resolve()).then(() => page.expire());
      await scheduler.waitAll();
      await Promise.resolve();
      expect(page.counts()).toEqual({ messages: 1, redirects: 1 });
    }),
    { numRuns: 200 },
  );
});

test('keeps a guest cart when a call for customers only is refused', async () => {
  const page = aPage();
  const { id } = page.shop.openNewCart();
  page.visitor.rememberCart(id);
  await page.expire();
  expect(page.visitor.cartId()).toBe(id);
  expect(page.counts()).toEqual({ messages: 1, redirects: 1 });
});

test('S4-18 forgets a cart that belongs to an expired account session', async () => {
  const page = aPage();
  page.visitor.rememberCart(page.shop.openNewCart(anAccount(page.shop).id).id);
  await page.expire();
  expect(page.visitor.cartId()).toBeNull();
});

test('S4-18 keeps a new cart that replaced the refused one meanwhile', async () => {
  const page = aPage();
  const refused = page.shop.openNewCart(anAccount(page.shop).id).id;
  const fresh = page.shop.openNewCart().id;
  page.visitor.rememberCart(refused);
  const expiring = page.expire();
  page.visitor.rememberCart(fresh);
  await expiring;
  expect(page.visitor.cartId()).toBe(fresh);
});
