import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { ballPaint } from '../ink/lathe';
import { group, moved, n, place, type Point, polar } from '../ink/sketch';
import type { Pose } from '../plants/bloom';
import { petal } from '../plants/petal';
import { along, stem, type StemLine } from '../plants/stem';
import type { Drawing, GrowthPose } from './specimen';

/** A slipper orchid: a striped hood above, two whiskered arms, and the pouch that gave it its name. */
export function slipper({ sketch, chance }: Drawing, pigment: Pigment, { radius, facing }: Pose): string {
  const wine = pigmentOf('burgundy');
  const lime = pigmentOf('lime');
  const hood = petal(
    sketch,
    chance,
    { shape: 'round', length: radius * 1.05, width: radius * 1.05 },
    { pigment: lime, step: 1, veins: 0 },
  );
  const stripes = [-0.32, -0.16, 0, 0.16, 0.32]
    .map(
      (x) =>
        `M0 ${n(-radius * 0.1)}Q${n(x * radius * 1.1)} ${n(-radius * 0.5)} ${n(x * radius)} ${n(-radius * (0.94 - Math.abs(x)))}`,
    )
    .join('');
  const lines = `<path d="${stripes}" fill="none" stroke="${wine.mid}" stroke-opacity="0.75" stroke-width="${n(radius * 0.035)}" stroke-linecap="round"/>`;
  const arm = (side: number): string => {
    const body = petal(
      sketch,
      chance,
      { shape: 'strap', length: radius * 1.2, width: radius * 0.42 },
      { pigment, step: side < 0 ? 0.8 : -0.4, veins: 5, turn: side * 104 },
    );
    const warts = Array.from(
      { length: 7 },
      (_, index) =>
        `<circle cx="${n((index % 2 === 0 ? 1 : -1) * radius * 0.11)}" cy="${n(-radius * (0.22 + index * 0.1))}" r="${n(radius * 0.026)}" fill="${wine.deep}"/>`,
    ).join('');
    return group(body + warts, `rotate(${side * 104})`);
  };
  const pouch = `<path d="M${n(-radius * 0.34)} ${n(radius * 0.08)}C${n(-radius * 0.5)} ${n(radius * 0.5)} ${n(-radius * 0.34)} ${n(radius * 1.06)} 0 ${n(radius * 1.08)}C${n(radius * 0.34)} ${n(radius * 1.06)} ${n(radius * 0.5)} ${n(radius * 0.5)} ${n(radius * 0.34)} ${n(radius * 0.08)}Q0 ${n(radius * 0.36)} ${n(-radius * 0.34)} ${n(radius * 0.08)}Z" fill="${ballPaint(sketch, mix(wine.light, lime.light, 0.45), wine.mid, wine.deep)}" stroke="${wine.vein}" stroke-opacity="0.5" stroke-width="2"/>`;
  const mouth = `<ellipse cy="${n(radius * 0.14)}" rx="${n(radius * 0.33)}" ry="${n(radius * 0.13)}" fill="${wine.vein}"/><path d="M${n(-radius * 0.12)} ${n(-radius * 0.06)}Q0 ${n(-radius * 0.2)} ${n(radius * 0.12)} ${n(-radius * 0.06)}L0 ${n(radius * 0.17)}Z" fill="${lime.mid}" stroke="${lime.vein}" stroke-width="2"/>`;
  return group(hood + lines + arm(-1) + arm(1) + pouch + mouth, `rotate(${n(facing * 0.25)})`);
}

/** A branching spray of small flowers: brown-barred above, a wide yellow skirt below. */
export function dancingLady(drawing: Drawing, pigment: Pigment, { length, bow }: GrowthPose): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 2.2, y: -length * 0.9 }, bow: bow * 1.3 };
  const green = pigmentOf('green');
  const stems: string[] = [];
  const flowers: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const node = along(line, 0.36 + index * 0.075);
    const side = index % 2 === 0 ? -1 : 1;
    const reach = length * (0.24 - index * 0.018);
    const twig: StemLine = { from: node.at, to: moved(node.at, polar(node.angle + side * 58, reach)), bow: side * 14 };
    stems.push(stem(twig, Math.max(1.5, length * 0.005), green));
    for (const t of [0.45, 0.75, 1])
      flowers.push(skirt(drawing, pigment, along(twig, t).at, length * 0.047 * drawing.chance.about(0.15)));
  }
  return stem(line, Math.max(2.5, length * 0.009), green) + stems.join('') + flowers.join('');
}

function skirt({ sketch, chance }: Drawing, pigment: Pigment, where: Point, size: number): string {
  const brown = pigmentOf('bronze');
  const bars = [-58, -24, 24, 58, 0].map((turn) =>
    group(
      petal(
        sketch,
        chance,
        { shape: 'strap', length: size * 0.62, width: size * 0.24 },
        { pigment: brown, step: 0, veins: 0 },
      ),
      `rotate(${turn})`,
    ),
  );
  const { light, mid, deep } = pigment;
  const body = `<path d="M0 0C${n(-size * 0.3)} ${n(size * 0.1)} ${n(-size)} ${n(size * 0.3)} ${n(-size * 0.86)} ${n(size * 0.86)}Q${n(-size * 0.4)} ${n(size * 1.12)} 0 ${n(size * 0.88)}Q${n(size * 0.4)} ${n(size * 1.12)} ${n(size * 0.86)} ${n(size * 0.86)}C${n(size)} ${n(size * 0.3)} ${n(size * 0.3)} ${n(size * 0.1)} 0 0Z" fill="${sketch.rising(
    [
      { offset: 0, colour: light },
      { offset: 1, colour: mid },
    ],
  )}" stroke="${deep}" stroke-opacity="0.6" stroke-width="1.5"/><circle cy="${n(size * 0.12)}" r="${n(size * 0.16)}" fill="${brown.mid}"/>`;
  return group(bars.join('') + body, place(where, chance.between(-24, 24)));
}
