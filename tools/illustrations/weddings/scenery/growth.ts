import type { Chance } from '../../ink/chance';
import { mix } from '../../ink/colours';
import { n, type Point, polar, type Sketch } from '../../ink/sketch';

/** Colours of a mass of leaves: in the shade, in between, and in the light. */
export interface Tones {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

export const SUMMER: Tones = { dark: '#46683f', mid: '#6f9454', light: '#a9c07a' };
export const DEEP: Tones = { dark: '#2f4d38', mid: '#4d7350', light: '#84a270' };
export const SPRING: Tones = { dark: '#6f9450', mid: '#9bbd68', light: '#cfe09b' };
export const AUTUMN: Tones = { dark: '#8d4a22', mid: '#c97a2e', light: '#eab45a' };

/** Leaves by the mass, lit from the upper left: dark ones first. */
export function mass(chance: Chance, at: Point, rx: number, ry: number, tones: Tones, count = 46): string {
  const layer = (colour: string, shift: number, size: number, many: number): string => {
    const blobs = Array.from({ length: many }, (_, index) => {
      const off = polar(index * 137.508 + chance.between(-70, 70), Math.sqrt(chance.next()));
      const r = Math.min(rx, ry) * size * chance.about(0.4);
      const [x, y] = [at.x + off.x * rx * 0.86 - shift * rx, at.y + off.y * ry * 0.86 - shift * ry];
      const [a, b] = [r * chance.about(0.3), r * chance.about(0.3)];
      return `M${n(x - r)} ${n(y)}q${n(a * 0.1)} ${n(-a)} ${n(r)} ${n(-b)}t${n(r)} ${n(a)}t${n(-r)} ${n(b * 0.9)}t${n(-r)} ${n(-r * 0.9)}`;
    });
    return `<path d="${blobs.join('')}" fill="${colour}"/>`;
  };
  const some = (share: number): number => Math.round(count * share);
  return (
    layer(tones.dark, -0.05, 0.34, count) +
    layer(mix(tones.dark, tones.mid, 0.5), 0.0, 0.2, some(1.6)) +
    layer(tones.mid, 0.07, 0.13, some(2.2)) +
    layer(mix(tones.mid, tones.light, 0.6), 0.13, 0.085, some(2)) +
    layer(tones.light, 0.2, 0.055, some(1.6))
  );
}

/** A broad tree, `high` px from its foot. */
export function tree(chance: Chance, x: number, foot: number, high: number, tones: Tones, bark = '#6d5946'): string {
  const w = high * 0.045;
  const fork = foot - high * 0.42;
  const trunk = `<path d="M${n(x - w)} ${foot}C${n(x - w * 0.6)} ${n(foot - high * 0.2)} ${n(x - w * 0.7)} ${n(fork)} ${n(x - high * 0.13)} ${n(fork - high * 0.16)}L${n(x)} ${n(fork - high * 0.1)}L${n(x + high * 0.13)} ${n(fork - high * 0.18)}C${n(x + w * 0.8)} ${n(fork)} ${n(x + w * 0.7)} ${n(foot - high * 0.2)} ${n(x + w * 1.3)} ${foot}Z" fill="${bark}"/>`;
  return (
    trunk +
    mass(chance, { x: x + high * 0.16, y: foot - high * 0.52 }, high * 0.24, high * 0.2, tones, 30) +
    mass(chance, { x: x - high * 0.17, y: foot - high * 0.56 }, high * 0.24, high * 0.21, tones, 30) +
    mass(chance, { x, y: foot - high * 0.72 }, high * 0.3, high * 0.27, tones, 52)
  );
}

/** A fir, its boughs under snow when `snow`. */
export function fir(chance: Chance, x: number, foot: number, high: number, tones: Tones, snow = false): string {
  const tiers = 7;
  return Array.from({ length: tiers }, (_, index) => {
    const share = (index + 1) / tiers;
    const [y, half] = [foot - high + high * share * 0.94, high * 0.27 * share * chance.about(0.08)];
    const top = y - high * 0.26 * (0.5 + share * 0.5);
    const bough = `<path d="M${n(x)} ${n(top)}L${n(x - half)} ${n(y)}Q${n(x - half * 0.5)} ${n(y - 8)} ${n(x - half * 0.4)} ${n(y + 5)}Q${n(x)} ${n(y - 8)} ${n(x + half * 0.35)} ${n(y + 6)}Q${n(x + half * 0.5)} ${n(y - 8)} ${n(x + half)} ${n(y)}Z" fill="${index % 2 === 0 ? tones.dark : mix(tones.dark, tones.mid, 0.5)}"/>`;
    const cap = `<path d="M${n(x)} ${n(top)}L${n(x - half * 0.96)} ${n(y - 5)}Q${n(x - half * 0.3)} ${n(y - half * 0.42)} ${n(x + half * 0.3)} ${n(y - half * 0.3)}Z" fill="#f4f8fc" fill-opacity="0.9"/>`;
    return bough + (snow ? cap : '');
  })
    .reverse()
    .join('');
}

/** A tree in winter: trunk, boughs and twigs. */
export function bareTree(chance: Chance, x: number, foot: number, high: number, bark: string): string {
  const lines: string[] = [];
  const grow = (from: Point, angle: number, length: number, width: number): void => {
    const off = polar(angle, length);
    const to = { x: from.x + off.x, y: from.y + off.y };
    lines.push(
      `<path d="M${n(from.x)} ${n(from.y)}Q${n(from.x + off.x * 0.5 + length * 0.06)} ${n(from.y + off.y * 0.5)} ${n(to.x)} ${n(to.y)}" stroke-width="${n(width)}"/>`,
    );
    if (width < 2.4) return;
    for (const turn of width > 14 ? [-34, -8, 30] : [-28, 24]) {
      grow(to, angle + turn + chance.between(-10, 10), length * chance.between(0.6, 0.78), width * 0.56);
    }
  };
  grow({ x, y: foot }, chance.between(-4, 4), high * 0.33, high * 0.05);
  return `<g fill="none" stroke="${bark}" stroke-linecap="round">${lines.join('')}</g>`;
}

export interface Sward {
  /** px */
  readonly top: number;
  readonly far: string;
  readonly near: string;
  readonly blade: string;
  /** Blades of grass, or none when 0. */
  readonly blades: number;
  /** Relative to mown grass. */
  readonly tall?: number;
}

/** Ground that comes towards us: small strokes far off, tall ones at our feet. */
export function sward(sketch: Sketch, chance: Chance, { top, far, near, blade, blades, tall = 1 }: Sward): string {
  const fill = sketch.rising([
    { offset: 0, colour: near },
    { offset: 1, colour: far },
  ]);
  const strokes = Array.from({ length: blades }, () => {
    const depth = chance.next() ** 0.8;
    const y = top + depth * (1420 - top);
    const high = (3 + 30 * depth) * tall * chance.about(0.3);
    return `M${n(chance.between(-60, 1140))} ${n(y)}q${n(chance.between(-3, 3))} ${n(-high * 0.5)} ${n(chance.between(-0.3, 0.3) * high)} ${n(-high)}`;
  });
  const far_ = `<path d="${strokes.slice(0, blades / 2).join('')}" stroke="${mix(blade, far, 0.4)}" stroke-width="2.4"/>`;
  return `<rect x="-120" y="${top}" width="1320" height="${1460 - top}" fill="${fill}"/><g fill="none" stroke-linecap="round" stroke-opacity="0.6">${far_}<path d="${strokes.slice(blades / 2).join('')}" stroke="${blade}" stroke-width="3"/></g>`;
}

/** Dabs of colour on the ground: flowers of a meadow, fallen leaves or petals. */
export function dabs(
  chance: Chance,
  colours: readonly string[],
  count: number,
  area: { readonly top: number; readonly foot: number; readonly left: number; readonly right: number },
  size: number,
): string {
  return Array.from({ length: count }, () => {
    const depth = chance.next();
    const y = area.top + depth * (area.foot - area.top);
    const r = size * (0.25 + 0.9 * depth) * chance.about(0.3);
    const fill = colours[Math.floor(chance.next() * colours.length)] ?? '#ffffff';
    const x = chance.between(area.left, area.right);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.66)}" fill="${fill}" transform="rotate(${n(chance.between(-30, 30))} ${n(x)} ${n(y)})"/>`;
  }).join('');
}
