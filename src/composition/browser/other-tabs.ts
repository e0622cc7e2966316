/** What `one-visitor.ts`, in every page, listens to. */
const SIGNED_IN_KEY = 'posy-signed-in';
const WISHES_KEY = 'posy-wishes';

/** Tells the other tabs, if it is new to them. */
export function rememberSignedIn(signedIn: boolean): void {
  quietly(() => (signedIn ? localStorage.setItem(SIGNED_IN_KEY, '1') : localStorage.removeItem(SIGNED_IN_KEY)));
}

/** Tells the other tabs that the wishlist has changed; nothing of it stays in the storage. */
export function announceWishes(): void {
  quietly(() => {
    localStorage.setItem(WISHES_KEY, '1');
    localStorage.removeItem(WISHES_KEY);
  });
}

/** Calls `changed` when another tab has signed in or out, or changed the wishlist. */
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
