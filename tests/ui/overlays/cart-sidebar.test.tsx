import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../../src/domain/shared/result';
import { DefaultLayout } from '../../../src/ui/layouts/SiteLayout';
import { CartViewModel } from '../../../src/ui/view-models/cart/cart-view-model';
import { aCart, aCartItem } from '../../builders/a-cart';
import { aCartTab } from '../../unit/ui/a-cart-tab';
import { settled } from '../../unit/ui/a-schedule';
import { axeFaults } from '../cart-axe';
import { anApp, described, renderHydrated } from '../cart-drawn';
import { someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);

const later = () => act(settled);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await later();
};

type CartTab = Awaited<ReturnType<typeof aCartTab>>;

/** A page whose cart sidebar is open, of a visitor whose cart holds these skus. */
async function opened(skus: readonly string[], cartOf: (tab: CartTab) => CartViewModel = ({ cart }) => cart) {
  const tab = await aCartTab(...skus);
  const app = anApp({ cart: cartOf(tab), schedule: tab.timers.schedule });
  const drawn = await renderHydrated(
    app,
    <DefaultLayout site={someSiteProps({ storePrefix: '/ie' })}>
      <h1>Tulips</h1>
    </DefaultLayout>,
  );
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
  const sidebar = await screen.findByRole('dialog', { name: 'Your cart' });
  const { loading } = app.cart;
  await waitFor(() => expect(loading.isLoading || loading.error !== null || app.cart.cart !== null).toBe(true));
  await later();
  return { ...tab, ...drawn, app, sidebar };
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of/ });

test('S2-54 shows the items, how many there are, the totals and the ways on', async () => {
  const { sidebar, wire } = await opened(['TULIPS', 'FERN']);
  expect(wire.calls).toEqual(['carts.find']);
  expect(within(sidebar).getByText('Total items: 2')).toBeDefined();
  expect(within(sidebar).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(sidebar.textContent).toContain('Total before delivery');
  const way = (name: string) => within(sidebar).getByRole('link', { name }).getAttribute('href');
  expect([way('Go to checkout'), way('View the whole cart')]).toEqual(['/ie/checkout/user-account', '/ie/cart']);
  expect(await axeFaults(sidebar)).toEqual([]);
});

test('shows that it is loading, and is empty with a way back to the page', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { app, sidebar } = await opened([], ({ useCases, timers }) => {
    const loadCart = () => arrival.then(useCases.loadCart);
    return new CartViewModel({
      useCases: { ...useCases, loadCart },
      schedule: timers.schedule,
      announce: () => undefined,
    });
  });
  expect(within(sidebar).getByText('One moment…')).toBeDefined();
  expect(within(sidebar).queryByRole('heading', { name: 'Your cart is empty' })).toBeNull();
  arrive();
  await later();
  expect(within(sidebar).getByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
  expect(await axeFaults(sidebar)).toEqual([]);
  await press('Back to the shop');
  expect(app.overlays.shown).toEqual([]);
});

test('a cart that could not be loaded can be loaded again', async () => {
  const { sidebar } = await opened(['TULIPS'], ({ wire, cart }) => {
    wire.failNext('carts.find');
    return cart;
  });
  expect(
    within(sidebar)
      .getByText(/Nothing in it is lost/)
      .closest('[role=alert]'),
  ).not.toBeNull();
  await press('Try again');
  expect(fields()).toHaveLength(1);
});

test('S2-54 an item whose day is not possible any more says so, also after another change of the cart', async () => {
  const refusal = { kind: 'after-cut-off', cutOffMinutes: 840, before: null, earliest: '2027-02-15' } as const;
  const { sidebar, timers } = await opened(['TULIPS'], ({ useCases, timers: { schedule } }) => {
    const dated = { attributes: [{ label: 'Delivery date', value: '2027-02-13', isDay: true }] };
    const withDays = (found: Awaited<ReturnType<typeof useCases.loadCart>>) =>
      found.ok ? ok({ ...found.value, items: found.value.items.map((item) => ({ ...item, ...dated })) }) : found;
    const loadCart = async () => {
      const found = withDays(await useCases.loadCart());
      const itemUid = found.ok ? (found.value.items[0]?.uid ?? '') : '';
      return found.ok ? ok({ ...found.value, lapsed: [{ itemUid, day: '2027-02-13', refusal }] }) : found;
    };
    const changeQuantity: typeof useCases.changeQuantity = async (...change) => {
      const changed = await useCases.changeQuantity(...change);
      return changed.ok
        ? ok({ ...changed.value, items: changed.value.items.map((item) => ({ ...item, ...dated })) })
        : changed;
    };
    return new CartViewModel({
      useCases: { ...useCases, loadCart, changeQuantity },
      schedule,
      announce: () => undefined,
    });
  });
  const said = () => sidebar.querySelector('.cart-row .alert')?.textContent;
  expect(said()).toMatch(/^Orders for that day had to reach us before 2 pm.*Please choose another day\.$/);
  fireEvent.change(fields()[0] as Element, { target: { value: '2' } });
  await act(() => timers.pass(1000));
  await later();
  expect(within(sidebar).getByText('Total items: 2')).toBeDefined();
  expect(said()).toMatch(/Please choose another day/);
});

test('S4-43 a refused quantity is reverted in its row and says why, and so does a refused coupon', async () => {
  const { timers, shop, sidebar } = await opened(['TULIPS']);
  shop.restock('TULIPS', 2);
  fireEvent.change(fields()[0] as Element, { target: { value: '9' } });
  await act(() => timers.pass(1000));
  expect([fields()[0]?.value, described(fields()[0] as Element)]).toEqual(['1', expect.stringMatching(/2/)]);
  const coupon = within(sidebar).getByLabelText<HTMLInputElement>('Coupon code');
  fireEvent.change(coupon, { target: { value: 'WRONG' } });
  await press('Apply');
  expect([coupon.value, described(coupon)]).toEqual(['WRONG', expect.stringMatching(/coupon/)]);
});

test('S4-47, S4-49 an item is removed after a confirmation within the sidebar, which stays and takes the focus', async () => {
  const { held, sidebar } = await opened(['TULIPS', 'FERN']);
  await press('Remove Name of TULIPS');
  await press('Cancel');
  expect([held()?.lines.length, sidebar.isConnected]).toEqual([2, true]);
  await press('Remove Name of TULIPS');
  await press('Yes, remove it');
  expect([held()?.lines.length, sidebar.isConnected]).toEqual([1, true]);
  expect(document.activeElement).toBe(within(sidebar).getByRole('heading', { name: 'Your cart' }));
  expect(within(sidebar).getByText('Product removed')).toBeDefined();
});

test('a quantity that is still waiting is sent when the sidebar is closed', async () => {
  const { held } = await opened(['TULIPS']);
  fireEvent.change(fields()[0] as Element, { target: { value: '3' } });
  await press('Close: Your cart');
  expect(held()?.lines[0]?.quantity).toBe(3);
});

test('S2-54 thirty items are all listed, above one way to the checkout', async () => {
  const skus = Array.from({ length: 30 }, (_, at) => `BUNCH-${at}`);
  const { sidebar } = await opened([], ({ timers, useCases }) => {
    const items = skus.map((sku) => aCartItem({ uid: sku, sku, name: sku, path: `/${sku}.html` }));
    const loadCart = async () => ok(aCart({ items }));
    return new CartViewModel({
      useCases: { ...useCases, loadCart },
      schedule: timers.schedule,
      announce: () => undefined,
    });
  });
  expect(within(sidebar).getByText('Total items: 30')).toBeDefined();
  expect(within(sidebar).getAllByRole('heading', { level: 3 })).toHaveLength(30);
  expect(within(sidebar).getAllByRole('link', { name: 'Go to checkout' })).toHaveLength(1);
});
