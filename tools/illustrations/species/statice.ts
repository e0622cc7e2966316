import type { Pose } from '../plants/bloom';
import type { Chance } from '../ink/chance';
import { lit, type Pigment, pigmentOf } from '../ink/colours';
import { crinkledPetal } from '../plants/crinkle';
import { towardsLight } from '../ink/light';
import { group, n, place, type Point, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from '../plants/stem';
import { wings } from '../plants/wings';

/** Branchlets of a flat spray, the low ones outside: where they end, relative to its radius. */
const TIPS: readonly Point[] = [
  { x: -0.98, y: 0.02 },
  { x: 0.98, y: -0.04 },
  { x: -0.84, y: -0.46 },
  { x: 0.82, y: -0.52 },
  { x: -0.46, y: -0.7 },
  { x: 0.42, y: -0.76 },
  { x: -0.02, y: -0.82 },
];

const PER_BRANCHLET = 6;

/** Papery cups in combs along the upper sides of winged branchlets: flat, and open between the combs. */
export function statice(
  sketch: Sketch,
  chance: Chance,
  pigment: Pigment,
  { radius, glow = 0 }: Pick<Pose, 'radius' | 'glow'>,
): string {
  const green = pigmentOf('green');
  const foot = { x: 0, y: radius * 0.96 };
  const lines = TIPS.map((tip): StemLine => {
    const to = { x: tip.x * radius * chance.about(0.06), y: tip.y * radius * chance.about(0.06) };
    return { from: foot, to, bow: 0, via: { x: to.x * 0.42, y: radius * (0.34 + tip.y * 0.2) } };
  });
  const twigs = lines.map(
    (line) => wings(line, radius * 0.07, green, 0.55) + stem(line, Math.max(1, radius * 0.035), green),
  );
  const cups = lines.flatMap((line) => comb({ sketch, chance, pigment, radius, glow }, line));
  const upwards = cups.sort((a, b) => a.y - b.y).map(({ body }) => body);
  return twigs.join('') + upwards.join('');
}

interface CombWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly pigment: Pigment;
  /** px of the whole spray */
  readonly radius: number;
  readonly glow: number;
}

/** Two rows of cups on one side of a branchlet, more upright than it is. */
function comb({ sketch, chance, pigment, radius, glow }: CombWork, line: StemLine) {
  return Array.from({ length: PER_BRANCHLET * 2 }, (_, index) => {
    const share = (index >> 1) / (PER_BRANCHLET - 1);
    const { at, angle } = along(line, 0.5 + 0.5 * share);
    const turn = angle * 0.55 + (index % 2 === 0 ? -32 : 32) + chance.between(-12, 12);
    const length = radius * 0.25 * (1 - share * 0.18) * chance.about(0.12);
    const step = glow + towardsLight(turn) * 1.1 + chance.between(-1.5, 0.6) - (1 - share) * 0.6;
    const cup = crinkledPetal(sketch, chance, { length, width: length * 1.12, waves: 5 }, { pigment, step });
    const body = cup + pleats(pigment, length) + (chance.next() < 0.3 ? flower(length) : '');
    return { y: at.y, body: group(body, place(at, turn)) };
  });
}

const pleats = (pigment: Pigment, length: number): string => {
  const { vein } = lit(pigment, 0);
  const folds = [-0.34, 0, 0.34].map(
    (x) => `M${n(x * length * 0.3)} ${n(-length * 0.22)}L${n(x * length)} ${n(-length * 0.9)}`,
  );
  return `<path d="${folds.join('')}" fill="none" stroke="${vein}" stroke-opacity="0.42" stroke-width="${n(Math.max(0.5, length * 0.035))}"/>`;
};

/** The small white flower that stands in a cup for a few days; the cup stays for a year. */
function flower(length: number): string {
  const white = pigmentOf('white');
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<ellipse cy="${n(-length * 0.12)}" rx="${n(length * 0.09)}" ry="${n(length * 0.13)}" fill="${white.light}" transform="rotate(${turn})"/>`,
  );
  return group(
    `${petals.join('')}<circle r="${n(length * 0.05)}" fill="${pigmentOf('butter').mid}"/>`,
    `translate(0 ${n(-length * 0.84)})`,
  );
}
