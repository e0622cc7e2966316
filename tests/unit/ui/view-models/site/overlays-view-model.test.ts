import { OverlaysViewModel, type OverlayName } from '../../../../../src/ui/view-models/site/overlays-view-model';

function open(isCustomer = false) {
  const went: string[] = [];
  const overlays = new OverlaysViewModel({
    isCustomer: async () => isCustomer,
    go: (address) => void went.push(address),
  });
  return { overlays, went };
}

test.each<[string, OverlayName]>([
  ['S4-1', 'cart'],
  ['S4-2', 'wishlist'],
  ['S4-3', 'login'],
  ['S4-4', 'newsletter'],
])('%s the %s overlay is closed at first, and opens and closes without changing the others', (_, name) => {
  const { overlays } = open();
  expect(overlays.shown).toEqual([]);
  overlays.open(name);
  overlays.open('currency');
  expect(overlays.shown).toEqual([name, 'currency']);
  overlays.open(name);
  expect(overlays.shown).toEqual([name, 'currency']);
  overlays.close(name);
  expect(overlays.shown).toEqual(['currency']);
  overlays.close(name);
  expect(overlays.shown).toEqual(['currency']);
});

test('a page that is left has no overlay when the shopper comes back', () => {
  const { overlays } = open();
  overlays.open('wishlist');
  overlays.open('login');
  overlays.closeAll();
  expect(overlays.shown).toEqual([]);
});

test('S2-77 the account opens the login modal for a guest, and the page of the account for a customer', async () => {
  const guest = open();
  await guest.overlays.press('login', '/account');
  expect([guest.overlays.shown, guest.went]).toEqual([['login'], []]);
  const customer = open(true);
  await customer.overlays.press('login', '/account');
  expect([customer.overlays.shown, customer.went]).toEqual([[], ['/account']]);
  await customer.overlays.press('cart', '/cart');
  expect([customer.overlays.shown, customer.went]).toEqual([['cart'], ['/account']]);
});

test('an overlay that cannot be drawn closes, and its link is followed', async () => {
  const { overlays, went } = open();
  await overlays.press('cart', '/ie/cart');
  expect(overlays.giveUp()).toBe(true);
  expect([overlays.shown, went]).toEqual([[], ['/ie/cart']]);
  overlays.open('login');
  expect(overlays.giveUp()).toBe(false);
  expect([overlays.shown, went]).toEqual([[], ['/ie/cart']]);
});
