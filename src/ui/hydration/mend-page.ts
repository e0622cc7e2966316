/**
 * Handles a script of the page that cannot be loaded, mostly because a new version of the shop has others: it is
 * loaded again, once, with what was typed. It stays if that was tried a moment ago, cannot be remembered, or would lose or
 * interrupt something; then a line says that parts are missing. Printed into the page by its source text, so it must not refer
 * to anything outside itself.
 */
export function mendPage(
  w: Window,
  d: Document,
  now: () => number,
  mayReload: (last: number, now: number) => boolean,
  words: string,
): (mustStay: boolean) => void {
  /** ms for the failed part to open another page instead. */
  const A_MOMENT_MS = 100;
  const TIME = 'posy-reloaded';
  const TYPED = 'posy-typed';
  type Field = HTMLInputElement | HTMLTextAreaElement;
  /** Ids of the fields that the page has from the start, and will have again. */
  let lasting: string[] = [];
  let isReloading = false;

  const fields = (): Field[] => [
    ...d.querySelectorAll<Field>('textarea,input:not([type=password],[type=hidden],[type=radio],[type=checkbox])'),
  ];

  /** False if the page has to stay. */
  function reload(): boolean {
    // The checkout keeps its own.
    const isAtRisk = (field: Field) =>
      field.value !== '' && !lasting.includes(field.id) && field.closest('.checkout') === null;
    if (fields().some(isAtRisk)) return false;
    try {
      const kept = w.sessionStorage;
      if (!mayReload(Number(kept.getItem(TIME)), now())) return false;
      kept.setItem(TIME, String(now()));
      // As late as possible, because the shopper may still be typing.
      w.addEventListener('pagehide', () => {
        kept.setItem(TYPED, JSON.stringify(fields().map(({ id, value }) => [id, value])));
        kept.setItem('posy-focus', d.activeElement?.id ?? '');
      });
    } catch {
      // Without the time, the page could be loaded again for ever.
      return false;
    }
    w.location.reload();
    return true;
  }

  w.addEventListener('DOMContentLoaded', () => {
    lasting = fields().map(({ id }) => id);
    try {
      const typed = JSON.parse(w.sessionStorage.getItem(TYPED) ?? '[]') as [string, string][];
      w.sessionStorage.removeItem(TYPED);
      typed.forEach(([id, value]) => Object.assign(d.getElementById(id) ?? {}, { value }));
    } catch {
      // Storage is blocked.
    }
  });

  function mend(mustStay: boolean): void {
    if (isReloading || 'leaving' in d.documentElement.dataset) return;
    const isSending = mustStay || d.querySelector('[type=submit][aria-busy],#place-order[aria-busy]') !== null;
    isReloading = !isSending && w.navigator.onLine && reload();
    if (isReloading) return;
    // The checkout has a line of its own, because its forms need scripts.
    const line = d.getElementById('parts-missing');
    if (line !== null) {
      line.role = 'alert';
      line.style.display = 'block';
    } else {
      d.getElementById('content')?.insertAdjacentHTML(
        'beforebegin',
        `<div class="page"><p id="parts-missing" class="alert" role="alert">${words}</p></div>`,
      );
    }
  }

  return (mustStay) => void w.setTimeout(() => mend(mustStay), A_MOMENT_MS);
}
