import { parsePostcode } from '../../domain/delivery/postcode';
import type { KeptPlace } from '../../ui/view-models/product/delivery-place';

const KEY = 'posy-place';
const CHANGED = 'posy:place';

/** The postcode of this tab in `sessionStorage`. If the browser denies storage, nothing is kept. */
export const keptPlace: KeptPlace = {
  read: () => {
    const kept = quietly(() => sessionStorage.getItem(KEY));
    return kept !== null && parsePostcode(kept).ok ? kept : null;
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
