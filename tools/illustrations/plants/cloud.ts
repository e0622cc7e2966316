import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { at, n, type Point, polar } from '../ink/sketch';

interface Fork {
  readonly at: Point;
  /** px from the foot, along the twigs. */
  readonly way: number;
}

interface Twig {
  readonly from: Point;
  readonly to: Point;
  readonly thick: boolean;
}

/**
 * An airy head of tiny flowers around the origin, its foot below (gypsophila). Every new flower's twig leaves the
 * nearest fork, so that it branches and branches again as the plant does, with a flower wherever it forks.
 */
export function cloud(chance: Chance, flowers: number, pigment: Pigment, radius: number): string {
  const { spots, twigs } = branches(chance, flowers, radius);
  const green = pigmentOf('sage');
  const strokes = (thick: boolean): string => {
    const path = twigs.filter((twig) => twig.thick === thick).map(({ from, to }) => `M${at(from)}L${at(to)}`);
    const width = Math.max(0.5, radius * (thick ? 0.016 : 0.009));
    return `<path d="${path.join('')}" fill="none" stroke="${thick ? green.deep : mix(green.deep, green.vein, 0.6)}" stroke-opacity="0.9" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  };
  const drawn = spots.map((spot, index) =>
    index % 4 === 3
      ? bead(pigment, spot, radius * 0.026)
      : floret(chance, pigment, spot, radius * 0.054 * chance.about(0.28)),
  );
  return strokes(false) + strokes(true) + drawn.join('');
}

function branches(
  chance: Chance,
  flowers: number,
  radius: number,
): { spots: readonly Point[]; twigs: readonly Twig[] } {
  const foot = { x: 0, y: radius };
  const from = (point: Point): number => Math.hypot(point.x - foot.x, point.y - foot.y);
  const spots = Array.from({ length: flowers }, (_, index) => {
    const off = polar(
      index * 137.508 + chance.between(-16, 16),
      radius * Math.sqrt((index + 0.5) / flowers) * chance.about(0.07),
    );
    return { x: off.x, y: off.y * 0.86 - radius * 0.1 };
  }).sort((a, b) => from(a) - from(b));
  const forks: Fork[] = [0, 0.16, 0.32, 0.48, 0.64].map((up) => ({
    at: { x: 0, y: radius * (1 - up) },
    way: radius * up,
  }));
  const twigs: Twig[] = [{ from: foot, to: { x: 0, y: radius * 0.36 }, thick: true }];
  for (const spot of spots) {
    // Distance along the twigs counts too, or they would run from flower to flower and never branch.
    const cost = (fork: Fork): number => Math.hypot(spot.x - fork.at.x, spot.y - fork.at.y) + fork.way * 0.42;
    const near = forks.reduce((best, fork) => (cost(fork) < cost(best) ? fork : best));
    const reach = Math.hypot(spot.x - near.at.x, spot.y - near.at.y);
    const bend = {
      x: near.at.x + (spot.x - near.at.x) * 0.5 - (spot.x - near.at.x) * 0.06,
      y: near.at.y + (spot.y - near.at.y) * 0.55,
    };
    twigs.push(
      { from: near.at, to: bend, thick: near.way < radius * 0.7 && reach > radius * 0.3 },
      { from: bend, to: spot, thick: false },
    );
    forks.push({ at: bend, way: near.way + reach * 0.5 }, { at: spot, way: near.way + reach });
  }
  return { spots, twigs };
}

/** Five notched petals, as one shape, and the crumpled middle. */
function floret(chance: Chance, pigment: Pigment, { x, y }: Point, size: number): string {
  const turn = chance.between(0, 72);
  const lobes = Array.from({ length: 5 }, (_, index) => {
    const [before, tip, after] = [-36, 0, 36].map((off) =>
      polar(turn + index * 72 + off, off === 0 ? size * 1.75 : size * 0.55),
    );
    return `Q${at({ x: x + (before?.x ?? 0) * 2, y: y + (before?.y ?? 0) * 2 })} ${at({ x: x + (tip?.x ?? 0) * 0.62, y: y + (tip?.y ?? 0) * 0.62 })}Q${at({ x: x + (tip?.x ?? 0), y: y + (tip?.y ?? 0) })} ${at({ x: x + (after?.x ?? 0), y: y + (after?.y ?? 0) })}`;
  });
  const start = polar(turn - 36, size * 0.55);
  const tone = mix(pigment.light, pigment.mid, chance.next() * 0.5);
  return (
    `<circle cx="${n(x + size * 0.12)}" cy="${n(y + size * 0.3)}" r="${n(size)}" fill="${pigment.vein}" fill-opacity="0.3"/>` +
    `<path d="M${at({ x: x + start.x, y: y + start.y })}${lobes.join('')}Z" fill="${tone}" stroke="${pigment.vein}" stroke-opacity="0.45" stroke-width="${n(Math.max(0.4, size * 0.07))}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.24)}" fill="${mix(pigment.deep, '#b9c68f', 0.5)}"/>`
  );
}

const bead = (pigment: Pigment, { x, y }: Point, size: number): string =>
  `<circle cx="${n(x)}" cy="${n(y + size * 0.7)}" r="${n(size * 0.8)}" fill="${pigmentOf('sage').mid}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${pigment.light}" stroke="${pigment.vein}" stroke-opacity="0.5" stroke-width="0.6"/>`;
