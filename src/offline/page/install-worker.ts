import { connectionTexts } from '../../ui/texts/en/layout/connection';
import type { WorkerMessage } from '../messages';
import { addLine } from './connection-line';

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/** Installs the service worker. Without one, or if that fails, the shop works as it does anyway. */
export async function installWorker(w: Window & typeof globalThis, d: Document): Promise<void> {
  const { serviceWorker: workers } = w.navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  // Undefined: browsers have none in a private window, or without https.
  if (workers === undefined) return;
  const registration = await register(workers);
  if (registration === undefined) return;
  // A page that was loaded again past the caches; what it sends would drop no kept page.
  if (workers.controller === null && registration.active) tell(registration.active, 'claim');
  offerRelease(registration, workers, w, d);
}

/** Undefined if there is no worker, in whatever way the browser says so. */
function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  return workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** A new release waits until no tab has the old one, or until the shopper asks for it. */
function offerRelease(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
  w: Window,
  d: Document,
): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered || !registration.waiting || !registration.active) return;
    isOffered = true;
    const line = addLine(d);
    const words = d.createElement('p');
    const button = d.createElement('button');
    words.className = 'page';
    words.textContent = `${connectionTexts.newRelease} `;
    button.type = 'button';
    button.className = 'button-plain';
    button.textContent = connectionTexts.loadRelease;
    button.addEventListener('click', () => {
      workers.addEventListener('controllerchange', () => w.location.reload(), { once: true });
      if (registration.waiting) tell(registration.waiting, 'take-over');
      else w.location.reload();
    });
    words.append(button);
    line.append(words);
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
}
