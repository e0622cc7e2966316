type Browser = Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> };

/**
 * Whether there is a connection, as far as the browser knows. Nothing is drawn from it: the line about it is on pages
 * without React too (src/offline/page). `browser` is asked in the page only, never on the server.
 */
export class ConnectionViewModel {
  constructor(private readonly browser: () => Browser) {}

  get isOnline(): boolean {
    return this.browser().navigator.onLine;
  }

  /** Resolves when there is a connection again; null if there is one now. */
  whenBack(): Promise<void> | null {
    if (this.isOnline) return null;
    return new Promise((back) => this.browser().addEventListener('online', () => back(), { once: true }));
  }
}
