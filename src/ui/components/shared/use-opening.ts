import { useState } from 'react';

interface Openings {
  /** Null while closed; another number, for React's `key`, each time it is opened. */
  readonly opening: number | null;
  readonly open: () => void;
  /** Closes this opening. A dialog reports late that it was closed, when it may have been opened again already. */
  readonly close: (opening: number) => void;
}

/** Whether a dialog is open. */
export function useOpening(): Openings {
  const [opening, setOpening] = useState<number | null>(null);
  return {
    opening,
    open: () => setOpening((now) => (now ?? 0) + 1),
    close: (closed) => setOpening((now) => (now === closed ? null : now)),
  };
}
