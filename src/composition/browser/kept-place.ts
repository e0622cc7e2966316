import { parsePostcode } from '../../domain/delivery/postcode';
import type { KeptPlace } from '../../ui/view-models/product/delivery-place';

const KEY = 'posy-place';

/** The postcode of this tab in `sessionStorage`. If the browser denies storage, nothing is kept. */
export const keptPlace: KeptPlace = {
  read: () => {
    const kept = quietly(() => sessionStorage.getItem(KEY));
    return kept !== null && parsePostcode(kept).ok ? kept : null;
  },
  write: (postcode) =>
    void quietly(() => (postcode === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, postcode))),
};

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
