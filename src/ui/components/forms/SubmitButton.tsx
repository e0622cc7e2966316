import type { MouseEvent } from 'react';
import { usePending } from '../shared/use-pending';

interface SubmitButtonProps {
  readonly id: string;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
}

/** Keeps the focus in the field: the error shown when it is left would move the button away from under the press. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** A busy button stays focusable; pressing it again does nothing. */
export function SubmitButton({ id, label, busyLabel, isBusy }: SubmitButtonProps) {
  const isPending = usePending(isBusy);
  return (
    <button
      type="submit"
      id={id}
      className="button button-large"
      aria-busy={isPending || undefined}
      onMouseDown={keepFocus}
    >
      {isPending ? busyLabel : label}
    </button>
  );
}
