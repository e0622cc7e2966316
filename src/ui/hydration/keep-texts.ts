/**
 * Keeps what is written on a product page for this tab, so that loading the page again does not lose a card message, until
 * the product is in the cart. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function keepTexts(w: Window, d: Document): void {
  const TEXTS = '#add-to-cart :is(textarea, input[type=text])';
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const keyOf = ({ id }: Field): string => `posy-text:${w.location.pathname}#${id}`;
  const quietly = (work: () => void): void => {
    try {
      work();
    } catch {
      // Storage is blocked or full.
    }
  };
  w.addEventListener('DOMContentLoaded', () => {
    // The postcode of this tab, in the header.
    quietly(() =>
      d.querySelectorAll('[data-place]').forEach((e) => (e.textContent = w.sessionStorage.getItem('posy-place'))),
    );
    d.querySelectorAll<Field>(TEXTS).forEach((field) =>
      quietly(() => {
        // By the URL a form without scripts has added it.
        if (/[?&]added=/.test(w.location.search)) return w.sessionStorage.removeItem(keyOf(field));
        // What the server or the browser itself brought back counts.
        field.value ||= w.sessionStorage.getItem(keyOf(field)) ?? '';
      }),
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
