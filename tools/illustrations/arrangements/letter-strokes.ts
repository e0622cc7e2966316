import type { Point } from '../ink/sketch';

/** Block capitals as the florist bends their frames: strokes of points on a grid of nine by nine, `xy`, 00 the top left. */
const STROKES: Readonly<Record<string, string>> = {
  A: '08 40 88,15 75',
  B: '00 08 68 87 85 64 04,00 60 81 83 64',
  C: '82 60 20 02 06 28 68 86',
  D: '00 08 58 86 82 50 00',
  E: '80 00 08 88,04 64',
  F: '80 00 08,04 64',
  G: '82 60 20 02 06 28 68 86 84 54',
  H: '00 08,80 88,04 84',
  I: '40 48',
  J: '80 86 68 28 06',
  K: '00 08,80 04 88',
  L: '00 08 88',
  M: '08 00 45 80 88',
  N: '08 00 88 80',
  O: '20 60 82 86 68 28 06 02 20',
  P: '08 00 60 81 83 64 04',
  Q: '20 60 82 86 68 28 06 02 20,55 88',
  R: '08 00 60 81 83 64 04,44 88',
  S: '82 60 20 01 03 24 64 85 87 68 28 06',
  T: '00 80,40 48',
  U: '00 06 28 68 86 80',
  V: '00 48 80',
  W: '00 28 43 68 80',
  X: '00 88,80 08',
  Y: '00 44 80,44 48',
  Z: '00 80 08 88',
};

const GRID = 8;

export interface Letter {
  /** Each a line through its points; x and y from 0 to 1, y downwards. */
  readonly strokes: readonly (readonly Point[])[];
  /** Its own part of a full letter's width: an I takes none beside its stroke. */
  readonly width: number;
}

/** The letters of a word that can be bent from wire: accents and anything that is not a letter are left out. */
export function lettersOf(word: string): readonly Letter[] {
  return Array.from(word.normalize('NFD').toUpperCase()).flatMap((character) => {
    const told = Object.hasOwn(STROKES, character) ? STROKES[character] : undefined;
    return told === undefined ? [] : [letterFrom(told)];
  });
}

function letterFrom(told: string): Letter {
  const strokes = told
    .split(',')
    .map((line) =>
      line.split(' ').map((pair) => ({ x: Number(pair.charAt(0)) / GRID, y: Number(pair.charAt(1)) / GRID })),
    );
  const across = strokes.flat().map(({ x }) => x);
  const left = Math.min(...across);
  return {
    strokes: strokes.map((line) => line.map(({ x, y }) => ({ x: x - left, y }))),
    width: Math.max(...across) - left,
  };
}

/** Degrees by which a line turns at one of its points; an end has none. */
function turnAt(line: readonly Point[], index: number): number | null {
  const [before, here, after] = [line[index - 1], line[index], line[index + 1]];
  if (before === undefined || here === undefined || after === undefined) return null;
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x);
  return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
}

/** Ends and corners; what turns less belongs to a curve. */
export const isSharp = (line: readonly Point[], index: number): boolean => (turnAt(line, index) ?? 180) > 72;

/** The line with the points of its curves cut to smaller ones, three times; ends and corners stay. */
export function rounded(line: readonly Point[], rounds = 3): readonly Point[] {
  if (rounds === 0) return line;
  const between = (from: Point, to: Point): Point => ({
    x: from.x + (to.x - from.x) * 0.25,
    y: from.y + (to.y - from.y) * 0.25,
  });
  const cut = line.flatMap((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined || isSharp(line, index)) return [point];
    return [between(point, before), between(point, after)];
  });
  return rounded(cut, rounds - 1);
}
