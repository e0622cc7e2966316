import type { SavedPostcode } from '../../ui/view-models/product/delivery-postcode';

const KEY = 'posy-place';
const CHANGED = 'posy:place';
/** A postcode in its form, or an outward code; the rule itself stays out of what every page loads. */
const WRITTEN = /^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]{2})?$/;

/** The postcode of this tab in `sessionStorage`. If the browser denies storage, nothing is kept. */
export const savedPostcode: SavedPostcode = {
  read: () => {
    const kept = quietly(() => sessionStorage.getItem(KEY));
    return kept !== null && WRITTEN.test(kept) ? kept : null;
  },
  write: (postcode) => {
    if (quietly(() => sessionStorage.getItem(KEY)) === postcode) return;
    quietly(() => (postcode === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, postcode)));
    // Until the page is hydrated the loader shows it.
    document.querySelectorAll('[data-place]').forEach((place) => (place.textContent = postcode ?? ''));
    window.dispatchEvent(new Event(CHANGED));
  },
  listen: (onChange) => {
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  },
};

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
