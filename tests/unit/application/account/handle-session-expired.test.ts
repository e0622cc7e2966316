import fc from 'fast-check';
import { makeHandleSessionExpired } from '../../../../src/application/account/handle-session-expired';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function aPage() {
  const data = aShop();
  let left = 0;
  let went = 0;
  const notices = {
    leave: (notice: 'not-authorised') => {
      left += 1;
      data.visitor.leave(notice);
    },
  };
  const lose = makeHandleSessionExpired({ ...data, notices, goHome: () => void (went += 1) });
  return { ...data, lose, counts: () => ({ left, went }) };
}

test('S4-18 S4-19 S4-20 token and cart are forgotten, a warning is left for the next page, and home it goes', async () => {
  const page = aPage();
  signedIn(page);
  page.visitor.rememberCart('cart-9');
  await page.lose();
  expect([page.visitor.token(), page.visitor.cartId()]).toEqual([null, null]);
  expect(page.visitor.take()).toBe('not-authorised');
  expect(page.visitor.take()).toBeNull();
  expect(page.counts()).toEqual({ left: 1, went: 1 });
});

test('S4-19 S4-20 once, however many calls fail together, in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, calls) => {
      const page = aPage();
      signedIn(page);
      page.visitor.rememberCart('cart-9');
      for (let call = 0; call < calls; call += 1) void scheduler.schedule(Promise.resolve()).then(() => page.lose());
      await scheduler.waitAll();
      await Promise.resolve();
      expect(page.counts()).toEqual({ left: 1, went: 1 });
    }),
    { numRuns: 200 },
  );
});

test('a guest’s own cart is not lost by a call that only customers may make', async () => {
  const page = aPage();
  const { id } = page.shop.openNewCart();
  page.visitor.rememberCart(id);
  await page.lose();
  expect(page.visitor.cartId()).toBe(id);
  expect(page.counts()).toEqual({ left: 1, went: 1 });
});

test('S4-18 a cart of an account whose sign-in ran out is forgotten', async () => {
  const page = aPage();
  page.visitor.rememberCart(page.shop.openNewCart(anAccount(page.shop).id).id);
  await page.lose();
  expect(page.visitor.cartId()).toBeNull();
});

test('S4-18 a cart that has meanwhile taken the place of the refused one stays', async () => {
  const page = aPage();
  const refused = page.shop.openNewCart(anAccount(page.shop).id).id;
  const fresh = page.shop.openNewCart().id;
  page.visitor.rememberCart(refused);
  const losing = page.lose();
  page.visitor.rememberCart(fresh);
  await losing;
  expect(page.visitor.cartId()).toBe(fresh);
});
