import type { Chance } from '../../ink/chance';
import { mix } from '../../ink/colours';
import { n, type Sketch } from '../../ink/sketch';

/** The sky from its top to `foot` px. */
export function sky(sketch: Sketch, top: string, low: string, foot = 960): string {
  const fill = sketch.rising([
    { offset: 0, colour: low },
    { offset: 1, colour: top },
  ]);
  return `<rect x="-120" y="-120" width="1320" height="${foot + 120}" fill="${fill}"/>`;
}

/** Flat-bottomed clouds between two heights. */
export function clouds(chance: Chance, colour: string, count: number, from: number, to: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, w] = [chance.between(-60, 1140), chance.between(from, to), chance.between(110, 260)];
    const puffs = Array.from({ length: 6 }, (_, index) => {
      const share = index / 5;
      const r = w * 0.2 * (0.5 + Math.sin(share * Math.PI)) * chance.about(0.2);
      return `<ellipse cx="${n(x + (share - 0.5) * w)}" cy="${n(y - r * 0.5)}" rx="${n(r * 1.3)}" ry="${n(r)}"/>`;
    });
    return `<g fill="${colour}" opacity="0.6">${puffs.join('')}</g>`;
  }).join('');
}

/** A range of hills: its ridge runs through `ridge` (px from the left at equal distances), filled down to `foot`. */
export function hills(ridge: readonly number[], foot: number, fill: string): string {
  const step = 1320 / (ridge.length - 1);
  const points = ridge.map((y, index) => ({ x: -120 + index * step, y }));
  const curve = points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const half = (to.x - from.x) / 2;
      return `C${n(from.x + half)} ${n(from.y)} ${n(to.x - half)} ${n(to.y)} ${n(to.x)} ${n(to.y)}`;
    })
    .join('');
  return `<path d="M-120 ${n(ridge[0] ?? foot)}${curve}V${foot}H-120Z" fill="${fill}"/>`;
}

/** Falling snow, or petals or leaves in the air. */
export function falling(chance: Chance, colour: string, count: number, size: number): string {
  return Array.from({ length: count }, () => {
    const r = size * chance.between(0.5, 1.3);
    const [x, y] = [chance.between(0, 1080), chance.between(0, 1340)];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="${colour}" fill-opacity="${n(chance.between(0.4, 0.9))}"/>`;
  }).join('');
}

/** A string of small lamps that sags between two points. */
export function lamps(from: readonly [number, number], to: readonly [number, number], sag: number, count = 12): string {
  const at = (t: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const wire = Array.from({ length: 13 }, (_, index) =>
    at(index / 12)
      .map(n)
      .join(' '),
  ).join('L');
  const bulbs = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    return `<circle cx="${n(x)}" cy="${n(y + 8)}" r="22" fill="url(#glow)"/><circle cx="${n(x)}" cy="${n(y + 8)}" r="6.5" fill="#fff3cf"/>`;
  });
  return `<path d="M${wire}" fill="none" stroke="#3d3a35" stroke-width="2.4"/>${bulbs.join('')}`;
}

/** Triangles of cloth on a string. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  colours: readonly string[],
): string {
  const count = 15;
  const at = (t: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [at(index / count), at((index + 0.92) / count)];
    const fill = colours[index % colours.length] ?? '#ffffff';
    return `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + 58)}Z" fill="${fill}" stroke="${mix(fill, '#40382e', 0.35)}" stroke-opacity="0.4" stroke-width="1.5"/>`;
  }).join('');
}
