import { useEffect, useRef } from 'react';
import type { CartItem } from '../../../domain/cart/cart';
import { cartTexts } from '../../texts/en/cart/cart';

interface RemoveDialogProps {
  /** The item to confirm, another object for each press; null when nothing is asked. */
  readonly asked: { readonly item: CartItem } | null;
  readonly onYes: (item: CartItem) => void;
  readonly onClose: () => void;
}

/** A native dialog, which traps the focus, closes on Escape and restores the focus. */
export function RemoveDialog({ asked, onYes, onClose }: RemoveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [asked]);
  const yes = () => {
    dialog.current?.close();
    if (asked !== null) onYes(asked.item);
  };
  return (
    <dialog
      ref={dialog}
      id="remove-dialog"
      className="panel m-auto w-[calc(100%-2rem)] max-w-md backdrop:bg-ink/45"
      aria-labelledby="remove-title"
      aria-describedby="remove-question"
      // The event is late: the question may have been asked again meanwhile.
      onClose={() => dialog.current?.open !== true && onClose()}
    >
      <div className="grid gap-4">
        <h2 id="remove-title">{cartTexts.confirmTitle}</h2>
        <p id="remove-question">{asked === null ? '' : cartTexts.confirmQuestion(asked.item.name)}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" id="remove-yes" className="button" onClick={yes}>
            {cartTexts.yes}
          </button>
          <button
            type="button"
            id="remove-cancel"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            {cartTexts.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
