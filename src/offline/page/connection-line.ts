import { connectionTexts } from '../../ui/texts/en/layout/connection';

/** Adds a place for a line above the page, which is there before the words, so that screen readers say them. */
export function addLine(d: Document): HTMLElement {
  const line = d.createElement('div');
  line.className = 'connection-line';
  line.setAttribute('role', 'status');
  d.body.prepend(line);
  return line;
}

/** One line says that the connection is down, and what still works, for as long as it is. */
export function followConnection(w: Window, d: Document): void {
  const line = addLine(d);
  const show = () => {
    line.textContent = '';
    if (w.navigator.onLine) return;
    const words = d.createElement('p');
    words.className = 'page';
    words.textContent = connectionTexts.lost;
    line.append(words);
  };
  w.addEventListener('online', show);
  w.addEventListener('offline', show);
  show();
}
