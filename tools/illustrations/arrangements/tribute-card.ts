import type { Chance } from '../ink/chance';
import { group, place, type Point } from '../ink/sketch';
import { lettered } from './lettering';

const INK = '#4d4a44';

/** What families write, in two lines at most. */
const WORDS: readonly [readonly string[], ...(readonly string[])[]] = [
  ['IN LOVING', 'MEMORY'],
  ['WITH', 'LOVE'],
  ['ALWAYS', 'LOVED'],
  ['SLEEP', 'WELL'],
  ['WITH ALL', 'OUR LOVE'],
  ['THANK YOU', 'FOR IT ALL'],
];

/** Outlines around the origin: a square card, one with cut corners, an oval and a luggage label on its string. */
const SHAPES: readonly [Shape, ...Shape[]] = [
  { outline: 'M-146 -84H146V84H-146Z', middle: 20 },
  { outline: 'M-120 -88H120L152 -58V58L120 88H-120L-152 58V-58Z', middle: 20 },
  { outline: 'M-168 0C-168 -62 -96 -98 0 -98S168 -62 168 0S96 98 0 98S-168 62 -168 0Z', middle: 22 },
  {
    outline: 'M-176 0L-124 -78H160V78H-124Z',
    middle: 30,
    more: '<circle cx="-134" r="13" fill="#c9bba2" stroke="#8d9488" stroke-width="4"/><path d="M-134 0C-190 -40 -196 -90 -150 -120" fill="none" stroke="#a08a5e" stroke-width="5"/>',
  },
];

interface Shape {
  readonly outline: string;
  /** px to the right: where the words stand, beside the emblem. */
  readonly middle: number;
  readonly more?: string;
}

const rosemary = `M0 62V-50${Array.from({ length: 7 }, (_, index) => `M0 ${46 - index * 13}l-15 -12M0 ${40 - index * 13}l15 -12`).join('')}`;

/** Small drawings beside the words, around the origin. */
const EMBLEMS: readonly [string, ...string[]] = [
  `<path d="${rosemary}" fill="none" stroke="#5c6f58" stroke-width="5" stroke-linecap="round"/>`,
  '<path d="M0 60C0 20 -34 6 -34 -22C-34 -46 -8 -50 0 -28C8 -50 34 -46 34 -22C34 6 0 20 0 60Z" fill="#c9a0a0" stroke="#8f6a6a" stroke-width="3"/>',
  '<path d="M0 64V-10M0 40C-22 38 -30 22 -30 8C-10 10 0 22 0 40M0 26C20 24 28 10 28 -4C10 -2 0 10 0 26" fill="#b7c6ad" stroke="#5c6f58" stroke-width="4" stroke-linejoin="round"/><path d="M0 -8C-30 -14 -26 -56 -14 -60L0 -40L14 -60C26 -56 30 -14 0 -8Z" fill="#fdfbf6" stroke="#8d9488" stroke-width="4" stroke-linejoin="round"/>',
];

/** The written card of a tribute, in the family's own words; it distinguishes a tribute from a wreath for a door. */
export function tributeCard(chance: Chance, at: Point, turn: number): string {
  const own = chance.part('tribute card');
  const words = own.pick(WORDS);
  const { outline, middle, more = '' } = own.pick(SHAPES);
  const emblem = own.pick(EMBLEMS);
  const lines = words
    .map((line, index) => lettered(line, { x: middle + 22, foot: 4 + index * 48, high: 34, room: 186 }, INK))
    .join('');
  const card =
    `<path d="${outline}" fill="#2a2418" fill-opacity="0.28" transform="translate(8 12)"/>` +
    `<path d="${outline}" fill="#fffdf8"/><path d="${outline}" fill="none" stroke="#8d9488" stroke-width="3" transform="scale(0.93 0.88)"/>` +
    more +
    group(emblem, `translate(${middle - 108} 0)scale(0.82)`) +
    lines;
  return group(card, place(at, turn + own.between(-3, 3)));
}
