/** ms between two looks whether the shop answers again; the browser does not notice every return of a connection. */
const LOOK_EVERY_MS = 20_000;

/** Reloads a stored page as soon as the shop answers. `look` requests a file that is never cached. */
export function comeBack(w: Window & typeof globalThis, d: Document): void {
  const look = async () => {
    const answer = await w.fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok === true) w.location.reload();
  };
  const lookIfSeen = () => void (d.hidden || look());
  w.addEventListener('online', lookIfSeen);
  d.addEventListener('visibilitychange', lookIfSeen);
  w.setInterval(lookIfSeen, LOOK_EVERY_MS);
}
