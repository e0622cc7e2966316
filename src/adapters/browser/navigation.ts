/** Full page navigations, not by the router. */
export interface Navigation {
  /** Navigates to a path of the site or an absolute URL. */
  readonly assign: (address: string) => void;
  /** The same, replacing the history entry. */
  readonly replace: (address: string) => void;
  readonly reload: () => void;
}

const FOCUS_KEY = 'posy-focus';

export const browserNavigation: Navigation = {
  assign: (address) => window.location.assign(address),
  replace: (address) => window.location.replace(address),
  reload: () => {
    rememberFocus();
    window.location.reload();
  },
};

/** For the loader of the page that comes, which focuses the element with this id again; the browser itself keeps the scroll. */
function rememberFocus(): void {
  try {
    // Gives the focus back to what opened it.
    document.querySelectorAll('dialog[open]').forEach((dialog) => (dialog as HTMLDialogElement).close());
    sessionStorage.setItem(FOCUS_KEY, document.activeElement?.id ?? '');
  } catch {
    // Storage is blocked: the page begins at its beginning.
  }
}
