import { announceChange, rememberSignedIn } from '../../../src/adapters/browser/tell-other-tabs';
import { unhydratedPage } from './unhydrated-page';

const SIGN_OUT =
  '<form id="leave" method="post" action="/api/actions/sign-out"></form><form id="other" action="/x"></form>';

/** A page of one tab; `tells` what its page hears of the other tabs. */
function opened() {
  const page = unhydratedPage(SIGN_OUT);
  Object.defineProperty(page.w, 'sessionStorage', { value: sessionStorage });
  let heard = 0;
  page.d.addEventListener('posy:visitor', () => (heard += 1));
  /** What the browser fires in the other tabs of the shop. */
  const changed = (key: string, newValue: string | null) =>
    page.w.dispatchEvent(new (page.w as unknown as typeof globalThis).StorageEvent('storage', { key, newValue }));
  const looked = (hidden: boolean) => Object.defineProperty(page.d, 'hidden', { value: hidden, configurable: true });
  return { ...page, changed, looked, heard: () => heard };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('every form that signs out clears what the tab has kept, and no other form does', () => {
  const { fire, element } = opened();
  sessionStorage.setItem('posy-text:/roses.html#card', 'With love');
  fire(element('other'), 'submit');
  expect(sessionStorage).toHaveLength(1);
  fire(element('leave'), 'submit');
  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out in another tab clears what this tab has kept, and its page hears of it', () => {
  const { changed, heard } = opened();
  sessionStorage.setItem('posy-text:/roses.html#card', 'With love');
  changed('posy-signed-in', '1');
  expect([sessionStorage.length, heard()]).toEqual([1, 1]);
  changed('posy-signed-in', null);
  expect([sessionStorage.length, heard()]).toEqual([0, 2]);
});

test('a heart in another tab is heard once, and nothing else of the storage', () => {
  const { changed, heard } = opened();
  changed('posy-changed', '1');
  changed('posy-changed', null);
  changed('posy-checkout', '1');
  expect(heard()).toBe(1);
});

test('a tab that nobody looks at waits until somebody does', () => {
  const { changed, looked, heard, fire, d } = opened();
  looked(true);
  changed('posy-signed-in', '1');
  expect(heard()).toBe(0);
  looked(false);
  fire(d, 'visibilitychange');
  fire(d, 'visibilitychange');
  expect(heard()).toBe(1);
});

test('a page that is not hydrated asks again who the visitor is', () => {
  const { changed, asked } = opened();
  changed('posy-signed-in', '1');
  expect(asked.map(({ url }) => url)).toEqual(['/ie/api/actions/load-visitor']);
});

test('the storage holds that somebody is signed in, and nothing when nobody is', () => {
  rememberSignedIn(true);
  announceChange();
  expect({ ...localStorage }).toEqual({ 'posy-signed-in': '1' });
  rememberSignedIn(false);
  expect(localStorage).toHaveLength(0);
});
