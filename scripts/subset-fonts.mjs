/**
 * `npm run fonts`: cuts the two typefaces down to the characters and weights that the shop uses, and writes them to
 * src/ui/theme/fonts, where they are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inProject } from './project.mjs';

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
/** Accents of French and Welsh names; ŵ and ŷ have files of their own, because the packages ship them apart. */
const ACCENTED = 'àáâäçèéêëìíîïñòóôöùúûüýÿœÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒ';
const WELSH = 'ŴŵŶŷ';
const TEXT = `${ASCII}${ACCENTED}\u00a0£€‐–—‘’“”…·×©•−½`;
const HEADINGS = TEXT.replace(/[\\^_`{|}~<>[\]$©•−½]/g, '');

/** `wght`: the weights of the theme, for the few Welsh letters in headings only their middle. */
const FILES = [
  { name: 'fraunces', source: 'fraunces-latin', text: HEADINGS, wght: { min: 360, max: 460 } },
  { name: 'fraunces-welsh', source: 'fraunces-latin-ext', text: WELSH, wght: 420 },
  { name: 'figtree', source: 'figtree-latin', text: TEXT, wght: { min: 400, max: 700 } },
  { name: 'figtree-welsh', source: 'figtree-latin-ext', text: WELSH, wght: { min: 400, max: 700 } },
];
/** Kerning, and figures of one width for prices; without stylistic sets, ligatures and fractions. */
const FEATURES = ['kern', 'tnum'];

for (const { name, source, text, wght } of FILES) {
  const [family] = source.split('-');
  const whole = inProject(`node_modules/@fontsource-variable/${family}/files/${source}-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(whole), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'prep'],
  });
  writeFileSync(inProject(`src/ui/theme/fonts/${name}.woff2`), font);
  process.stdout.write(`${name}: ${font.byteLength} bytes\n`);
}
