import { openCartEarly } from '../../../src/ui/hydration/early-cart';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);
afterEach(() => window.history.replaceState(null, '', '/'));

/** A page of the store /ie whose last script has run; `followed` are the presses that arrive. */
function opened(path = '/ie/flower-care') {
  window.history.replaceState(null, '', path);
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = `<header data-store-prefix="/ie"></header><a id="basket" href="#cart" data-overlay="cart">Cart</a>`;
  openCartEarly(window, document);
  const link = document.querySelector('#basket') as HTMLElement;
  const followed: string[] = [];
  document.addEventListener('click', ({ target }) => void followed.push((target as Element).id), { once: true });
  return {
    followed,
    link,
    /** As the loader marks a pressed link. */
    press: async () => {
      link.setAttribute('aria-busy', 'true');
      await Promise.resolve();
    },
    dialog: () => document.querySelector('dialog'),
  };
}

test('S2-54 opens the dialog of the cart as soon as its link is busy, with the focus in it', async () => {
  const { press, dialog } = opened();
  expect(dialog()).toBeNull();
  await press();
  expect([dialog()?.open, document.activeElement?.textContent]).toEqual([true, 'Your cart']);
});

test('S2-54 a cart that was closed swallows the press that is played back, once', async () => {
  const { press, dialog, link, followed } = opened();
  await press();
  dialog()?.close();
  expect(document.activeElement).toBe(link);
  link.click();
  expect([followed, dialog()]).toEqual([[], null]);
  link.click();
  expect(followed).toEqual(['basket']);
});

test('S2-54 a cart that was opened again does not', async () => {
  const { press, dialog, link, followed } = opened();
  await press();
  dialog()?.close();
  await press();
  link.click();
  expect([followed, dialog()?.open]).toEqual([['basket'], true]);
});

test('opens nothing where the page shows the cart, or once it is hydrated', async () => {
  const onCart = opened('/ie/cart');
  await onCart.press();
  expect(onCart.dialog()).toBeNull();
  const onHydrated = opened();
  document.documentElement.dataset.hydrated = '';
  await onHydrated.press();
  expect(onHydrated.dialog()).toBeNull();
});

test('a page that is left has no dialog when the shopper comes back', async () => {
  const { press, dialog } = opened();
  await press();
  window.dispatchEvent(new Event('pagehide'));
  expect(dialog()).toBeNull();
});
