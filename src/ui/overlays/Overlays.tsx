import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { showsCart } from '../../domain/navigation/shows-cart';
import { Notices } from '../components/notices/Notices';
import { useShop } from '../shop-context';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';
import type { OverlayName } from '../view-models/site/overlays-view-model';

type Host = ComponentType<{ readonly site: SiteProps }>;

/**
 * Opens the overlay that a link anywhere on the page names by `data-overlay`; without scripts the link's address opens
 * a page with the same content. The first overlay loads their script. Notices are shown in front of an open overlay.
 */
export const Overlays = observer(function Overlays({ site }: { readonly site: SiteProps }) {
  const { overlays, notices } = useShop();
  const [Host, setHost] = useState<Host | null>(null);
  const isOpen = overlays.shown.length > 0;
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = overlayLink(event, site.storePrefix);
      if (link === null) return;
      event.preventDefault();
      // Not every browser focuses a pressed link; the focus returns to it.
      link.focus();
      // A popover gives the focus back to its opener, which is still there when the overlay is closed.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      void overlays.press(link.dataset.overlay as OverlayName, link.href);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [overlays, site]);
  useEffect(() => {
    if (!isOpen || Host !== null) return;
    const pressed = document.activeElement;
    pressed?.setAttribute('aria-busy', 'true');
    import('./OverlayHost')
      .then(
        ({ OverlayHost }) => setHost(() => OverlayHost),
        () => {
          const message = sharedTexts.unreachableNow;
          if (!overlays.giveUp()) notices.send({ type: 'danger', title: null, message, persist: false });
        },
      )
      .finally(() => pressed?.removeAttribute('aria-busy'));
  }, [overlays, notices, isOpen, Host]);
  return isOpen && Host !== null ? <Host site={site} /> : <Notices />;
});

/** Null for a press that is not ours: with a key that opens a new tab, or for the cart where the page shows it already. */
function overlayLink(event: MouseEvent, storePrefix: string): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-overlay]') : null;
  const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (link === null || !isPlain) return null;
  const path = window.location.pathname.slice(storePrefix.length);
  return link.dataset.overlay === 'cart' && showsCart(path) ? null : link;
}
