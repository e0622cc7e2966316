import '../theme/lazy/overlays.module.css';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
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
 * menu and the search box, and returns the focus.
 */
export function OverlayFrame({ name, place, title, onClose, children }: OverlayFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  // A field that takes the focus can do so only once the dialog is open.
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    setOpen(true);
    // Before the element goes, or the focus would be lost.
    return () => dialog?.close();
  }, []);
  // React passes on the closing of a dialog within this one.
  const closed = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={frame}
      className={place === 'side' ? 'overlay overlay-side' : 'overlay overlay-middle'}
      aria-labelledby={titleId(name)}
      {...(place === 'side' ? { closedby: 'any' } : {})}
      onClose={closed}
    >
      <div className="overlay-head">
        <h2 id={titleId(name)} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          id={`${name}-overlay-close`}
          className="overlay-close"
          aria-label={overlayTexts.close(title)}
          onClick={() => frame.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="overlay-body">{isOpen && children}</div>
    </dialog>
  );
}

/** Id of an overlay's title, which can take the focus when the focused element is gone. */
export const titleId = (name: string): string => `${name}-overlay-title`;
