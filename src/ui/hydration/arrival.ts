/**
 * Marks the document until the page has loaded: `arriving`, and on a first visit `stand-ins`. Meanwhile the theme leaves
 * the line to the first picture: typefaces and the gallery's other pictures wait. Printed into the page by its source text,
 * so it must not refer to anything outside itself.
 */
export function markArrival(w: Window, d: Document): void {
  const LATEST_MS = 3000;
  const marks = ['arriving'];
  // Whoever comes from another page of the shop has the typefaces already.
  if (!d.referrer.startsWith(`${w.location.origin}/`)) marks.push('stand-ins');
  const { classList } = d.documentElement;
  const hasArrived = (): void => classList.remove(...marks);
  classList.add(...marks);
  // A task after a frame's callbacks runs once it is painted.
  w.addEventListener('load', () => w.requestAnimationFrame(() => void w.setTimeout(hasArrived)));
  // Hidden pages have no frames.
  w.setTimeout(hasArrived, LATEST_MS);
}
