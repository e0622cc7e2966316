import { scrollToTop } from '../../src/ui/scroll-to-top';

/** A page scrolled to 800 px, whose frames the test draws. */
function aPage(isStill = false) {
  const site = document.createElement('iframe');
  document.body.append(site);
  const w = site.contentWindow as Window & typeof globalThis;
  const frames: ((now: number) => void)[] = [];
  let top = 800;
  Object.defineProperty(w, 'scrollY', { get: () => top });
  Object.assign(w, {
    matchMedia: (query: string) => ({ matches: isStill && query === '(prefers-reduced-motion: reduce)' }),
    scrollTo: (to: ScrollToOptions) => {
      expect(to.behavior).toBe('instant');
      top = to.top ?? NaN;
    },
    requestAnimationFrame: (work: (now: number) => void) => frames.push(work),
  });
  return {
    w,
    top: () => top,
    drawsAt: (now: number) => frames.splice(0).forEach((work) => work(now)),
    waits: () => frames.length > 0,
  };
}

test('S9-36 reaches the top in 500 ms, never going back', () => {
  const page = aPage();
  scrollToTop(page.w);
  const seen = [0, 100, 250, 499, 500].map((ms) => (page.drawsAt(7000 + ms), page.top()));
  expect(seen[0]).toBe(800);
  expect([...seen].sort((one, other) => other - one)).toEqual(seen);
  expect(new Set(seen).size).toBe(5);
  expect([seen[4], page.waits()]).toEqual([0, false]);
});

test('S9-36 jumps with reduced motion', () => {
  const page = aPage(true);
  scrollToTop(page.w);
  expect([page.top(), page.waits()]).toEqual([0, false]);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('S9-36 stops at a %s of the shopper', (type) => {
  const page = aPage();
  scrollToTop(page.w);
  page.drawsAt(0);
  page.drawsAt(100);
  const before = page.top();
  page.w.dispatchEvent(new page.w.Event(type));
  page.drawsAt(200);
  expect([page.top(), page.waits(), before < 800]).toEqual([before, false, true]);
});
