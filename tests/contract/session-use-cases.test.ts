import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import { NO_CAPTCHA } from '../../src/adapters/recaptcha/create-recaptcha';
import { makeAttachEmail } from '../../src/application/checkout/attach-email';
import { makeChooseShippingMethod } from '../../src/application/checkout/choose-shipping-method';
import { makeChoosePayment } from '../../src/application/checkout/choose-payment';
import { makePlaceOrder } from '../../src/application/checkout/place-order';
import { makeSaveBilling } from '../../src/application/checkout/save-billing';
import { makeSetDeliveryAddress } from '../../src/application/checkout/set-delivery-address';
import { accountUseCases } from '../../src/composition/server/account-use-cases';
import { cartUseCases } from '../../src/composition/server/cart-use-cases';
import { anAccount, PASSWORD } from '../builders/a-customer';
import { WEDNESDAY_MORNING } from '../builders/a-shop';
import { anAddress } from '../builders/an-address';
import { someStoreData } from '../builders/some-store-data';
import { ACTIVE, sessionPorts } from './session-ports';
import { present, reasonOf, valueOf } from './suite';

/** A shopper of a shop with one order in the making for each session, with everything the storefront can do for them. */
function aShopper(shop = new InMemoryStore(someStoreData(), () => WEDNESDAY_MORNING)) {
  const visitor = new MemorySession();
  const ports = sessionPorts(shop, visitor);
  const cart = cartUseCases(ports.carts, visitor, new FixedClock(WEDNESDAY_MORNING));
  const data = { ...ports, visitor, signIn: visitor, paying: visitor, log: new MemoryLog(), captcha: NO_CAPTCHA };
  const account = accountUseCases({ ...data, loadGuestCart: cart.loadCart, needsConfirmation: async () => false });
  const checkout = {
    attachEmail: makeAttachEmail(data),
    setDeliveryAddress: makeSetDeliveryAddress(data),
    chooseShippingMethod: makeChooseShippingMethod(data),
    saveBilling: makeSaveBilling(data),
    choosePayment: makeChoosePayment(data),
    placeOrder: makePlaceOrder(data),
  };
  const buy = async (sku: string, quantity = 1) =>
    valueOf(await cart.addToCart({ product: valueOf(await ports.catalogue.product(sku, [])), quantity, answers: {} }));
  return { shop, visitor, ports, cart, account, checkout, buy };
}

const VAN = { carrier: 'van', method: 'door' };

test('S4-40 the id that a cart gets with its first line is the remembered one, and everything after it goes there', async () => {
  const { visitor, cart, buy } = aShopper();
  expect(valueOf(await cart.loadCart()).items).toEqual([]);
  expect(visitor.cartId()).toBe(ACTIVE);
  const first = await buy('TULIPS');
  expect(first.id).not.toBe(ACTIVE);
  expect(visitor.cartId()).toBe(first.id);
  expect((await buy('FERN')).id).toBe(first.id);
  expect(valueOf(await cart.countCart())).toBe(2);
  expect(valueOf(await cart.viewCart()).items.map(({ sku }) => sku)).toEqual(['TULIPS', 'FERN']);
});

test('S4-36 a cart that another tab has begun is found under the id it got there', async () => {
  const { visitor, cart, ports, buy } = aShopper();
  await cart.loadCart();
  const line = { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] };
  const begun = valueOf(await ports.carts.addLine(ACTIVE, line));
  expect(valueOf(await cart.loadCart())).toEqual(begun);
  expect(visitor.cartId()).toBe(begun.id);
  expect((await buy('TULIPS')).items).toHaveLength(2);
});

test('an order is placed and found by the cart that was shown; it is over then, and sending it again makes no other', async () => {
  const { shop, visitor, ports, cart, checkout, buy } = aShopper();
  const { id } = await buy('TULIPS', 2);
  valueOf(await checkout.attachEmail('ann@example.org'));
  valueOf(await checkout.setDeliveryAddress(anAddress()));
  valueOf(await checkout.chooseShippingMethod(VAN.carrier, VAN.method));
  valueOf(await checkout.saveBilling({ address: anAddress(), sameAsDelivery: true, delivery: VAN }));
  valueOf(await checkout.choosePayment('cash'));
  expect(await ports.orders.trace(id)).toEqual({ kind: 'not-yet' });
  shop.wire.loseNext('answer');
  const outcome = await checkout.placeOrder(id);
  expect(outcome).toEqual({ kind: 'placed', number: present(shop.orders[0], 'order').number });
  expect(visitor.cartId()).toBeNull();
  expect(reasonOf(await ports.carts.find(id)).kind).toBe('not-found');
  expect(await ports.orders.trace(id)).toEqual(outcome);
  expect(await checkout.placeOrder(id)).toEqual(outcome);
  expect(shop.orders).toHaveLength(1);
  expect(valueOf(await cart.loadCart()).items).toEqual([]);
});

test('S4-24 who signs in finds what they put into the cart here and elsewhere, once', async () => {
  const first = aShopper();
  anAccount(first.shop);
  const ann = { email: 'ann@example.org', password: PASSWORD };
  valueOf(await first.account.signIn(ann));
  await first.buy('FERN');
  const second = aShopper(first.shop);
  await second.buy('TULIPS', 2);
  const { cart } = valueOf(await second.account.signIn(ann));
  const quantity = present(cart, 'cart').items.map(({ sku, quantity }) => [sku, quantity]);
  expect(quantity).toEqual([
    ['FERN', 1],
    ['TULIPS', 2],
  ]);
  expect(second.visitor.cartId()).toBe(cart?.id);
  expect(valueOf(await second.account.loadCart())).toEqual(cart);
  expect(valueOf(await first.account.loadCart())).toEqual(cart);
});

test('S4-28 S4-29 who signs out has nothing in hand, and finds it again', async () => {
  const { shop, visitor, cart, account, buy } = aShopper();
  anAccount(shop);
  const ann = { email: 'ann@example.org', password: PASSWORD };
  valueOf(await account.signIn(ann));
  const kept = await buy('TULIPS');
  await account.signOut();
  expect([visitor.cartId(), visitor.isSignedIn()]).toEqual([null, false]);
  expect(valueOf(await cart.loadCart()).items).toEqual([]);
  expect(valueOf(await account.signIn(ann)).cart).toEqual(kept);
});

test('S5-27 another e-mail that counts after a letter is told so, and the page goes on with the old one', async () => {
  const { shop, account } = aShopper();
  anAccount(shop);
  valueOf(await account.signIn({ email: 'ann@example.org', password: PASSWORD }));
  const customer = present(valueOf(await account.loadCustomer()), 'customer');
  const ask = { change: { lastName: 'Fern' }, email: 'ann@new.example', password: PASSWORD };
  expect(valueOf(await account.updateProfile(customer, ask))).toEqual({
    customer: { ...customer, lastName: 'Fern' },
    emailTo: 'ann@new.example',
  });
});
