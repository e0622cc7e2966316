import type { Chance } from '../ink/chance';
import { lit, mix, type Pigment, pigmentOf } from '../ink/colours';
import { crinkledPetal } from '../plants/crinkle';
import { leafAt } from '../plants/leaf';
import { at, group, moved, n, place, type Point, polar, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from '../plants/stem';

/** Few large flowers, each on its own short stalk, over pairs of leaves that end in tendrils. */
export interface SweetPeaSpecies {
  readonly kind: 'sweet-pea';
  /** Length relative to a rose's radius. */
  readonly length: number;
}

/** Where the flowers' stalks leave the stem, lowest first; the topmost is still a bud. */
const STALKS: readonly number[] = [0.66, 0.76, 0.87, 0.96];

/** A stem of sweet peas that grows up from the origin. */
export function sweetPea(
  sketch: Sketch,
  chance: Chance,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.6, y: -length }, bow };
  const green = pigmentOf('green');
  const first = chance.next() < 0.5 ? -1 : 1;
  const leaves = [0.14, 0.4].map((t, index) =>
    leafPair({ sketch, chance, green, length }, along(line, t), index === 0 ? first : -first),
  );
  const flowers = STALKS.map((t, index) => {
    const side = (index % 2 === 0 ? 1 : -1) * first;
    const node = along(line, t);
    const tip = moved(node.at, polar(node.angle + side * (58 - index * 10), length * 0.1));
    const stalk = stem({ from: node.at, to: tip, bow: -side * length * 0.012 }, Math.max(1, length * 0.008), green);
    const size = length * 0.1 * (1 - index * 0.09) * chance.about(0.06);
    const pose = { size, turn: side * (24 - index * 3) + node.angle * 0.5, step: -side * 0.5 + 0.3 };
    return { stalk, flower: group(flower(sketch, chance, pigment, pose), place(tip)) };
  });
  return (
    stem(line, Math.max(1.5, length * 0.013), green) +
    leaves.join('') +
    flowers.map(({ stalk }) => stalk).join('') +
    flowers
      .map(({ flower: body }) => body)
      .reverse()
      .join('')
  );
}

interface FlowerPose {
  /** px */
  readonly size: number;
  /** Degrees to which it looks aside. */
  readonly turn: number;
  readonly step: number;
}

/** The upright standard of two waved lobes, and before it the wings that hide the keel. */
function flower(sketch: Sketch, chance: Chance, pigment: Pigment, { size, turn, step }: FlowerPose): string {
  const green = pigmentOf('green');
  const lobe = (angle: number, long: number, wide: number, shade: number, waves: number): string =>
    group(
      crinkledPetal(
        sketch,
        chance,
        { length: size * long, width: size * wide, waves },
        { pigment, step: step + shade },
      ),
      `rotate(${n(angle)})`,
    );
  const calyx = `<ellipse cy="${n(size * 0.14)}" rx="${n(size * 0.26)}" ry="${n(size * 0.22)}" fill="${green.mid}"/>`;
  const standard = lobe(-35, 1.46, 1.5, 0.9, 7) + lobe(35, 1.46, 1.5, 0.6, 7);
  const { vein, light } = lit(pigment, 0);
  const crease = `<path d="M0 0V${n(-size * 1.05)}" stroke="${vein}" stroke-opacity="0.35" stroke-width="${n(size * 0.035)}"/>`;
  const wings = group(lobe(-27, 0.98, 0.86, -2, 4) + lobe(27, 0.98, 0.86, -1.6, 4), 'rotate(180)');
  const keel = `<path d="M${n(-size * 0.1)} ${n(size * 0.06)}Q0 ${n(size * 0.72)} ${n(size * 0.1)} ${n(size * 0.06)}Z" fill="${mix(light, '#fffdf0', 0.6)}" stroke="${vein}" stroke-opacity="0.35" stroke-width="${n(size * 0.02)}"/>`;
  const across = (1 - Math.abs(turn) * 0.006).toFixed(2);
  return group(
    calyx + standard + crease + group(wings + keel, place({ x: turn * size * 0.006, y: -size * 0.5 })),
    `rotate(${n(turn)})scale(${across} 1)`,
  );
}

interface LeafWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly green: Pigment;
  /** px of the stem */
  readonly length: number;
}

function leafPair(
  { sketch, chance, green, length }: LeafWork,
  node: { at: Point; angle: number },
  side: number,
): string {
  const tip = moved(node.at, polar(node.angle + side * 52, length * 0.09));
  const leaflets = [-34, 38].map((open) => {
    const long = length * 0.18 * chance.about(0.08);
    const form = { shape: 'oval', length: long, width: long * 0.34, sweep: side * 0.3 } as const;
    return leafAt(sketch, chance, form, green, { at: tip, angle: node.angle + side * 52 + open });
  });
  const stalk = stem({ from: node.at, to: tip, bow: side * length * 0.008 }, Math.max(1, length * 0.009), green);
  return tendril(green, tip, node.angle + side * 54, length * 0.2, side) + stalk + leaflets.join('');
}

/** A thread that forks and winds up at its end. */
function tendril({ mid }: Pigment, foot: Point, angle: number, reach: number, side: number): string {
  const coil = (turn: number, long: number, hand: number): string => {
    const points = Array.from({ length: 15 }, (_, index) => {
      const wound = (index / 14) * Math.PI * 3.2;
      const radius = long * 0.17 * (1 - index / 18);
      return { x: hand * (radius * Math.cos(wound) - long * 0.17), y: -long - radius * Math.sin(wound) };
    });
    const path = `M0 0Q${n(hand * long * 0.16)} ${n(-long * 0.5)} ${points.map((point) => at(point)).join('L')}`;
    return `<path d="${path}" transform="${place(foot, turn)}"/>`;
  };
  return `<g fill="none" stroke="${mid}" stroke-width="${n(Math.max(0.8, reach * 0.028))}" stroke-linecap="round" stroke-linejoin="round">${coil(angle - side * 12, reach, -side)}${coil(angle + side * 22, reach * 0.72, side)}</g>`;
}
