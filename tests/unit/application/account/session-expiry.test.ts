import fc from 'fast-check';
import { makeSessionExpiry } from '../../../../src/application/account/session-expiry';
import type { Failure } from '../../../../src/application/ports/failures';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

const TRANSIENT: readonly Failure[] = [
  { kind: 'unreachable', status: null },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Later.' },
];

function aVisit() {
  const data = aShop();
  let messages = 0;
  const notices = {
    leave: (notice: 'not-authorised') => {
      messages += 1;
      data.visitor.leave(notice);
    },
  };
  return { ...data, ...makeSessionExpiry({ ...data, notices }), messages: () => messages };
}

/** A customer whose token the backend no longer accepts. */
function expired() {
  const data = aVisit();
  const account = signedIn(data);
  data.shop.people.revoke(data.visitor.token() ?? '');
  return { ...data, account };
}

describe('An expired session', () => {
  test('S4-18 S4-19 S4-20 is ended: token and cart are forgotten and a message is left', async () => {
    const { isExpired, end, visitor, shop, account, messages } = expired();
    visitor.rememberCart(shop.openNewCart(account.id).id);
    expect(await isExpired()).toBe(true);
    expect(await end()).toBe(true);
    expect([visitor.isSignedIn(), visitor.token(), visitor.cartId()]).toEqual([false, null, null]);
    expect([visitor.take(), visitor.take(), messages()]).toEqual(['not-authorised', null, 1]);
  });

  test('S4-19 S4-20 ends once, however often it is requested', async () => {
    const { end, messages } = expired();
    expect([await end(), await end(), await end()]).toEqual([true, false, false]);
    expect(messages()).toBe(1);
  });

  test('S4-17 is only reported by isExpired', async () => {
    const { isExpired, visitor, messages } = expired();
    visitor.rememberCart('cart-9');
    const token = visitor.token();
    expect(await isExpired()).toBe(true);
    expect([visitor.token(), visitor.cartId(), messages()]).toEqual([token, 'cart-9', 0]);
  });

  test('S4-26 a guest’s cart that was not wholly taken is active again', async () => {
    const { end, visitor, shop, account } = expired();
    const left = { cartId: shop.openNewCart().id, doubtful: null };
    visitor.rememberCart(shop.openNewCart(account.id).id);
    visitor.leaveGuestCart(left);
    await end();
    expect([visitor.cartId(), visitor.leftGuestCart()]).toEqual([left.cartId, left]);
  });

  test('S4-18 leaves a guest cart that was not merged yet', async () => {
    const { end, visitor, shop } = expired();
    const { id } = shop.openNewCart();
    visitor.rememberCart(id);
    expect(await end()).toBe(true);
    expect(visitor.cartId()).toBe(id);
  });

  test('S4-18 leaves a new cart that replaced the refused one meanwhile', async () => {
    const { end, visitor, shop, account } = expired();
    visitor.rememberCart(shop.openNewCart(account.id).id);
    const fresh = shop.openNewCart().id;
    visitor.forgetSignIn();
    const ending = end();
    visitor.rememberCart(fresh);
    expect(await ending).toBe(true);
    expect(visitor.cartId()).toBe(fresh);
  });

  test.each(TRANSIENT)('S4-18 keeps a cart when its lookup fails transiently ($kind)', async (failure) => {
    const { end, visitor, shop, account, wire } = expired();
    const { id } = shop.openNewCart(account.id);
    visitor.rememberCart(id);
    wire.failNext('carts.totalQuantity', failure);
    expect(await end()).toBe(true);
    expect([visitor.isSignedIn(), visitor.cartId()]).toEqual([false, id]);
  });

  test('S4-18 is also that of a visitor without a token whose cart belongs to a customer', async () => {
    const { isExpired, end, visitor, shop } = aVisit();
    visitor.rememberCart(shop.openNewCart(anAccount(shop).id).id);
    expect(await isExpired()).toBe(true);
    expect(await end()).toBe(true);
    expect([visitor.cartId(), visitor.take()]).toEqual([null, 'not-authorised']);
  });
});

describe('A session that has not expired', () => {
  test('is that of a signed-in customer, even with the cart of another', async () => {
    const data = aVisit();
    signedIn(data);
    data.visitor.rememberCart('of-somebody-else');
    const token = data.visitor.token();
    expect([await data.isExpired(), await data.end(), data.messages()]).toEqual([false, false, 0]);
    expect([data.visitor.token(), data.visitor.cartId()]).toEqual([token, 'of-somebody-else']);
  });

  test('is that of a guest with a cart of their own, or with none', async () => {
    const { isExpired, end, visitor, shop, wire } = aVisit();
    expect([await isExpired(), await end(), wire.calls]).toEqual([false, false, []]);
    const { id } = shop.openNewCart();
    visitor.rememberCart(id);
    expect([await isExpired(), await end(), visitor.cartId()]).toEqual([false, false, id]);
  });

  test.each(TRANSIENT)('S4-17 is kept while the backend is unreachable ($kind)', async (failure) => {
    const data = expired();
    data.visitor.rememberCart('cart-9');
    const token = data.visitor.token();
    for (let call = 0; call < 2; call += 1) data.wire.failNext('accounts.customer', failure);
    expect([await data.isExpired(), await data.end(), data.messages()]).toEqual([false, false, 0]);
    expect([data.visitor.token(), data.visitor.cartId()]).toEqual([token, 'cart-9']);
  });
});

test('S4-18 ends in the same state in whatever order responses arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, calls) => {
      const { end, visitor, shop, account } = expired();
      visitor.rememberCart(shop.openNewCart(account.id).id);
      for (let call = 0; call < calls; call += 1) void scheduler.schedule(Promise.resolve()).then(end);
      await scheduler.waitAll();
      await new Promise((done) => setImmediate(done));
      expect([visitor.isSignedIn(), visitor.cartId(), visitor.take()]).toEqual([false, null, 'not-authorised']);
    }),
    { numRuns: 100 },
  );
});
