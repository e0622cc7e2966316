import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShopApp } from '../../../src/ui/shop-context';
import { DefaultLayout } from '../../../src/ui/layouts/SiteLayout';
import { OverlayFrame } from '../../../src/ui/overlays/OverlayFrame';
import { aTab, draw, markup, someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';
import { someOverlays } from '../some-overlays';

beforeAll(haveDialogs);
afterEach(() => window.history.replaceState(null, '', '/'));

const page = (storePrefix = '') => (
  <DefaultLayout site={someSiteProps({ storePrefix })}>
    <p>
      <a href="/elsewhere">Elsewhere</a>
    </p>
  </DefaultLayout>
);

/** A page of a visitor; `went` are the addresses that were followed. */
function opened({ storePrefix = '', ...parts }: { storePrefix?: string } & Partial<ShopApp> = {}) {
  const tab = aTab();
  const went: string[] = [];
  const app = { ...tab.app, overlays: someOverlays(false, went), ...parts };
  draw(page(storePrefix), { ...tab, app });
  return { app, went };
}

const link = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Cart' });
const sidebar = () => screen.findByRole('dialog', { name: 'Your cart' });
const press = (element: Element) => act(async () => fireEvent.click(element));

test('S2-54 the cart is a link without scripts, which opens the sidebar with them', async () => {
  const links = [...markup(page('/ie')).querySelectorAll('a[data-overlay=cart]')];
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['/ie/cart', '/ie/cart']);
  opened();
  expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull();
  await press(link());
  expect((await sidebar()).hasAttribute('open')).toBe(true);
});

test('the focus goes into an overlay and returns to what opened it, by its close button', async () => {
  const { app } = opened();
  await press(link());
  const inside = within(await sidebar());
  expect(document.activeElement).toBe(inside.getByRole('heading', { name: 'Your cart' }));
  await press(inside.getByRole('button', { name: 'Close: Your cart' }));
  expect([screen.queryByRole('dialog', { name: 'Your cart' }), app.overlays.shown]).toEqual([null, []]);
  expect(document.activeElement).toBe(link());
});

test('S2-54 opens again at once after Escape, whose event of the closed dialog comes late', async () => {
  opened();
  await press(link());
  const before = (await sidebar()) as HTMLDialogElement;
  before.open = false;
  await press(link());
  fireEvent(before, new Event('close'));
  expect((await sidebar()).hasAttribute('open')).toBe(true);
});

test('an overlay that its content closes returns the focus too', async () => {
  const { app } = opened();
  await press(link());
  await sidebar();
  act(() => app.overlays.shown.forEach(app.overlays.close));
  expect(document.activeElement).toBe(link());
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', async (key) => {
  const { app } = opened();
  const pressed = createEvent.click(link(), { [key]: true });
  // Following a link is not possible here.
  link().addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link(), pressed);
  expect(app.overlays.shown).toEqual([]);
});

test.each([
  ['', '/cart'],
  ['', '/cart/change'],
  ['/ie', '/ie/checkout/payment'],
])('in the store %p the cart’s link is followed at %s, which shows the cart itself', (storePrefix, path) => {
  window.history.replaceState(null, '', path);
  const { app } = opened({ storePrefix });
  const pressed = createEvent.click(link());
  fireEvent(link(), pressed);
  expect([app.overlays.shown, pressed.defaultPrevented]).toEqual([[], false]);
});

test('notices are drawn in front of an open overlay, once', async () => {
  const { app } = opened();
  await press(link());
  const dialog = await sidebar();
  act(() => app.notices.send({ type: 'success', title: null, message: 'It is done', persist: true }));
  expect(within(dialog).getByText('It is done')).toBe(screen.getByText('It is done'));
  act(() => app.overlays.shown.forEach(app.overlays.close));
  expect(screen.getByText('It is done')).toBeDefined();
});

test('overlays are closed when the page is left, so that they are not open on the way back', async () => {
  const { app } = opened();
  await press(link());
  await sidebar();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(app.overlays.shown).toEqual([]));
});

test('the closing of a dialog within an overlay leaves the overlay open', async () => {
  let closed = 0;
  draw(
    <OverlayFrame name="cart" place="side" title="Outer" onClose={() => (closed += 1)}>
      <dialog aria-label="Inner" open />
    </OverlayFrame>,
  );
  await act(async () => (await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Inner' })).close());
  expect(closed).toBe(0);
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Outer' }).close());
  expect(closed).toBe(1);
});

/** The dialog that is open before the page is hydrated. */
function earlyDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'early-cart';
  dialog.innerHTML = '<div data-early><h2 tabindex="-1">Wait</h2></div>';
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

test('S2-54 a dialog that was opened before the page was hydrated stays open and gets the content', async () => {
  const { app } = opened();
  link().focus();
  const early = earlyDialog();
  let closed = 0;
  early.addEventListener('close', () => (closed += 1));
  act(() => app.overlays.open('cart'));
  const dialog = await sidebar();
  expect([dialog === early, early.open, closed, early.textContent?.includes('Wait')]).toEqual([true, true, 0, false]);
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Your cart' }));
  await press(within(dialog).getByRole('button', { name: 'Close: Your cart' }));
  expect([document.querySelector('dialog'), app.overlays.shown, document.activeElement]).toEqual([null, [], link()]);
});

test('S2-54 a dialog that was closed before its script came stays closed', async () => {
  const { app } = opened();
  earlyDialog().close();
  act(() => app.overlays.open('cart'));
  await waitFor(() => expect(app.overlays.shown).toEqual([]));
  expect(document.querySelector('dialog')).toBeNull();
});
