import { aKey } from '../builders/an-order-attempt';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { FixedClock, MemoryLog } from '../../src/adapters/memory/memory-system';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { sessionPorts } from '../../src/adapters/memory/session/session-ports';
import type { CommerceBackend } from '../../src/composition/commerce/commerce-backend';
import type { Cart } from '../../src/domain/cart/cart';
import { cartDigest } from '../../src/domain/cart/cart-digest';
import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import { RouteCache } from '../../src/adapters/http/cache/route-cache';
import { ProductCopies } from '../../src/adapters/http/cache/product-copies';
import { createRequestScope } from '../../src/composition/server/request-scope';
import type { RequestScope } from '../../src/adapters/http/server-app';
import { visitorOf } from '../../src/composition/server/visitor-of';
import { anAccount, PASSWORD } from '../builders/a-customer';
import { WEDNESDAY_MORNING } from '../builders/a-shop';
import { anAddress } from '../builders/an-address';
import { BrowserCookies } from '../builders/browser-cookies';
import { someStoreData } from '../builders/some-store-data';
import { configOf, EVERYTHING } from '../composition/a-server-app';
import { present, reasonOf, valueOf } from './suite';

/** A shopper of a shop with one draft order for each session; every use case runs in a separate request. */
function aShopper(shop = new InMemoryStore(someStoreData(), () => WEDNESDAY_MORNING)) {
  const config = configOf();
  const [store] = config.stores;
  const clock = new FixedClock(WEDNESDAY_MORNING);
  const ports = sessionPorts(shop, { token: () => null, keepToken: () => undefined });
  const backend: CommerceBackend = {
    offers: EVERYTHING,
    open: ({ session }) => sessionPorts(shop, session),
  };
  const browser = new BrowserCookies();
  const open = () =>
    createRequestScope(
      {
        config,
        clock,
        log: new MemoryLog(),
        content: new MemoryContent(shop),
        backend,
        routes: new RouteCache(() => 0),
        copies: new ProductCopies(() => 0),
        tree: () => Promise.resolve([]),
        orderStatus: { name: 'Where is my order?', path: '/order-status' },
        deliverySchedule: () => Promise.resolve(aDeliverySchedule()),
      },
      visitorOf({ cookie: browser.header() }, present(store, 'store'), config.cookieProfile),
    );
  const request = async <Value>(work: (scope: RequestScope) => Promise<Value>): Promise<Value> => {
    const scope = open();
    const value = await work(scope);
    browser.take(scope.session.setCookies());
    return value;
  };
  const buy = (sku: string, quantity = 1) =>
    request(async ({ useCases }) =>
      valueOf(await useCases.cart.addProduct({ sku, chosen: [], quantity, answers: {} })),
    );
  const signIn = () =>
    request(async ({ useCases: { account } }) =>
      valueOf(await account.signIn({ email: 'ann@example.org', password: PASSWORD, captchaToken: null })),
    );
  return {
    shop,
    /** The state of a guest, read outside any request. */
    ports,
    request,
    buy,
    signIn,
    signOut: () => request(({ useCases }) => useCases.account.signOut()),
    loadCart: () => request(async ({ useCases }) => valueOf(await useCases.cart.loadCart())),
    placeOrder: (shown: Cart, attemptKey = aKey()) =>
      request(({ useCases }) =>
        useCases.checkout.placeOrder({ cartId: shown.id, digest: cartDigest(shown), payment: 'cash', attemptKey }),
      ),
    cartId: () => open().session.cart.cartId(),
    isSignedIn: () => open().session.auth.isSignedIn(),
  };
}

const VAN = { carrier: 'van', method: 'door' };

test('S4-40 remembers the id that a cart gets with its first line, and later changes use it', async () => {
  const { cartId, loadCart, request, buy } = aShopper();
  expect((await loadCart()).items).toEqual([]);
  const session = cartId();
  const first = await buy('TULIPS');
  expect([null, first.id]).not.toContain(session);
  expect(cartId()).toBe(first.id);
  expect((await buy('FERN')).id).toBe(first.id);
  expect(valueOf(await request(({ useCases }) => useCases.cart.countCart()))).toBe(2);
  const { items } = valueOf(await request(({ useCases }) => useCases.cart.viewCart()));
  expect(items.map(({ sku }) => sku)).toEqual(['TULIPS', 'FERN']);
});

test('S4-36 a cart that another tab has created is found by its new id', async () => {
  const { cartId, loadCart, ports, buy } = aShopper();
  await loadCart();
  const line = { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] };
  const begun = valueOf(await ports.carts.addLine(present(cartId(), 'session'), line));
  expect(await loadCart()).toEqual(begun);
  expect(cartId()).toBe(begun.id);
  expect((await buy('TULIPS')).items).toHaveLength(2);
});

test("an order is placed and traced by the displayed cart's id, and sending it again makes no second order", async () => {
  const { shop, cartId, ports, loadCart, placeOrder, request, buy } = aShopper();
  const { id } = await buy('TULIPS', 2);
  const steps: readonly ((checkout: RequestScope['useCases']['checkout']) => Promise<unknown>)[] = [
    async (checkout) => valueOf(await checkout.attachEmail(id, 'ann@example.org')),
    async (checkout) => valueOf(await checkout.setDeliveryAddress(id, anAddress())),
    async (checkout) => valueOf(await checkout.chooseShippingMethod(id, VAN.carrier, VAN.method)),
    async (checkout) =>
      valueOf(await checkout.saveBilling(id, { address: anAddress(), sameAsDelivery: true, delivery: VAN })),
    async (checkout) => valueOf(await checkout.choosePayment(id, 'cash')),
  ];
  for (const step of steps) await request(({ useCases }) => step(useCases.checkout));
  const shown = await loadCart();
  expect(await ports.orders.trace(id, null)).toEqual({ kind: 'not-yet' });
  shop.wire.loseNext('response');
  const outcome = await placeOrder(shown);
  expect(outcome).toEqual({ kind: 'placed', number: present(shop.orders[0], 'order').number });
  expect(cartId()).toBeNull();
  expect(reasonOf(await ports.carts.find(id)).kind).toBe('not-found');
  expect(await ports.orders.trace(id, null)).toEqual(outcome);
  expect(await placeOrder(shown)).toEqual(outcome);
  expect(shop.orders).toHaveLength(1);
  expect((await loadCart()).items).toEqual([]);
});

test("S4-24 signing in merges the items of this browser with the customer's, once", async () => {
  const first = aShopper();
  anAccount(first.shop);
  await first.signIn();
  await first.buy('FERN');
  const second = aShopper(first.shop);
  await second.buy('TULIPS', 2);
  const { cart } = await second.signIn();
  const quantity = present(cart, 'cart').items.map(({ sku, quantity }) => [sku, quantity]);
  expect(quantity).toEqual([
    ['FERN', 1],
    ['TULIPS', 2],
  ]);
  expect(second.cartId()).toBe(cart?.id);
  expect(await second.loadCart()).toEqual(cart);
  expect(await first.loadCart()).toEqual(cart);
});

test('S4-28 S4-29 signing out removes the cart, which returns at the next sign-in', async () => {
  const { shop, cartId, isSignedIn, loadCart, signIn, signOut, buy } = aShopper();
  anAccount(shop);
  await signIn();
  const kept = await buy('TULIPS');
  await signOut();
  expect([cartId(), isSignedIn()]).toEqual([null, false]);
  expect((await loadCart()).items).toEqual([]);
  expect((await signIn()).cart).toEqual(kept);
});

test('S5-27 an email that has to be confirmed is reported so, and the page keeps the old one', async () => {
  const { shop, request, signIn } = aShopper();
  anAccount(shop);
  await signIn();
  const customer = present(
    await request(async ({ useCases }) => valueOf(await useCases.account.loadCustomer())),
    'customer',
  );
  const change = { change: { lastName: 'Fern' }, email: 'ann@new.example', password: PASSWORD };
  const updated = await request(({ useCases }) => useCases.account.updateProfile(change));
  expect(valueOf(updated)).toEqual({ customer: { ...customer, lastName: 'Fern' }, emailTo: 'ann@new.example' });
});
