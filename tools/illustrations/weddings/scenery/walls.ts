import type { Chance } from '../../ink/chance';
import { mix } from '../../ink/colours';
import { n, type Sketch } from '../../ink/sketch';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A plane lit from its left. */
export function plane(sketch: Sketch, { x, y, w, h }: Box, colour: string, depth = 0.22): string {
  const fill = sketch.across([
    { offset: 0, colour: mix(colour, '#fff6e0', depth) },
    { offset: 0.55, colour },
    { offset: 1, colour: mix(colour, '#2a2530', depth) },
  ]);
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
}

export interface Masonry {
  readonly base: string;
  readonly stones: readonly [string, string];
  /** px of a stone. */
  readonly wide: number;
  readonly high: number;
  /** 0 for bricks in line, 1 for flints as they were found. */
  readonly rough: number;
}

export const FLINT: Masonry = { base: '#cfc8b8', stones: ['#8d8f90', '#5f646b'], wide: 44, high: 34, rough: 1 };
export const RUBBLE: Masonry = { base: '#c9b897', stones: ['#b9a683', '#9c8d73'], wide: 92, high: 52, rough: 0.5 };
export const CASTLE: Masonry = { base: '#8b8478', stones: ['#9d968a', '#77726c'], wide: 108, high: 58, rough: 0.4 };
export const BRICK: Masonry = { base: '#d8bfa8', stones: ['#b3684f', '#96523f'], wide: 66, high: 26, rough: 0.06 };
export const ASHLAR: Masonry = { base: '#d9d0bd', stones: ['#e3dac8', '#cfc5b0'], wide: 150, high: 70, rough: 0.02 };

/** Laid stones, the joints showing the base. */
export function masonry(sketch: Sketch, chance: Chance, box: Box, of: Masonry, opacity = 0.85): string {
  const gap = 2.5 + of.rough * 3;
  const rows = Math.ceil(box.h / of.high);
  const paths: Record<string, string> = {};
  for (let row = 0; row < rows; row += 1) {
    const y = box.y + row * of.high;
    for (let x = box.x - (row % 2) * of.wide * 0.5; x < box.x + box.w;) {
      const w = of.wide * chance.about(0.05 + of.rough * 0.35);
      const [left, right] = [Math.max(box.x, x), Math.min(box.x + box.w, x + w - gap)];
      const foot = Math.min(box.y + box.h, y + of.high - gap);
      if (right - left > 3) {
        const tone = mix(of.stones[0], of.stones[1], Math.round(chance.next() * 4) / 4);
        const j = of.rough * of.high * 0.24;
        const jog = (): number => chance.between(-j, j);
        const d = `M${n(left + Math.abs(jog()))} ${n(y + Math.abs(jog()))}L${n(right + jog() * 0.5)} ${n(y + Math.abs(jog()))}L${n(right - Math.abs(jog()))} ${n(foot - Math.abs(jog()))}L${n(left + Math.abs(jog()))} ${n(foot)}Z`;
        paths[tone] = (paths[tone] ?? '') + d;
      }
      x += w;
    }
  }
  const stones = Object.entries(paths).map(
    ([tone, d]) => `<path d="${d}" fill="${tone}" fill-opacity="${opacity}" stroke-linejoin="round"/>`,
  );
  return plane(sketch, box, of.base, 0.2) + stones.join('') + shadeRight(sketch, box);
}

function shadeRight(sketch: Sketch, { x, y, w, h }: Box): string {
  const fill = sketch.across([
    { offset: 0, colour: '#fff3d6', opacity: 0.16 },
    { offset: 0.5, colour: '#fff3d6', opacity: 0 },
    { offset: 1, colour: '#1e1b24', opacity: 0.26 },
  ]);
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
}

/** A roof between a ridge and its eaves, in courses of tiles. */
export function roof(
  points: readonly [left: number, ridge: number, right: number],
  ridge: number,
  eaves: number,
  colour: string,
): string {
  const [left, , right] = points;
  const lean = (right - left) * 0.1;
  const d = `M${left + lean} ${ridge}H${right - lean}L${right} ${eaves}H${left}Z`;
  const rows = Math.max(3, Math.round((eaves - ridge) / 22));
  const courses = Array.from({ length: rows }, (_, index) => {
    const t = (index + 1) / (rows + 1);
    return `M${n(left + lean * (1 - t))} ${n(ridge + (eaves - ridge) * t)}H${n(right - lean * (1 - t))}`;
  }).join('');
  return `<path d="${d}" fill="${colour}"/><path d="${courses}" stroke="${mix(colour, '#1e1714', 0.4)}" stroke-opacity="0.5" stroke-width="4" fill="none"/><path d="M${left} ${eaves}H${right}" stroke="${mix(colour, '#1e1714', 0.6)}" stroke-width="7"/>`;
}

/** A window of small panes; `lit` when lamps burn behind it. */
export function sash(
  { x, y, w, h }: Box,
  frame: string,
  isLit: boolean,
  panes: readonly [number, number] = [2, 3],
): string {
  const [across, down] = panes;
  const glass = isLit ? '#ffd98a' : '#8ea3ad';
  const bars =
    Array.from({ length: across - 1 }, (_, i) => `M${n(x + (w * (i + 1)) / across)} ${n(y)}v${n(h)}`).join('') +
    Array.from({ length: down - 1 }, (_, i) => `M${n(x)} ${n(y + (h * (i + 1)) / down)}h${n(w)}`).join('');
  const shine = isLit
    ? ''
    : `<path d="M${n(x)} ${n(y + h * 0.5)}L${n(x + w * 0.5)} ${n(y)}H${n(x + w * 0.8)}L${n(x)} ${n(y + h * 0.8)}Z" fill="#fff" fill-opacity="0.28"/>`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${glass}"/>${shine}<path d="${bars}" stroke="${frame}" stroke-width="${n(Math.max(3, w * 0.05))}"/><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="none" stroke="${frame}" stroke-width="${n(Math.max(5, w * 0.09))}"/><path d="M${n(x - w * 0.1)} ${n(y + h)}h${n(w * 1.2)}" stroke="${mix(frame, '#6d6252', 0.3)}" stroke-width="${n(Math.max(7, w * 0.12))}"/>`;
}

/** A pointed window with its tracery. `glass` is what is seen in it. */
export function lancet({ x, y, w, h }: Box, stone: string, glass: string): string {
  const spring = y + w * 0.85;
  const d = `M${n(x)} ${n(y + h)}V${n(spring)}Q${n(x)} ${n(y + w * 0.3)} ${n(x + w / 2)} ${n(y)}Q${n(x + w)} ${n(y + w * 0.3)} ${n(x + w)} ${n(spring)}V${n(y + h)}Z`;
  const lead = Array.from({ length: 7 }, (_, i) => `M${n(x)} ${n(y + (h * (i + 1)) / 8)}h${n(w)}`).join('');
  return `<path d="${d}" fill="${glass}" stroke="${stone}" stroke-width="${n(w * 0.16)}" stroke-linejoin="round"/><path d="M${n(x + w / 2)} ${n(y + w * 0.2)}V${n(y + h)}" stroke="${stone}" stroke-width="${n(w * 0.08)}"/><path d="${lead}" stroke="#4b4a4c" stroke-opacity="0.3" stroke-width="2"/>`;
}

/** An arched opening, its inside dark or a door in it. */
export function archway({ x, y, w, h }: Box, stone: string, inside: string, pointed = false): string {
  const top = pointed
    ? `V${n(y + w * 0.7)}Q${n(x + w * 0.04)} ${n(y + w * 0.22)} ${n(x + w / 2)} ${n(y)}Q${n(x + w * 0.96)} ${n(y + w * 0.22)} ${n(x + w)} ${n(y + w * 0.7)}`
    : `V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}`;
  return `<path d="M${n(x)} ${n(y + h)}${top}V${n(y + h)}Z" fill="${inside}" stroke="${stone}" stroke-width="${n(w * 0.1)}" stroke-linejoin="round"/><path d="M${n(x)} ${n(y + h)}${top}V${n(y + h)}" fill="none" stroke="#2a2520" stroke-opacity="0.28" stroke-width="3"/>`;
}

/** Boards side by side. */
export function boards(sketch: Sketch, chance: Chance, box: Box, colour: string, wide = 54, upright = true): string {
  const count = Math.ceil((upright ? box.w : box.h) / wide);
  const planks = Array.from({ length: count }, (_, index) => {
    const tone = mix(colour, chance.next() < 0.5 ? '#2a1d13' : '#fff0d8', chance.between(0.02, 0.16));
    const at = index * wide;
    const size = Math.min(wide, (upright ? box.w : box.h) - at) - 2;
    return upright
      ? `<rect x="${n(box.x + at)}" y="${n(box.y)}" width="${n(size)}" height="${n(box.h)}" fill="${tone}"/>`
      : `<rect x="${n(box.x)}" y="${n(box.y + at)}" width="${n(box.w)}" height="${n(size)}" fill="${tone}"/>`;
  });
  return plane(sketch, box, mix(colour, '#1d140d', 0.5), 0) + planks.join('') + shadeRight(sketch, box);
}

/** A floor from its far edge at `top` px, its boards running towards us; tiles when `across`. */
export function flooring(sketch: Sketch, top: number, colour: string, across = false): string {
  const fill = sketch.rising([
    { offset: 0, colour: mix(colour, '#fff3dc', 0.16) },
    { offset: 1, colour: mix(colour, '#2a1d13', 0.16) },
  ]);
  const eye = top - 130;
  const lines = Array.from({ length: 25 }, (_, i) => {
    const [near, reach] = [540 + (i - 12) * 170, 130 / (1480 - eye)];
    return `M${n(540 + (near - 540) * reach)} ${top}L${n(near)} 1480`;
  }).join('');
  const joints = Array.from({ length: 9 }, (_, i) => `M-120 ${n(top + 8 + ((i + 1) / 9) ** 2.2 * 700)}H1200`).join('');
  return `<rect x="-120" y="${top}" width="1320" height="${1480 - top}" fill="${fill}"/><path d="${across ? lines + joints : lines}" stroke="${mix(colour, '#1d120a', 0.5)}" stroke-opacity="0.4" stroke-width="4" fill="none"/>`;
}
