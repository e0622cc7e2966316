export interface OtherTabs {
  /** Whether the visitor is signed in; tells the other tabs if it is new to them. */
  remember(signedIn: boolean): void;
  /** Tells the other tabs that the cart has changed. */
  announce(): void;
}

/**
 * One visitor in all tabs: a sign-out or a deletion of the account clears what this tab has kept, however it was sent, and a
 * tab learns by `posy:visitor` that the visitor has signed in or out, or changed the cart or the wishlist, in another one. Returns what
 * remembers whether the visitor is signed in. Printed into the page by its source text, so it must not refer to anything
 * outside itself.
 */
export function shareSession(w: Window, d: Document): OtherTabs {
  const KEY = 'posy-signed-in';
  const CHANGED = 'posy-changed';
  const quietly = (work: () => void): void => {
    try {
      work();
    } catch {
      // Storage is blocked: nothing is kept, and each tab checks again when it is loaded.
    }
  };
  const clear = (): void => quietly(() => w.sessionStorage.clear());
  w.addEventListener(
    'submit',
    ({ target }) => /\/(sign-out|delete-account)$/.test(String((target as Element).getAttribute('action'))) && clear(),
    true,
  );
  const tell = (): boolean => d.dispatchEvent(new Event('posy:visitor'));
  w.addEventListener('storage', ({ key, newValue }) => {
    const isSession = key === KEY;
    if (!isSession && (key !== CHANGED || newValue === null)) return;
    if (isSession && newValue === null) clear();
    // Waits until the tab is visible, or it would consume the flash message for the tab that acted.
    if (d.hidden) d.addEventListener('visibilitychange', tell, { once: true });
    else tell();
  });
  return {
    remember: (signedIn) =>
      quietly(() => (signedIn ? w.localStorage.setItem(KEY, '1') : w.localStorage.removeItem(KEY))),
    announce: () =>
      quietly(() => {
        w.localStorage.setItem(CHANGED, '1');
        w.localStorage.removeItem(CHANGED);
      }),
  };
}
