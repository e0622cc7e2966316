import { markArrival } from '../../../src/ui/hydration/arrival';

/** The marks of a document that the visitor reached from `referrer`, and what lets time pass in it. */
function documentFrom(referrer: string) {
  const tasks = new Map<number, () => void>();
  const frames: (() => void)[] = [];
  let onLoad = (): void => undefined;
  const classes = new Set<string>();
  const classList = {
    add: (...names: string[]) => names.forEach((name) => classes.add(name)),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    contains: (name: string) => classes.has(name),
  };
  const w = {
    location: { origin: 'https://posy.example' },
    addEventListener: (_type: 'load', listener: () => void) => (onLoad = listener),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: (work: () => void, ms = 0) => tasks.set(ms, work),
  };
  document.body.innerHTML = '<header></header><main><ul><li class="card"></li></ul></main><footer></footer>';
  const faces: { name: string; arrive: () => void }[] = [];
  const fonts = {
    load: (name: string) => new Promise<void>((resolve) => faces.push({ name, arrive: resolve })),
  };
  const d = {
    referrer,
    documentElement: { classList },
    fonts,
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
  };
  markArrival(w as unknown as Window, d as unknown as Document);
  return {
    marks: () => [...classes],
    loads: () => onLoad(),
    paints: () => {
      frames.splice(0).forEach((work) => work());
      tasks.get(0)?.();
    },
    waits: (ms: number) => tasks.get(ms)?.(),
    wanted: () => faces.map(({ name }) => name),
    /** The typefaces arrive, or fail: the browser then takes the next of the list. */
    getsTypefaces: async () => {
      faces.forEach(({ arrive }) => arrive());
      await new Promise((done) => setTimeout(done));
    },
    changed: () => document.querySelectorAll('.faces').length,
  };
}

describe('The arrival of a page', () => {
  test('is marked until the frame after its load is painted, with stand-ins on a first visit', () => {
    const page = documentFrom('');
    expect(page.marks()).toEqual(['arriving', 'stand-ins']);
    page.loads();
    expect(page.marks()).toEqual(['arriving', 'stand-ins']);
    expect(page.wanted()).toEqual([]);
    page.paints();
    expect(page.marks()).toEqual(['stand-ins']);
    expect(page.wanted()).toEqual(['1em Fraunces', '1em Figtree']);
  });

  test('changes one part of the page in a frame to typefaces that have arrived', async () => {
    const page = documentFrom('');
    page.loads();
    page.paints();
    page.paints();
    expect(page.changed()).toBe(0);
    await page.getsTypefaces();
    expect(page.changed()).toBe(1);
    page.paints();
    expect(page.changed()).toBe(2);
    page.paints();
    expect(page.changed()).toBe(3);
    page.paints();
    expect(page.marks()).toEqual(['stand-ins']);
    page.paints();
    expect(page.changed()).toBe(4);
    expect(page.marks()).toEqual([]);
  });

  test('needs no stand-ins after another page of the shop', () => {
    const page = documentFrom('https://posy.example/ie/cart');
    expect(page.marks()).toEqual(['arriving']);
    page.loads();
    page.paints();
    expect(page.marks()).toEqual([]);
    expect(page.wanted()).toEqual([]);
    expect(documentFrom('https://posy.example.evil.example/').marks()).toEqual(['arriving', 'stand-ins']);
  });

  test('ends after three seconds, whatever is still missing, and only once', () => {
    const page = documentFrom('');
    page.waits(3000);
    expect(page.marks()).toEqual(['stand-ins']);
    page.loads();
    page.paints();
    expect(page.wanted()).toHaveLength(2);
  });
});
