import { useEffect, useRef, type RefObject } from 'react';

/** How far below the window something is loaded. */
const AHEAD = '300px';

/** Calls `onNear` once, when the element comes near the window. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
