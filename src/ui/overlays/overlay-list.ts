import type { ComponentType } from 'react';
import type { SiteProps } from '../site-props';
import { newsletterTexts } from '../texts/en/account/newsletter';
import { overlayTexts } from '../texts/en/layout/overlays';
import { signInTexts } from '../texts/en/account/sign-in';
import type { OverlayName } from '../view-models/site/overlays-view-model';

/** Props of an overlay's content. */
export interface OverlayContentProps {
  readonly site: SiteProps;
  /** Closes the overlay; the focus returns to what opened it. */
  readonly onClose: () => void;
  /** Changes its title, for content with several views. */
  readonly onTitle: (title: string) => void;
}

export interface Overlay {
  readonly title: string;
  /** Along the right edge, or in the middle of the window. */
  readonly place: 'side' | 'middle';
  /** Loads the content; rejects if its script cannot be loaded. */
  readonly load: () => Promise<ComponentType<OverlayContentProps>>;
}

/** Every overlay: its content is a script of its own, loaded when it is opened. */
export const OVERLAYS: Readonly<Record<OverlayName, Overlay>> = {
  cart: {
    title: overlayTexts.cart,
    place: 'side',
    load: async () => (await import('./CartSidebar')).CartSidebar,
  },
  wishlist: {
    title: overlayTexts.wishlist,
    place: 'side',
    load: async () => (await import('./WishlistSidebar')).WishlistSidebar,
  },
  login: {
    title: signInTexts.titles['sign-in'],
    place: 'middle',
    load: async () => (await import('./LoginModal')).LoginModal,
  },
  newsletter: {
    title: newsletterTexts.title,
    place: 'middle',
    load: async () => (await import('./NewsletterModal')).NewsletterModal,
  },
  currency: {
    title: overlayTexts.currency,
    place: 'middle',
    load: async () => (await import('./CurrencyChoice')).CurrencyChoice,
  },
  store: {
    title: overlayTexts.store,
    place: 'middle',
    load: async () => (await import('./StoreChoice')).StoreChoice,
  },
  place: {
    title: overlayTexts.place,
    place: 'middle',
    load: async () => (await import('./PlaceChoice')).PlaceChoice,
  },
};
