import type { Chance } from '../ink/chance';
import { mix } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';

const DOORS: readonly [string, ...string[]] = ['#5c7566', '#4c6479', '#8a4f4a', '#7d7f63'];

/** The step, px: its far edge and its front edge. */
export const STEP = { back: 1000, front: 1190 } as const;

/** A painted front door with its letterbox, in a brick wall, above a stone step. */
export function doorstep(sketch: Sketch, chance: Chance): string {
  return bricks(sketch, chance) + door(sketch, chance.pick(DOORS)) + step(sketch);
}

function bricks(sketch: Sketch, chance: Chance): string {
  const fill = sketch.across([
    { offset: 0, colour: '#d9b9a2' },
    { offset: 1, colour: '#a98a78' },
  ]);
  const rows = Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 8 }, (_b, index) => {
      const x = index * 150 - (row % 2 === 0 ? 0 : 75);
      const tone = mix('#c8876a', '#a6644c', chance.next());
      return `<rect x="${n(x + 4)}" y="${n(row * 52 + 4)}" width="142" height="44" rx="3" fill="${tone}" fill-opacity="0.62"/>`;
    }).join(''),
  ).join('');
  return `<rect width="1080" height="1340" fill="${fill}"/>${rows}`;
}

function door(sketch: Sketch, paint: string): string {
  const light = mix(paint, '#fff7e6', 0.3);
  const dark = mix(paint, '#1b1a18', 0.45);
  const face = sketch.across([
    { offset: 0, colour: light },
    { offset: 0.55, colour: paint },
    { offset: 1, colour: mix(paint, dark, 0.6) },
  ]);
  const brass = sketch.rising([
    { offset: 0, colour: '#8b6726' },
    { offset: 0.6, colour: '#e2c071' },
    { offset: 1, colour: '#f6e2a8' },
  ]);
  const panel = (x: number, y: number, high: number): string =>
    `<rect x="${x}" y="${y}" width="210" height="${high}" fill="${dark}" fill-opacity="0.28"/><path d="M${x} ${y + high}V${y}H${x + 210}" fill="none" stroke="${dark}" stroke-width="7"/><path d="M${x} ${y + high}H${x + 210}V${y}" fill="none" stroke="${light}" stroke-width="6"/>`;
  const jamb =
    '<path d="M206 0H262V1000H206ZM818 0H874V1000H818Z" fill="#f6efe1"/><path d="M262 0V1000M874 0V1000" stroke="#9d907c" stroke-width="6"/>';
  return (
    `<rect x="258" y="0" width="564" height="1000" fill="${face}"/>${panel(304, -60, 360)}${panel(566, -60, 360)}${panel(304, 520, 400)}${panel(566, 520, 400)}${jamb}` +
    `<rect x="430" y="384" width="220" height="62" rx="8" fill="#2a2018" fill-opacity="0.4" transform="translate(5 8)"/><rect x="430" y="384" width="220" height="62" rx="8" fill="${brass}"/><rect x="448" y="400" width="184" height="30" rx="4" fill="#5f4718" fill-opacity="0.55"/>` +
    `<circle cx="778" cy="470" r="26" fill="${brass}"/><circle cx="540" cy="150" r="40" fill="none" stroke="#d7b565" stroke-width="14"/>`
  );
}

function step(sketch: Sketch): string {
  const top = sketch.rising([
    { offset: 0, colour: '#d9cfbd' },
    { offset: 1, colour: '#bfb29c' },
  ]);
  const front = sketch.rising([
    { offset: 0, colour: '#8f8370' },
    { offset: 1, colour: '#b3a690' },
  ]);
  return `<path d="M150 ${STEP.back}H930L1060 ${STEP.front}H20Z" fill="${top}"/><path d="M258 ${STEP.back}H822L880 ${STEP.back + 30}H200Z" fill="#3b2f24" fill-opacity="0.25"/><rect x="20" y="${STEP.front}" width="1040" height="150" fill="${front}"/><rect x="20" y="${STEP.front}" width="1040" height="9" fill="#e8dfcd"/>`;
}
