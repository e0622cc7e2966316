/**
 * Marks the document until the page has loaded: `arriving`, and on a first visit `stand-ins`. Meanwhile nothing
 * competes with the first picture for bandwidth: typefaces and the gallery's other pictures wait. Once both typefaces
 * have loaded, one part of the page changes to them in each frame, because laying out the whole page again would be one
 * long task. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function markArrival(w: Window, d: Document): void {
  const LATEST_MS = 3000;
  const { classList } = d.documentElement;
  let isWaiting = true;
  const hasArrived = (): void => {
    if (!isWaiting) return;
    isWaiting = false;
    classList.remove('arriving');
    if (!classList.contains('stand-ins')) return;
    const faces = ['1em Fraunces', '1em Figtree'].map((face) => d.fonts.load(face));
    void Promise.allSettled(faces).then(() => {
      const parts = [...d.querySelectorAll('header,main>*,article>*,.product>*,main form>*,.card,footer')];
      const change = (): void => {
        const part = parts.pop();
        if (part === undefined) return classList.remove('stand-ins');
        part.classList.add('faces');
        w.requestAnimationFrame(change);
      };
      change();
    });
  };
  classList.add('arriving');
  // A visitor from another page of the shop has the typefaces already.
  if (!d.referrer.startsWith(`${w.location.origin}/`)) classList.add('stand-ins');
  // A task after a frame's callbacks runs once it is painted.
  w.addEventListener('load', () => w.requestAnimationFrame(() => void w.setTimeout(hasArrived)));
  // Hidden pages have no frames.
  w.setTimeout(hasArrived, LATEST_MS);
}
