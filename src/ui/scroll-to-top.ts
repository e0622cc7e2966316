const SCROLL_MS = 500;
/** Events by which the shopper scrolls: the page must not pull against them. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to the top of the page within half a second; with reduced motion it jumps. */
export function scrollToTop(w: Window): void {
  const from = w.scrollY;
  // Instant, because each frame sets a position of its own.
  const to = (top: number) => w.scrollTo({ top, behavior: 'instant' });
  if (w.matchMedia('(prefers-reduced-motion: reduce)').matches) return to(0);
  let start: number | null = null;
  let isOver = false;
  const takeOver = (): void => {
    isOver = true;
    TAKE_OVER.forEach((type) => w.removeEventListener(type, takeOver));
  };
  const step = (now: number): void => {
    if (isOver) return;
    start ??= now;
    const left = Math.max(0, 1 - (now - start) / SCROLL_MS);
    to(from * left ** 3);
    if (left > 0) w.requestAnimationFrame(step);
    else takeOver();
  };
  TAKE_OVER.forEach((type) => w.addEventListener(type, takeOver, { passive: true }));
  w.requestAnimationFrame(step);
}
