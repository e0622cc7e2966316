import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME = 'src/ui/theme';
const TOKENS = readFileSync(join(THEME, 'tokens.css'), 'utf8');
const COLOURS = new Map(
  [...TOKENS.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name ?? '', value ?? '']),
);

/** Grounds that hold words, and every colour of words that may stand on them. WCAG 1.4.3: at least 4.5. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-soft', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  'paper-deep': ['ink', 'ink-soft', 'leaf', 'rose', 'ochre'],
  sheet: ['ink', 'ink-soft', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  blush: ['ink', 'ink-soft', 'leaf', 'rose'],
  'leaf-pale': ['ink', 'ink-soft', 'leaf'],
  leaf: ['paper', 'sheet', 'mist', 'ochre-light'],
  'leaf-deep': ['paper'],
  rose: ['paper'],
};

/** What is seen of a control, and the focus, beside the ground they stand on. WCAG 1.4.11: at least 3. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  paper: ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  'paper-deep': ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  sheet: ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  blush: ['leaf', 'leaf-mid', 'rose'],
  'leaf-pale': ['leaf', 'leaf-mid'],
  leaf: ['paper', 'ochre-light'],
};

/** Draw nothing that has to be seen: rules between things, the ring round a picture, the shade behind a menu. */
const DECORATION = ['line', 'veil', 'leaf-line'];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => COLOURS.get(name))
    .map((hex) => {
      if (hex === undefined) throw new Error(`No such colour: ${one} or ${other}`);
      return luminance(hex);
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([ground, marks]) => marks.map((mark): [string, string] => [mark, ground]));

test('the ruler itself is right: black on white is 21, and a well-known grey is 4.54', () => {
  COLOURS.set('white', '#ffffff').set('black', '#000000').set('grey', '#767676');
  expect(contrast('black', 'white')).toBeCloseTo(21, 5);
  expect(contrast('grey', 'white')).toBeCloseTo(4.54, 2);
});

test.each(pairs(WORDS))('words in %s are read on %s', (mark, ground) => {
  expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(EDGES))('an edge or a focus in %s is seen on %s', (mark, ground) => {
  expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
});

/** What is switched off, or a day gone by, need not be read (WCAG 1.4.3); `disabled` looks are not measured. */
const SWITCHED_OFF = /[^{};]*(?::disabled|-past)[^{};]*\{[^{}]*\}/g;

const sheets = readdirSync(THEME)
  .filter((file) => file.endsWith('.css') && file !== 'tokens.css')
  .map((file) => {
    const css = readFileSync(join(THEME, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return { file, css: css.replace(SWITCHED_OFF, '') };
  });

test('colours stand among the tokens and nowhere else', () => {
  const loose = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(loose).toEqual([]);
});

/** Names of colours behind `prefix` in `css`: `@apply text-ink`, `color: var(--color-ink)`. */
function named(css: string, utilities: RegExp, properties: RegExp): string[] {
  const known = (name: string | undefined): name is string => name !== undefined && COLOURS.has(name);
  const applied = [...css.matchAll(utilities)].map(([, name]) => name).filter(known);
  const written = [...css.matchAll(properties)].map(([, name]) => name).filter(known);
  return [...new Set([...applied, ...written])];
}

test.each(sheets)('every colour of words in $file was measured on some ground', ({ css }) => {
  const used = named(css, /\btext-([a-z]+(?:-[a-z]+)?)\b/g, /(?:^|[\s;{])color:\s*var\(--color-([a-z-]+)\)/g);
  expect(used.filter((name) => !Object.values(WORDS).flat().includes(name))).toEqual([]);
});

test.each(sheets)('every ground in $file was measured under some words', ({ css }) => {
  const used = named(css, /\bbg-([a-z]+(?:-[a-z]+)?)\b/g, /background(?:-color)?:\s*var\(--color-([a-z-]+)\)/g);
  expect(used.filter((name) => !(name in WORDS) && !DECORATION.includes(name))).toEqual([]);
});

/** A rule that names both its words and its ground is judged as it stands. */
test.each(sheets)('a rule of $file that sets words and ground sets a pair that was measured', ({ css }) => {
  const bad = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const words = named(body, /\btext-([a-z]+(?:-[a-z]+)?)\b/g, /(?:^|[\s;{])color:\s*var\(--color-([a-z-]+)\)/g);
    const grounds = named(body, /\bbg-([a-z]+(?:-[a-z]+)?)\b/g, /background(?:-color)?:\s*var\(--color-([a-z-]+)\)/g);
    return grounds.flatMap((ground) =>
      words
        .filter((word) => WORDS[ground]?.includes(word) !== true)
        .map((word) => `${selector.trim()}: ${word} on ${ground}`),
    );
  });
  expect(bad).toEqual([]);
});
