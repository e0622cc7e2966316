import { parseDraft, type CheckoutMemory } from '../../ui/view-models/checkout/checkout-draft';
import { parsePlacedOrder } from '../../ui/view-models/checkout/placed-order';

const DRAFT_KEY = 'posy-checkout';
const PLACED_KEY = 'posy-placed';

/** The checkout draft in `sessionStorage`. If the browser denies storage, nothing is stored. */
export const checkoutStorage: CheckoutMemory = {
  read: () => quietly(() => parseDraft(sessionStorage.getItem(DRAFT_KEY))),
  write: (draft) => void quietly(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))),
  clear: () => void quietly(() => sessionStorage.removeItem(DRAFT_KEY)),
  keepPlaced: (order) => void quietly(() => sessionStorage.setItem(PLACED_KEY, JSON.stringify(order))),
  placed: () => quietly(() => parsePlacedOrder(sessionStorage.getItem(PLACED_KEY))),
};

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
