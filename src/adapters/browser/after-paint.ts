/**
 * Resolves when the next frame is painted: what a press shows comes before the work that it starts. At once in a hidden
 * page, which paints nothing.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}
