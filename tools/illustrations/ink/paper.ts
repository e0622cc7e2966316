import { Chance } from './chance';
import { mix, pigmentOf } from './colours';
import { at, type Point, type Sketch } from './sketch';

export interface Paper {
  readonly light: string;
  readonly dark: string;
}

const PAPERS: readonly [Paper, ...Paper[]] = [
  { light: '#fdf9f0', dark: '#efe5d2' },
  { light: '#fcf6ef', dark: '#eee0d4' },
  { light: '#faf8ee', dark: '#e7e7d6' },
  { light: '#fbf8f3', dark: '#e9e5dc' },
];

export const paperOf = (sku: string): Paper => new Chance(`paper of ${sku}`).pick(PAPERS);

/** The sheet itself, a little brighter where the light falls. */
export function sheet(sketch: Sketch, { light, dark }: Paper, width: number, height: number): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: light },
      { offset: 1, colour: dark },
    ],
    0.36,
    0.3,
    0.95,
  );
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Thin sap green, rose, ochre and cerulean. */
const WASHES: readonly [string, ...string[]] = ['#d5dfc6', '#efd5ca', '#eddcb4', '#cfdfe0', '#dbe2cf'];

/**
 * A loose wash of thin colour behind the subject, as a painter lays it to set pale petals off: two uneven pools whose
 * rims have dried darker.
 */
export function wash(sketch: Sketch, sku: string, colours: readonly string[], x: number, y: number): string {
  const chance = new Chance(`wash of ${sku}`);
  const tint = mix(chance.pick(WASHES), pigmentOf(colours[0] ?? 'sage').light, 0.08);
  const pool = (dx: number, dy: number, rx: number, ry: number, strength: number): string => {
    const fill = sketch.round([
      { offset: 0, colour: tint, opacity: strength },
      { offset: 0.8, colour: tint, opacity: Math.round(strength * 85) / 100 },
      { offset: 1, colour: tint, opacity: Math.round(strength * 50) / 100 },
    ]);
    const path = ragged(chance, { x: x + dx, y: y + dy }, rx, ry);
    return `<path d="${path}" fill="${fill}" stroke="${mix(tint, '#8a8f6f', 0.4)}" stroke-opacity="0.22" stroke-width="3" stroke-linejoin="round"/>`;
  };
  return pool(0, 0, 430, 400, 0.5) + pool(-110, -70, 300, 290, 0.4) + pool(170, 120, 240, 230, 0.3);
}

const WAVES = [2, 3, 5, 8, 13, 21, 34, 55];

/** The rim of a pool of thin paint: waves on waves, the finer the smaller. (A filter's turbulence takes a second to draw.) */
function ragged(chance: Chance, middle: Point, rx: number, ry: number): string {
  const waves = WAVES.map((times) => ({
    times,
    high: (0.17 / times ** 0.72) * chance.about(0.4),
    from: chance.between(0, 7),
  }));
  const points = Array.from({ length: 220 }, (_, index) => {
    const turn = (index / 220) * 2 * Math.PI;
    const reach = waves.reduce((sum, { times, high, from }) => sum + high * Math.sin(turn * times + from), 1);
    return at({ x: middle.x + Math.sin(turn) * rx * reach, y: middle.y - Math.cos(turn) * ry * reach });
  });
  return `M${points.join('L')}Z`;
}

/** Filters of every page: the soft shade of what is lifted off the paper, and the blurred edge of light on a wall. */
export const FILTERS =
  '<filter id="lift" filterUnits="userSpaceOnUse" x="-300" y="-300" width="1700" height="2000"><feDropShadow dx="14" dy="24" stdDeviation="17" flood-color="#4a3524" flood-opacity="0.3"/></filter>' +
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>';
