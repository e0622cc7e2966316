import '../theme/lazy/overlays.module.css';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../components/shared/Icon';
import { overlayTexts } from '../texts/en/layout/overlays';
import type { Overlay } from './overlay-list';

interface OverlayFrameProps {
  /** Unique among the open ones. */
  readonly name: string;
  readonly place: Overlay['place'];
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog with a title and a close button. The browser's own `<dialog>` keeps the focus in it, closes on Escape, closes the mobile
 * menu and the search box, and returns the focus. One that was opened before the page was hydrated (`early-cart.ts`) stays open.
 */
export function OverlayFrame({ name, place, title, onClose, children }: OverlayFrameProps) {
  const [dialog] = useState(() => document.querySelector<HTMLDialogElement>(`#early-${name}`) ?? newDialog(place));
  // A field that takes the focus can do so only once the dialog is open.
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    dialog.addEventListener('close', onClose);
    return () => dialog.removeEventListener('close', onClose);
  }, [dialog, onClose]);
  useLayoutEffect(() => {
    dialog.setAttribute('aria-labelledby', titleId(name));
    if (takeOver(dialog)) document.getElementById(titleId(name))?.focus();
    else {
      document.body.append(dialog);
      dialog.showModal();
    }
    setOpen(true);
    return () => {
      // Before the element goes, or the focus would be lost.
      dialog.close();
      dialog.remove();
    };
  }, [dialog, name]);
  return createPortal(
    <>
      <div className="overlay-head">
        <h2 id={titleId(name)} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          id={`${name}-overlay-close`}
          className="overlay-close"
          aria-label={overlayTexts.close(title)}
          onClick={() => dialog.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="overlay-body">{isOpen && children}</div>
    </>,
    dialog,
  );
}

const CLASS_NAMES = { side: 'overlay overlay-side', middle: 'overlay overlay-middle' };

function newDialog(place: Overlay['place']): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = CLASS_NAMES[place];
  if (place === 'side') dialog.setAttribute('closedby', 'any');
  return dialog;
}

/** False for a new dialog. One that was opened early and closed since tells its listeners again that it was closed. */
function takeOver(dialog: HTMLDialogElement): boolean {
  const early = dialog.querySelector('[data-early]');
  if (early === null) return false;
  early.remove();
  dialog.removeAttribute('id');
  if (!dialog.open) dialog.dispatchEvent(new Event('close'));
  return true;
}

/** Id of an overlay's title, which can take the focus when the focused element is gone. */
export const titleId = (name: string): string => `${name}-overlay-title`;
