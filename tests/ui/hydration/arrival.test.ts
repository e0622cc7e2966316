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
  };
  const w = {
    location: { origin: 'https://posy.example' },
    addEventListener: (_type: 'load', listener: () => void) => (onLoad = listener),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: (work: () => void, ms = 0) => tasks.set(ms, work),
  };
  markArrival(w as unknown as Window, { referrer, documentElement: { classList } } as unknown as Document);
  return {
    marks: () => [...classes],
    loads: () => onLoad(),
    paints: () => {
      frames.splice(0).forEach((work) => work());
      tasks.get(0)?.();
    },
    waits: (ms: number) => tasks.get(ms)?.(),
  };
}

describe('The arrival of a page', () => {
  test('is marked until the frame after its load is painted, with stand-ins on a first visit', () => {
    const page = documentFrom('');
    expect(page.marks()).toEqual(['arriving', 'stand-ins']);
    page.loads();
    expect(page.marks()).toEqual(['arriving', 'stand-ins']);
    page.paints();
    expect(page.marks()).toEqual([]);
  });

  test('needs no stand-ins after another page of the shop', () => {
    expect(documentFrom('https://posy.example/ie/cart').marks()).toEqual(['arriving']);
    expect(documentFrom('https://posy.example.evil.example/').marks()).toEqual(['arriving', 'stand-ins']);
  });

  test('ends after three seconds, whatever is still missing', () => {
    const page = documentFrom('');
    page.waits(3000);
    expect(page.marks()).toEqual([]);
  });
});
