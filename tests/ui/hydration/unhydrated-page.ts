import { LOADER_SCRIPT } from '../../../src/ui/hydration/loader-script';

const DATA = { src: ['/_next/a.js', '/_next/b.js'], global: 'CHUNKS', boot: [['boot', 1]] };

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
  d.body.innerHTML = `<script id="posy-hydrate" type="application/json">${JSON.stringify(DATA)}</script>${body}`;
  if (line !== null) Object.defineProperty(w.navigator, 'connection', { value: line });
  const idle: (() => void)[] = [];
  const timers = new Map<number, { work: () => void; ms: number }>();
  Object.assign(w, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    setTimeout: (work: () => void, ms: number) => timers.set(timers.size + 1, { work, ms }).size,
    clearTimeout: (id: number) => timers.delete(id),
  });
  const script = d.createElement('script');
  script.textContent = LOADER_SCRIPT;
  d.head.append(script);

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
    /** Scripts the page has requested. */
    scripts: () => [...d.querySelectorAll('script[src]')].map((node) => node.getAttribute('src')),
    queue: () => (w as unknown as Record<string, unknown>)[DATA.global],
    click: (id: string) => element(id).click(),
    fire: (target: EventTarget, type: string) => target.dispatchEvent(new w.Event(type, { bubbles: true })),
    /** Types or selects, with the events of a browser. */
    type: (id: string, value: string) => {
      const field = element(id);
      if (!('value' in field)) throw new Error(`#${id} is no field`);
      field.value = value;
      field.dispatchEvent(new w.Event('input', { bubbles: true }));
    },
    rests: () => idle.splice(0).forEach((work) => work()),
    /** Tells the loader that React has hydrated. */
    goesLive: async () => {
      d.dispatchEvent(new w.Event('posy:hydrated'));
      await Promise.resolve();
      await Promise.resolve();
    },
    scriptFails: () => d.querySelector('script[src]')?.dispatchEvent(new w.Event('error')),
    timeRunsOut: () => [...timers.values()].forEach(({ work }) => work()),
  };
}
