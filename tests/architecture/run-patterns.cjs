/**
 * A worker that runs patterns over texts that a stranger would choose to slow them. It posts the name of each before it
 * starts, so that the parent knows which one hangs, and null at the end.
 */
const { parentPort, workerData } = require('node:worker_threads');
require('../../scripts/run-typescript.cjs');

const LETTERS = 20_000;
const OWN_LETTERS = 60_000;
/** Ideographs, Korean syllables, surrogates and private use: one row of them is like the next. */
const ALIKE = [
  [0x3480, 0x4d80],
  [0x4e80, 0x9f80],
  [0xac80, 0xd780],
  [0xd800, 0xf900],
  [0x17080, 0x18780],
];
const END = 0x20080;
/** The first code points of the texts; small blocks share one. */
const STARTS = [];
for (let start = 0; start < END; start += rowAt(start)) {
  if (!ALIKE.some(([from, to]) => start >= from && start < to)) STARTS.push(start);
}

/** How many code points a text has. */
function rowAt(start) {
  return start < 0x10000 ? 128 : 256;
}

const filled = (text, letters) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters);

/** All letters of a row in turn, then one of them again and again; null if it has none. */
function textOfRow(start) {
  const letters = Array.from({ length: rowAt(start) }, (_, at) => String.fromCodePoint(start + at));
  const assigned = letters.filter((letter) => !/\p{Cn}/u.test(letter));
  const one = assigned.find((letter) => /\p{L}/u.test(letter)) ?? assigned[0];
  return one === undefined ? null : filled(assigned.join(''), LETTERS / 2) + filled(one, LETTERS / 2);
}

const BLOCKS = STARTS.map(textOfRow).filter((text) => text !== null);

/** The signs and words of the pattern itself, which begin a match again and again. */
function ownTexts(source) {
  const plain = source.replace(/\\[dswbpDSWBP]/g, ' ').replace(/\\([^\w])/g, '$1');
  const parts = [...plain.matchAll(/[^\w\s]|[^[\]{}()*+?|^$.\\]{2,}/g)].map(([part]) => part);
  return [...new Set(parts)].flatMap((part) => [part, `a${part}`, `${part} `]).map((part) => filled(part, OWN_LETTERS));
}

for (const { name, source, flags } of workerData.patterns) {
  parentPort.postMessage(name);
  const pattern = new RegExp(source, `${flags.replace('g', '')}g`);
  for (const text of [...BLOCKS, ...ownTexts(source)]) text.replace(pattern, '');
}
for (const { file, name } of workerData.functions) {
  parentPort.postMessage(name);
  const run = require(file)[name];
  for (const text of BLOCKS) run(text);
}
parentPort.postMessage(null);
