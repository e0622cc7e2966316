import { type RefObject, useEffect, useState } from 'react';

/**
 * True once something may appear at `place` without moving what the shopper looks at: below the window, or on a page
 * that was not scrolled. Then it stays true.
 */
export function useOutOfSight(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isReady || isFree) return;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top >= window.innerHeight || window.scrollY === 0) setFree(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [place, isReady, isFree]);
  return isFree;
}
