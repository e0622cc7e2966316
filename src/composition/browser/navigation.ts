/** Full page navigations, not by the router. */
export interface Navigation {
  /** Navigates to a path of the site or an absolute URL. */
  readonly assign: (address: string) => void;
  /** The same, replacing the history entry. */
  readonly replace: (address: string) => void;
  readonly reload: () => void;
}

export const browserNavigation: Navigation = {
  assign: (address) => window.location.assign(address),
  replace: (address) => window.location.replace(address),
  reload: () => window.location.reload(),
};
