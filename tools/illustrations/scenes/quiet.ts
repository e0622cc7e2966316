import { n, type Sketch } from '../ink/sketch';
import { FLOOR } from './parcels';

const STONE = { light: '#efece4', mid: '#dcd7cc', dark: '#b3ac9e' };

/** A niche in a limewashed wall above a stone ledge, its front edge at `edge` px; even light from the left, nothing else. */
export function quietRoom(sketch: Sketch, edge: number): string {
  const wall = sketch.across([
    { offset: 0, colour: '#f1eee7' },
    { offset: 0.6, colour: '#e3dfd6' },
    { offset: 1, colour: '#cfcabf' },
  ]);
  const niche = sketch.across([
    { offset: 0, colour: '#c9c4b9' },
    { offset: 0.2, colour: '#d8d4ca' },
    { offset: 1, colour: '#e8e4dc' },
  ]);
  const ledge = sketch.rising([
    { offset: 0, colour: STONE.mid },
    { offset: 1, colour: STONE.light },
  ]);
  return (
    `<rect width="1080" height="1340" fill="${wall}"/><path d="M120 ${n(edge - 110)}V420C120 150 320 40 540 40S960 150 960 420V${n(edge - 110)}Z" fill="${niche}" stroke="${STONE.dark}" stroke-opacity="0.4" stroke-width="4"/>` +
    `<path d="M-20 ${n(edge - 120)}H1100V${n(edge)}H-20Z" fill="${ledge}"/><rect x="-20" y="${n(edge)}" width="1120" height="26" fill="#f5f2ec"/><rect x="-20" y="${n(edge + 26)}" width="1120" height="300" fill="${STONE.mid}"/><rect x="-20" y="${n(edge + 26)}" width="1120" height="12" fill="#6f695f" fill-opacity="0.28"/>`
  );
}

/** A slab of stone before a wall of dressed stone, grass along its foot. */
export function stoneStep(sketch: Sketch): string {
  const wall = sketch.across([
    { offset: 0, colour: '#e6e2d9' },
    { offset: 1, colour: '#c4beb2' },
  ]);
  const courses = Array.from({ length: 9 }, (_, row) => {
    const y = row * 116;
    const joints = Array.from({ length: 5 }, (_j, index) => `M${n(index * 260 + (row % 2) * 130 - 40)} ${y}v116`).join(
      '',
    );
    return `M0 ${y}H1080${joints}`;
  }).join('');
  const slab = sketch.rising([
    { offset: 0, colour: STONE.dark },
    { offset: 1, colour: STONE.light },
  ]);
  const grass = Array.from(
    { length: 90 },
    (_, index) =>
      `M${n(index * 12.4)} 1010q${(index % 5) - 2} -14 ${((index * 7) % 11) - 5} ${-18 - ((index * 13) % 17)}`,
  ).join('');
  return (
    `<rect width="1080" height="1010" fill="${wall}"/><path d="${courses}" fill="none" stroke="#8f887a" stroke-opacity="0.35" stroke-width="5"/>` +
    `<rect y="1004" width="1080" height="336" fill="${slab}"/><path d="M0 1010H1080" stroke="#6f695f" stroke-opacity="0.4" stroke-width="6"/><path d="${grass}" fill="none" stroke="#7c8f5e" stroke-width="4" stroke-linecap="round"/><path d="M0 ${FLOOR + 92}H1080" stroke="#8f887a" stroke-opacity="0.4" stroke-width="4"/>`
  );
}
