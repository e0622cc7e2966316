import { observableRef } from 'mobx';
import { makeAutoObservable } from '../shared/make-observable';

/** Sidebars and modals. Filters, search and the mobile menu keep their own state. */
export type OverlayName = 'cart' | 'wishlist' | 'login' | 'newsletter' | 'currency' | 'store' | 'place';

/** One opening of an overlay: the same overlay opened again is another one. */
export interface OverlayOpening {
  readonly name: OverlayName;
  readonly id: number;
}

interface OverlaysDeps {
  /** Whether the visitor is a customer, once the server has said so. */
  readonly isCustomer: () => Promise<boolean>;
  /** Address of a customer's own page. */
  readonly account: string;
  /** Navigates to an address of the site. */
  readonly go: (address: string) => void;
}

/** Which overlays are open: each independently of the others, all closed at first. */
export class OverlaysViewModel {
  /** In the order in which they were opened; the last one is in front. */
  shown: readonly OverlayOpening[] = [];
  /** The page that stands in for the overlay opened last if its script cannot be loaded. */
  #standIn: string | null = null;
  #openings = 0;
  readonly #deps: OverlaysDeps;

  constructor(deps: OverlaysDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Opens what a link names; a customer goes to the page of the account instead. */
  async press(name: OverlayName, address: string): Promise<void> {
    if (name === 'login' && (await this.#deps.isCustomer())) this.#deps.go(this.#deps.account);
    else this.open(name, address);
  }

  /** `standIn`: address of a page to go to if the overlay cannot be drawn. */
  open(name: OverlayName, standIn: string | null = null): void {
    this.#standIn = standIn;
    this.shown = [...this.shown.filter((other) => other.name !== name), { name, id: ++this.#openings }];
  }

  /** A dialog reports late that it was closed: the overlay may have been opened again since, and stays open. */
  close({ id }: OverlayOpening): void {
    this.shown = this.shown.filter((other) => other.id !== id);
  }

  /** The page is being left: it is without overlays when the shopper comes back to it. */
  closeAll(): void {
    this.shown = [];
  }

  /** Nothing can be drawn. Goes to the page that stands in; returns false if there is none. */
  giveUp(): boolean {
    this.closeAll();
    if (this.#standIn === null) return false;
    this.#deps.go(this.#standIn);
    return true;
  }
}
