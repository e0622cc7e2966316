import { clearDrafts } from '../../../src/adapters/browser/clear-drafts';
import { storeDrafts } from '../../../src/ui/hydration/draft-storage';
import { unhydratedPage } from './unhydrated-page';

const FORM = `<form id="add-to-cart"><textarea id="card"></textarea><input type="text" id="ribbon">
  <input type="email" id="email"></form><textarea id="review"></textarea>`;

/** The page, parsed; its windows share the storage of this one. */
function opened(form = FORM) {
  const page = unhydratedPage(form);
  Object.defineProperty(page.w, 'sessionStorage', { value: sessionStorage });
  page.fire(page.w, 'DOMContentLoaded');
  const field = (id: string) => page.element(id) as HTMLTextAreaElement;
  const write = (id: string, text: string) => {
    field(id).value = text;
    page.fire(field(id), 'input');
  };
  return { ...page, field, write };
}

afterEach(() => sessionStorage.clear());

test('a card and a ribbon are still written after the page was loaded again', () => {
  const { write } = opened();
  write('card', 'With love');
  write('ribbon', 'Grandad');
  const { field } = opened();
  expect([field('card').value, field('ribbon').value]).toEqual(['With love', 'Grandad']);
});

test('the header shows the postcode of the tab, and nothing without one', () => {
  const place = (page: ReturnType<typeof opened>) => page.element('place').textContent;
  const header = '<span id="place" data-place=""></span>';
  expect(place(opened(header))).toBe('');
  sessionStorage.setItem('posy-place', 'PO19');
  expect(place(opened(header))).toBe('PO19');
});

test('keeps no email address, and nothing of another form', () => {
  const { write } = opened();
  write('email', 'ann@example.org');
  write('review', 'Lovely');
  const { field } = opened();
  expect([field('email').value, field('review').value, sessionStorage.length]).toEqual(['', '', 0]);
});

test('what the server brought back counts, and an emptied field stays empty', () => {
  const { write } = opened();
  write('card', 'With love');
  expect(opened(FORM.replace('></textarea>', '>Refused</textarea>')).field('card').value).toBe('Refused');
  write('card', '');
  expect(opened().field('card').value).toBe('');
});

test('an enquiry is still written after the page was loaded again, until the page says that it is sent', () => {
  const form =
    '<form id="enquiry"><textarea id="wedding-message"></textarea><input type="email" id="wedding-email"></form>';
  const { write } = opened(form);
  write('wedding-message', 'Peonies');
  write('wedding-email', 'ann@example.org');
  const { field } = opened(form);
  expect([field('wedding-message').value, field('wedding-email').value]).toEqual(['Peonies', '']);
});

test.each(['?about=wedding&enquiry=sent', '?added=PEONIES'])(
  'the page after %s forgets what was written on it before it is parsed',
  (search) => {
    sessionStorage.setItem('posy-text:/enquiry#wedding-message', 'Peonies');
    sessionStorage.setItem('posy-text:/other#card', 'With love');
    const page = new EventTarget();
    storeDrafts(Object.assign(page, { location: { pathname: '/enquiry', search }, sessionStorage }) as never, document);
    expect(Object.keys(sessionStorage)).toEqual(['posy-text:/other#card']);
  },
);

test('forgets the card once it is in the cart', () => {
  const { write, w } = opened();
  write('card', 'With love');
  const key = (path: string) => `posy-text:${path}#card`;
  expect(Object.keys(sessionStorage)).toEqual([key(w.location.pathname)]);
  sessionStorage.setItem(key(window.location.pathname), 'With love');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual([key(w.location.pathname)]);
});

test('works where storage is blocked', () => {
  const page = unhydratedPage(FORM);
  Object.defineProperty(page.w, 'sessionStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  const faults: unknown[] = [];
  page.w.addEventListener('error', ({ message }) => faults.push(message));
  page.fire(page.w, 'DOMContentLoaded');
  page.fire(page.element('card'), 'input');
  expect(faults).toEqual([]);
});
