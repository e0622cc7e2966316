import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME = 'src/ui/theme';
const TOKENS = readFileSync(join(THEME, 'tokens.css'), 'utf8');
const COLOURS = new Map(
  [...TOKENS.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name ?? '', value ?? '']),
);

/** Backgrounds with text, and all text colours allowed on them. WCAG 1.4.3: at least 4.5. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-soft', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  'paper-deep': ['ink', 'ink-soft', 'leaf', 'rose', 'ochre'],
  sheet: ['ink', 'ink-soft', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  blush: ['ink', 'ink-soft', 'leaf', 'rose'],
  'leaf-pale': ['ink', 'ink-soft', 'leaf'],
  leaf: ['paper', 'sheet', 'mist', 'ochre-light'],
  'leaf-deep': ['paper'],
  rose: ['paper'],
};

/** Borders of controls and focus rings, with the background they are on. WCAG 1.4.11: at least 3. */
const BORDERS: Readonly<Record<string, readonly string[]>> = {
  paper: ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  'paper-deep': ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  sheet: ['edge', 'leaf', 'leaf-mid', 'rose', 'ochre'],
  blush: ['leaf', 'leaf-mid', 'rose'],
  'leaf-pale': ['leaf', 'leaf-mid'],
  leaf: ['paper', 'ochre-light'],
};

/** Decorative colours that carry no information: dividers, picture borders, backdrops. */
const DECORATION = ['line', 'veil', 'leaf-line', 'ochre-light'];

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
  Object.entries(table).flatMap(([background, colours]) =>
    colours.map((colour): [string, string] => [colour, background]),
  );

test('control case: contrast of black on white is 21, of a well-known grey 4.54', () => {
  COLOURS.set('white', '#ffffff').set('black', '#000000').set('grey', '#767676');
  expect(contrast('black', 'white')).toBeCloseTo(21, 5);
  expect(contrast('grey', 'white')).toBeCloseTo(4.54, 2);
});

test.each(pairs(TEXT))('text in %s is readable on %s', (colour, background) => {
  expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(BORDERS))('a border or focus ring in %s is visible on %s', (colour, background) => {
  expect(contrast(colour, background)).toBeGreaterThanOrEqual(3);
});

/** Disabled controls and past days are exempt (WCAG 1.4.3), so `disabled` styles are not measured. */
const DISABLED = /[^{};]*(?::disabled|-past)[^{};]*\{[^{}]*\}/g;

const sheets = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== 'tokens.css')
  .map((file) => {
    const css = readFileSync(join(THEME, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return { file, css: css.replace(DISABLED, '') };
  });

test('colours are defined as tokens only', () => {
  const loose = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(loose).toEqual([]);
});

/** Names of colours after `prefix` in `css`: `@apply text-ink`, `color: var(--color-ink)`. */
function named(css: string, utilities: RegExp, properties: RegExp): string[] {
  const known = (name: string | undefined): name is string => name !== undefined && COLOURS.has(name);
  const applied = [...css.matchAll(utilities)].map(([, name]) => name).filter(known);
  const written = [...css.matchAll(properties)].map(([, name]) => name).filter(known);
  return [...new Set([...applied, ...written])];
}

test.each(sheets)('every text colour in $file is measured on a background', ({ css }) => {
  const used = named(css, /\btext-([a-z]+(?:-[a-z]+)?)\b/g, /(?:^|[\s;{])color:\s*var\(--color-([a-z-]+)\)/g);
  expect(used.filter((name) => !Object.values(TEXT).flat().includes(name))).toEqual([]);
});

test.each(sheets)('every background in $file is measured with a text colour', ({ css }) => {
  const used = named(css, /\bbg-([a-z]+(?:-[a-z]+)?)\b/g, /background(?:-color)?:\s*var\(--color-([a-z-]+)\)/g);
  expect(used.filter((name) => !(name in TEXT) && !DECORATION.includes(name))).toEqual([]);
});

/** A rule that sets both text and background colour is checked as that pair. */
test.each(sheets)('every pair of text and background colour set by one rule of $file is measured', ({ css }) => {
  const bad = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const colours = named(body, /\btext-([a-z]+(?:-[a-z]+)?)\b/g, /(?:^|[\s;{])color:\s*var\(--color-([a-z-]+)\)/g);
    const backgrounds = named(
      body,
      /\bbg-([a-z]+(?:-[a-z]+)?)\b/g,
      /background(?:-color)?:\s*var\(--color-([a-z-]+)\)/g,
    );
    return backgrounds.flatMap((background) =>
      colours
        .filter((colour) => TEXT[background]?.includes(colour) !== true)
        .map((colour) => `${selector.trim()}: ${colour} on ${background}`),
    );
  });
  expect(bad).toEqual([]);
});
