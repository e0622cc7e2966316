import { OverlaysViewModel, type OverlayName } from '../../../../../src/ui/view-models/site/overlays-view-model';

function open(isCustomer = false) {
  const went: string[] = [];
  const overlays = new OverlaysViewModel({
    isCustomer: async () => isCustomer,
    account: '/ie/customer/my-profile',
    go: (address) => void went.push(address),
  });
  return { overlays, went, names: () => overlays.shown.map(({ name }) => name) };
}

test.each<[string, OverlayName]>([
  ['S4-1', 'cart'],
  ['S4-2', 'wishlist'],
  ['S4-3', 'login'],
  ['S4-4', 'newsletter'],
])('%s the %s overlay is closed at first, and opens and closes without changing the others', (_, name) => {
  const { overlays, names } = open();
  expect(overlays.shown).toEqual([]);
  overlays.open(name);
  overlays.open('currency');
  expect(names()).toEqual([name, 'currency']);
  const first = overlays.shown.slice(0, 1);
  first.forEach(overlays.close);
  expect(names()).toEqual(['currency']);
  first.forEach(overlays.close);
  expect(names()).toEqual(['currency']);
});

test('S4-3 an overlay opened again stays open when its dialog reports late that it was closed before', () => {
  const { overlays, names } = open();
  overlays.open('login');
  const closedByEscape = overlays.shown;
  overlays.open('login');
  closedByEscape.forEach(overlays.close);
  expect(names()).toEqual(['login']);
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
  await guest.overlays.press('login', '/ie/sign-in');
  expect([guest.names(), guest.went]).toEqual([['login'], []]);
  const customer = open(true);
  await customer.overlays.press('login', '/ie/sign-in');
  expect([customer.names(), customer.went]).toEqual([[], ['/ie/customer/my-profile']]);
  await customer.overlays.press('cart', '/cart');
  expect([customer.names(), customer.went]).toEqual([['cart'], ['/ie/customer/my-profile']]);
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
