import { showsCart } from '../../domain/navigation/shows-cart';
import { overlayFrameTexts } from '../texts/en/layout/overlay-frame';

const TITLE_ID = 'early-cart-title';

/** What `OverlayFrame` and `OverlayWaiting` draw, which take its place. */
const WAITING = `<div class="contents" data-early=""><div class="overlay-head"><h2 id="${TITLE_ID}" tabindex="-1">${overlayFrameTexts.cart}</h2><form method="dialog"><button class="overlay-close" aria-label="${overlayFrameTexts.close(overlayFrameTexts.cart)}"><svg class="icon" aria-hidden="true"><use href="#icon-close"/></svg></button></form></div><div class="overlay-body"><p class="sr-only" role="status">${overlayFrameTexts.loading}</p><div aria-hidden="true" class="overlay-waiting">${'<div class="skeleton"></div>'.repeat(3)}</div></div></div>`;

/**
 * Opens the dialog of the cart's sidebar in the frame of the tap, while a page that is not hydrated yet hydrates. The loader has
 * marked the pressed link busy. `OverlayFrame` takes the dialog over; if it was closed before, the press is dropped.
 */
export function openCartEarly(w: Window & typeof globalThis, d: Document): void {
  const storePrefix = d.querySelector<HTMLElement>('[data-store-prefix]')?.dataset.storePrefix ?? '';
  if (showsCart(w.location.pathname.slice(storePrefix.length))) return;
  const busy = new w.MutationObserver(([record]) => {
    const link = record?.target as HTMLElement;
    if (link.hasAttribute('aria-busy') && !('hydrated' in d.documentElement.dataset)) open(link);
  });
  d.querySelectorAll('a[data-overlay=cart]').forEach((link) => busy.observe(link, { attributeFilter: ['aria-busy'] }));

  function open(link: HTMLElement): void {
    const dialog = d.querySelector<HTMLDialogElement>('#early-cart') ?? newDialog(link);
    // Not every browser focuses a pressed link; the focus returns to it.
    link.focus();
    dialog.showModal();
  }

  function newDialog(link: HTMLElement): HTMLDialogElement {
    const dialog = d.createElement('dialog');
    dialog.id = 'early-cart';
    dialog.className = 'overlay overlay-side';
    dialog.setAttribute('aria-labelledby', TITLE_ID);
    dialog.setAttribute('closedby', 'any');
    dialog.innerHTML = WAITING;
    d.body.append(dialog);
    /** The press that the loader plays back, unless the dialog was opened again. */
    const play = (event: Event): void => {
      if (dialog.open || !dialog.isConnected) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dialog.remove();
    };
    dialog.addEventListener('close', () => {
      if (dialog.querySelector('[data-early]') === null) return;
      link.addEventListener('click', play, { once: true });
    });
    w.addEventListener('pagehide', () => dialog.remove(), { once: true });
    return dialog;
  }
}
