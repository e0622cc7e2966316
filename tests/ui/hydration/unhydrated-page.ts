import type { SentRequest } from '../../../src/ui/hydration/early-requests';
import { LOADER_SCRIPT } from '../../../src/next-internals/deferred-scripts/loader-script';
import { restoreField, type Entered, type Field } from '../../../src/ui/hydration/restore-field';

const DATA = {
  src: ['/_next/a.js', '/_next/b.js'],
  global: 'CHUNKS',
  boot: [
    { otherChunks: ['a.js'], runtimeModuleIds: [1, 2] },
    { otherChunks: ['b.js'], runtimeModuleIds: [1, 3] },
  ],
  afterLoad: '/after-load.js?v=1',
};

const HEADER = '<header data-store-prefix="/ie" data-currency="GBP"></header>';

/** Loading the page again was tried a moment ago: jsdom cannot. mend-page.test.ts has that rule. Windows share the storage. */
export const reloadedJustNow = () => sessionStorage.setItem('posy-reloaded', String(Date.now()));

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * A page in its own window before hydration, with the printed loader as in the shop. Default actions of the browser
 * (posting a form) are recorded instead; idle callbacks and time-outs run when the test says so.
 */
export function unhydratedPage(body: string, line: Line | null = null) {
  const site = document.createElement('iframe');
  document.body.append(site);
  const d = site.contentDocument;
  const w = d?.defaultView;
  if (!d || !w) throw new Error('The page did not open');
  d.body.innerHTML = `<script id="posy-hydrate" type="application/json">${JSON.stringify(DATA)}</script>${HEADER}${body}`;
  if (line !== null) Object.defineProperty(w.navigator, 'connection', { value: line });
  const idle: (() => void)[] = [];
  const asked: { readonly url: string; readonly body: unknown }[] = [];
  const answers: { readonly resolve: (response: unknown) => void; readonly reject: (fault: Error) => void }[] = [];
  const latest = (action: string) => answers[asked.map(({ url }) => url.endsWith(`/${action}`)).lastIndexOf(true)];
  const timers = new Map<number, { work: () => void; ms: number | undefined }>();
  let lastTimer = 0;
  let held: (() => void)[] | null = null;
  let areTasksHeld = false;
  Object.assign(w, {
    AbortSignal,
    // Provided by the page's scripts.
    posyRestore: (entered: Entered, old: Field) => restoreField(w, entered, old),
    fetch: (url: string, { body }: RequestInit = {}) => {
      asked.push({
        url,
        body: typeof body === 'string' ? JSON.parse(body) : body instanceof w.URLSearchParams ? body.toString() : null,
      });
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    requestAnimationFrame: (work: () => void) => (held === null ? work() : held.push(work)),
    requestIdleCallback: (work: () => void) => idle.push(work),
    setTimeout: (work: () => void, ms?: number) => {
      lastTimer += 1;
      if (ms === undefined && !areTasksHeld) return void work();
      timers.set(lastTimer, { work, ms });
      return lastTimer;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  Object.assign(d, { fonts: { load: () => Promise.resolve([]) } });
  const script = d.createElement('script');
  script.textContent = LOADER_SCRIPT;
  d.head.append(script);
  // The longest wait for the page to arrive does not concern hydration: see arrival.test.ts.
  timers.clear();

  /** Events that reached the page, which the loader did not stop. */
  const reached: string[] = [];
  for (const type of ['click', 'input', 'change', 'submit', 'keydown']) {
    d.addEventListener(type, (event) => {
      const target = event.target instanceof w.Element ? event.target.id : '';
      const by = event instanceof w.SubmitEvent && event.submitter !== null ? ` by ${event.submitter.id}` : '';
      reached.push(`${event.type} ${target}${by}${event.defaultPrevented ? ' held' : ''}`);
      if (event.type === 'submit') event.preventDefault();
    });
  }
  const element = (id: string): HTMLElement => {
    const found = d.getElementById(id);
    if (found === null) throw new Error(`There is no #${id}`);
    return found;
  };
  return {
    d,
    w,
    reached,
    timers,
    element,
    /** Requests that the loader has sent. */
    asked,
    /** Answers the latest request for the action. */
    answers: async (action: string, result: object, session: object = { expired: false, signedIn: false }) => {
      const response = { json: async () => ({ result, session }), clone: () => response };
      latest(action)?.resolve(response);
      await new Promise((later) => setTimeout(later));
    },
    /** Loses the response of the latest request for the action. */
    loses: async (action: string) => {
      latest(action)?.reject(new Error('The connection is lost'));
      await new Promise((later) => setTimeout(later));
    },
    /** Requests that the hydrated page can take over. */
    sent: () => (w as unknown as { posySent: SentRequest[] }).posySent,
    fetched: () => asked.filter(({ url }) => url.endsWith('.js')).map(({ url }) => url),
    /** Scripts that run. */
    scripts: () => [...d.querySelectorAll('script[src]')].map((node) => node.getAttribute('src')),
    queue: () => (w as unknown as Record<string, unknown>)[DATA.global],
    click: (id: string) => element(id).click(),
    fire: (target: EventTarget, type: string) => target.dispatchEvent(new w.Event(type, { bubbles: true })),
    presses: (id: string, key: string) =>
      element(id).dispatchEvent(new w.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    shows: ({ persisted }: { readonly persisted: boolean }) =>
      w.dispatchEvent(new w.PageTransitionEvent('pageshow', { persisted })),
    /** Types or selects, with the events of a browser. */
    type: (id: string, value: string) => {
      const field = element(id);
      if (!('value' in field)) throw new Error(`#${id} is no field`);
      field.value = value;
      field.dispatchEvent(new w.Event('input', { bubbles: true }));
    },
    /** Draws no frame until `drawsFrame`; before, each is drawn at once. */
    holdsFrames: () => (held = []),
    drawsFrame: () => held?.splice(0).forEach((work) => work()),
    rests: () => idle.splice(0).forEach((work) => work()),
    /** Tells the loader that React has hydrated. */
    hydrates: async () => {
      d.dispatchEvent(new w.Event('posy:hydrated'));
      await Promise.resolve();
      await Promise.resolve();
    },
    /** The scripts have run; each registers a chunk, as those of the bundler do. */
    scriptsLoad: (...chunks: readonly unknown[][]) => {
      (w as unknown as Record<string, unknown[]>)[DATA.global]?.push(...chunks);
      d.querySelectorAll('script[src]').forEach((node) => node.dispatchEvent(new w.Event('load')));
    },
    /** Runs no further task until `tasksRun`; before, each runs at once. */
    holdsTasks: () => (areTasksHeld = true),
    /** Runs the timers that are due, once. */
    tasksRun: () => {
      const due = [...timers].filter(([, { ms }]) => ms === undefined);
      due.forEach(([id, { work }]) => (timers.delete(id), work()));
    },
    scriptFails: () => d.querySelector('script[src]')?.dispatchEvent(new w.Event('error')),
    timeRunsOut: () => [...timers.values()].forEach(({ work }) => work()),
  };
}
