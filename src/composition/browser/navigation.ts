/** Ways to another page, by the browser and not by the router, so that it is loaded as a whole. */
export interface Navigation {
  /** Leads to a path of the site, or to an address of another. */
  readonly assign: (address: string) => void;
  /** The same without a step that the way back undoes. */
  readonly replace: (address: string) => void;
  readonly reload: () => void;
}

export const browserNavigation: Navigation = {
  assign: (address) => window.location.assign(address),
  replace: (address) => window.location.replace(address),
  reload: () => window.location.reload(),
};
