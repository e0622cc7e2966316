import type { Pose } from '../plants/bloom';
import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { n, polar, type Point, type Sketch } from '../ink/sketch';

/** A brush of colour on a globe of spiny scales, seen from its side: a thistle. */
export interface ThistleSpecies {
  readonly kind: 'thistle';
  readonly size: number;
}

/** Around the origin: the brush above it, the globe below. */
export function thistle(sketch: Sketch, chance: Chance, pigment: Pigment, { radius }: Pose): string {
  const neck: Point = { x: 0, y: radius * 0.1 };
  return collar(sketch, chance, radius) + brush(chance, pigment, radius, neck) + globe(sketch, chance, radius, pigment);
}

/** Fine tubes of colour, dense and spreading, darkest where they leave the neck. */
function brush(chance: Chance, pigment: Pigment, radius: number, neck: Point): string {
  const layer = (colour: string, count: number, spread: number, reach: number): string => {
    const strokes = Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1;
      const angle = share * spread + chance.between(-4, 4);
      const tip = polar(angle, radius * reach * (1 - 0.12 * share * share) * chance.about(0.07));
      const from = neck.x + share * radius * 0.3;
      return `M${n(from)} ${n(neck.y)}q${n(tip.x * 0.24)} ${n(tip.y * 0.5)} ${n(tip.x)} ${n(tip.y)}`;
    });
    return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(0.9, radius * 0.034))}" stroke-linecap="round"/>`;
  };
  return (
    layer(pigment.vein, 26, 52, 0.84) +
    layer(pigment.deep, 34, 56, 1) +
    layer(mix(pigment.deep, pigment.mid, 0.6), 32, 50, 0.98) +
    layer(pigment.mid, 28, 47, 1.02) +
    layer(pigment.light, 15, 44, 0.94) +
    layer(mix(pigment.mid, pigment.deep, 0.5), 16, 38, 0.6)
  );
}

/** Scales like tiles, the lower over the upper, each with its spine; their side to the light is pale. */
function globe(sketch: Sketch, chance: Chance, radius: number, pigment: Pigment): string {
  const green = pigmentOf('sage');
  const [cy, rx, ry] = [radius * 0.52, radius * 0.5, radius * 0.46];
  const fill = sketch.round(
    [
      { offset: 0, colour: mix(green.light, green.mid, 0.4) },
      { offset: 0.6, colour: green.deep },
      { offset: 1, colour: green.vein },
    ],
    0.36,
    0.34,
    0.72,
  );
  const rows = 6;
  const scales = Array.from({ length: rows }, (_, row) => {
    const y = cy - ry * 0.86 + (row / (rows - 1)) * ry * 1.6;
    const half = rx * Math.sqrt(Math.max(0.05, 1 - ((y - cy) / ry) ** 2));
    const count = 7;
    return Array.from({ length: count }, (_s, index) => {
      const share = ((index + (row % 2) * 0.5) / (count - 0.5)) * 2 - 1;
      const x = Math.sin((share * Math.PI) / 2) * half;
      const long = radius * 0.2 * chance.about(0.12);
      const lean = share * 50;
      const tip = polar(lean, long * 1.5);
      const shoulder = long * 0.42;
      const tone = mix(mix(green.mid, pigment.mid, 0.2), share < 0 ? green.light : green.vein, Math.abs(share) * 0.45);
      return (
        `<path d="M${n(x - shoulder)} ${n(y)}Q${n(x - shoulder * 0.6)} ${n(y - long * 0.7)} ${n(x + tip.x * 0.7)} ${n(y + tip.y * 0.7)}Q${n(x + shoulder * 0.6)} ${n(y - long * 0.7)} ${n(x + shoulder)} ${n(y)}Z" fill="${tone}" stroke="${green.vein}" stroke-opacity="0.55" stroke-width="${n(Math.max(0.5, radius * 0.009))}"/>` +
        `<path d="M${n(x + tip.x * 0.6)} ${n(y + tip.y * 0.6)}L${n(x + tip.x)} ${n(y + tip.y)}" stroke="${mix(green.light, '#fff3d0', 0.5)}" stroke-width="${n(Math.max(0.6, radius * 0.016))}" stroke-linecap="round"/>`
      );
    }).join('');
  });
  return `<ellipse cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>${scales.join('')}`;
}

/** Spiny leaves right under the head. */
function collar(sketch: Sketch, chance: Chance, radius: number): string {
  return [-118, 122, -76, 80]
    .map((angle) => {
      const length = radius * chance.between(0.62, 0.82);
      const form = { shape: 'spiny', length, width: length * 0.5, sweep: -Math.sign(angle) * 0.7 } as const;
      return leafAt(sketch, chance, form, pigmentOf('sage'), { at: { x: 0, y: radius * 0.92 }, angle });
    })
    .join('');
}
