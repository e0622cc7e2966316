import type { MouseEvent } from 'react';
import { checkoutTexts } from '../../texts/en/checkout';
import { usePending } from '../shared/use-pending';

interface SubmitRowProps {
  readonly id: string;
  readonly label: string;
  readonly isBusy: boolean;
  /** Where "Go back" leads, with store prefix; null on the first step. */
  readonly back: string | null;
}

/** Keeps the focus in the field: the error shown when it is left would move the button away from under the press. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The submit button and the back link. A busy button stays focusable; pressing it again does nothing. */
export function SubmitRow({ id, label, isBusy, back }: SubmitRowProps) {
  const isPending = usePending(isBusy);
  return (
    <div className="submit-row">
      <button
        type="submit"
        id={id}
        className="button button-large"
        aria-busy={isPending || undefined}
        onMouseDown={keepFocus}
      >
        {isPending ? checkoutTexts.saving : label}
      </button>
      {back !== null && (
        <a href={back} className="button-plain min-h-11">
          {checkoutTexts.goBack}
        </a>
      )}
    </div>
  );
}
