import { useEffect, useRef, useState } from 'react';

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
