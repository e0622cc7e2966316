import { prepareFormatters } from '../../../src/offline/page/prepare-formatters';

/** A window that counts formatters, and whose idle moments the test decides. */
function aWindow(isIdleKnown: boolean) {
  const idle: (() => void)[] = [];
  const made: string[] = [];
  const formatter = (name: string) =>
    class {
      constructor(lang: string) {
        made.push(`${name} ${lang}`);
      }
    };
  const Intl = { NumberFormat: formatter('numbers'), DateTimeFormat: formatter('days') };
  const w = { Intl, ...(isIdleKnown && { requestIdleCallback: (work: () => void) => idle.push(work) }) };
  const d = { documentElement: { lang: 'en-IE' } };
  prepareFormatters(w as unknown as Window & typeof globalThis, d as unknown as Document);
  return { idle, made };
}

test('the first formatters are made one by one in idle moments, in the language of the page', () => {
  const { idle, made } = aWindow(true);
  expect(made).toEqual([]);
  idle[0]?.();
  expect(made).toEqual(['numbers en-IE']);
  idle[1]?.();
  expect(made).toEqual(['numbers en-IE', 'days en-IE']);
});

test('a browser that does not tell when it is idle makes them when they are needed', () => {
  expect(aWindow(false)).toEqual({ idle: [], made: [] });
});
