/**
 * Keeps what is written on a product page or into an enquiry for this tab, so that loading the page again does not lose it, until the
 * product is in the cart or the enquiry is sent. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function storeDrafts(w: Window, d: Document): void {
  const TEXTS = ':is(#add-to-cart, #enquiry) :is(textarea, input[type=text])';
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const keyOf = ({ id }: Field): string => `posy-text:${w.location.pathname}#${id}`;
  const quietly = (work: () => void): void => {
    try {
      work();
    } catch {
      // Storage is blocked or full.
    }
  };
  // The URL says that a form without scripts has added or sent it. At once: the shopper may leave before the page is whole.
  if (/[?&](added|enquiry)=/.test(w.location.search))
    quietly(() => {
      for (const key of Object.keys(w.sessionStorage))
        if (key.startsWith(keyOf({ id: '' } as Field))) w.sessionStorage.removeItem(key);
    });
  w.addEventListener('DOMContentLoaded', () => {
    // The postcode of this tab, in the header.
    quietly(() =>
      d.querySelectorAll('[data-place]').forEach((e) => (e.textContent = w.sessionStorage.getItem('posy-place'))),
    );
    d.querySelectorAll<Field>(TEXTS).forEach((field) =>
      // Values restored by the server or the browser take precedence.
      quietly(() => (field.value ||= w.sessionStorage.getItem(keyOf(field)) ?? '')),
    );
  });
  // Before the listeners that hold events back.
  w.addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field;
      if (field.matches(TEXTS)) quietly(() => w.sessionStorage.setItem(keyOf(field), field.value));
    },
    true,
  );
}
