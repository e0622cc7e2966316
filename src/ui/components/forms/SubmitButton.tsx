import { type MouseEvent, useEffect, useRef, useState } from 'react';

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

/** ms */
const MIN_PENDING_MS = 200;

/** Whether to draw a pending state: while it loads and at least 200 ms, so that a quick response does not flicker. */
export function usePending(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isLoading) return;
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(false), MIN_PENDING_MS);
  }, [isLoading]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isLoading || isHeld;
}
