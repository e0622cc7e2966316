/** What `cross-tab-session.ts`, in every page, listens to. */
const SIGNED_IN_KEY = 'posy-signed-in';
const CHANGED_KEY = 'posy-changed';

/** Tells the other tabs, if it is new to them. */
export function rememberSignedIn(signedIn: boolean): void {
  quietly(() => (signedIn ? localStorage.setItem(SIGNED_IN_KEY, '1') : localStorage.removeItem(SIGNED_IN_KEY)));
}

/** Notifies the other tabs that the cart or the wishlist has changed; nothing stays in the storage. */
export function announceChange(): void {
  quietly(() => {
    localStorage.setItem(CHANGED_KEY, '1');
    localStorage.removeItem(CHANGED_KEY);
  });
}

/** Calls `changed` when another tab has signed in or out, or changed the cart or the wishlist. */
export function followOtherTabs(changed: () => void): void {
  document.addEventListener('posy:visitor', changed);
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is blocked or full: the other tabs look again when they are loaded.
  }
}
