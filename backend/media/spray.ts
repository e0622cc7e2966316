import type { Chance } from './chance';
import { type Pigment, pigmentOf } from './colours';
import { leafAt } from './leaf';
import { petal, type PetalShape } from './petal';
import { group, n, place, type Point, type Sketch } from './sketch';
import { along, stem, type StemLine } from './stem';

/** Degrees from upright, and its length beside the floret's. */
export interface FloretPetal {
  readonly turn: number;
  readonly reach: number;
}

/** Small flowers up a stem (delphinium, lavender, stock ...), from their foot to the buds at the top. */
export interface SpraySpecies {
  readonly kind: 'spray';
  /** Length beside a rose's radius. */
  readonly length: number;
  readonly floret: {
    /** How many all around, turned by chance; or each one, for a flower with a top and a bottom. */
    readonly petals: number | readonly FloretPetal[];
    readonly shape: PetalShape;
    /** Radius beside the spray's length. */
    readonly size: number;
    readonly width: number;
    /** Colour of the middle, or null for none. */
    readonly eye: string | null;
    /** Bells hang and show their mouths; the others look at us. */
    readonly bell: boolean;
  };
  readonly rows: number;
  readonly perRow: number;
  /** How far florets stand off the stem, beside the length. */
  readonly spread: number;
  /** Where flowering begins, from 0 at the foot of the spray. */
  readonly from: number;
  /** How much smaller the topmost are. */
  readonly taper: number;
  readonly leaves: boolean;
  /** Colour of the cups the florets sit in, one a row on either side. */
  readonly bracts?: string;
}

export interface SprayPose {
  /** px */
  readonly length: number;
  /** px at its middle */
  readonly bow: number;
}

/** A spray that grows up from the origin. */
export function spray(
  sketch: Sketch,
  chance: Chance,
  species: SpraySpecies,
  pigment: Pigment,
  { length, bow }: SprayPose,
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.6, y: -length }, bow };
  const green = pigmentOf('green');
  const leaves = species.leaves ? sprayLeaves(sketch, chance, line, length) : '';
  const florets: { readonly depth: number; readonly body: string }[] = [];
  for (let row = 0; row < species.rows; row += 1) {
    const share = species.rows === 1 ? 0 : row / (species.rows - 1);
    const node = along(line, species.from + (1 - species.from) * share);
    const size = length * species.floret.size * (1 - share * species.taper);
    if (species.bracts !== undefined) florets.push(whorl(species.bracts, node, size));
    for (let index = 0; index < species.perRow; index += 1) {
      const around = ((index + (row % 2) * 0.5) / species.perRow) * 360 + chance.between(-24, 24);
      const off = length * species.spread * (1 - share * species.taper * 0.8);
      const spot = {
        x: node.at.x + Math.sin((around * Math.PI) / 180) * off,
        y: node.at.y + chance.between(-0.5, 0.5) * size,
      };
      const depth = Math.cos((around * Math.PI) / 180);
      const turned = Math.sin((around * Math.PI) / 180);
      florets.push({ depth, body: floret(sketch, chance, { species, pigment, size, at: spot, turned, depth }) });
    }
  }
  const drawn = florets.sort((a, b) => a.depth - b.depth).map(({ body }) => body);
  return stem(line, Math.max(1.5, length * 0.018), green) + leaves + drawn.join('');
}

/** The dark cups of a whorl, seen between its florets. */
function whorl(colour: string, { at, angle }: { at: Point; angle: number }, size: number) {
  const { mid, deep } = pigmentOf(colour);
  const cups = [-62, -24, 24, 62].map(
    (turn) =>
      `<ellipse cy="${n(-size * 0.8)}" rx="${n(size * 0.42)}" ry="${n(size * 0.95)}" fill="${turn < 0 ? mid : deep}" transform="rotate(${turn})"/>`,
  );
  return { depth: -0.4, body: group(cups.join(''), place(at, angle)) };
}

interface FloretWork {
  readonly species: SpraySpecies;
  readonly pigment: Pigment;
  /** px */
  readonly size: number;
  readonly at: Point;
  /** -1 at the left of the stem, 1 at the right. */
  readonly turned: number;
  /** -1 behind the stem, 1 before it. */
  readonly depth: number;
}

function floret(sketch: Sketch, chance: Chance, work: FloretWork): string {
  const { petals, shape, width, eye, bell } = work.species.floret;
  const size = work.size * chance.about(0.14);
  const step = work.depth * 0.9 - work.turned * 0.8 + chance.between(-0.4, 0.4);
  const one = (angle: number, length: number): string =>
    group(
      petal(
        sketch,
        chance,
        { shape, length, width: length * width },
        { pigment: work.pigment, step, veins: size > 14 ? 3 : 0 },
      ),
      `rotate(${n(angle)})`,
    );
  if (bell) {
    const hang = 180 - work.turned * 62;
    const mouth = `<ellipse cy="${n(-size * 1.3)}" rx="${n(size * 0.42)}" ry="${n(size * 0.2)}" fill="${work.pigment.light}"/><ellipse cy="${n(-size * 1.3)}" rx="${n(size * 0.28)}" ry="${n(size * 0.11)}" fill="${work.pigment.vein}" fill-opacity="0.6"/>`;
    return group(one(0, size * 1.5) + mouth, place(work.at, hang));
  }
  const around = typeof petals === 'number' ? evenly(petals, chance.between(0, 360)) : petals;
  const lean = typeof petals === 'number' ? 0 : work.turned * 24 + chance.between(-12, 12);
  const ring = around.map(({ turn, reach }) => one(turn + lean, size * reach)).join('');
  const heart = eye === null ? '' : `<circle r="${n(size * 0.22)}" fill="${pigmentOf(eye).mid}"/>`;
  return group(ring + heart, `${place(work.at)}scale(${(1 - Math.abs(work.turned) * 0.3).toFixed(2)} 1)`);
}

const evenly = (count: number, from: number): readonly FloretPetal[] =>
  Array.from({ length: count }, (_, index) => ({ turn: from + (index * 360) / count, reach: 1 }));

function sprayLeaves(sketch: Sketch, chance: Chance, line: StemLine, length: number): string {
  return [0.06, 0.16, 0.26]
    .map((t, index) => {
      const node = along(line, t);
      const side = index % 2 === 0 ? -1 : 1;
      const size = length * chance.between(0.16, 0.22);
      const form = { shape: 'lance', length: size, width: size * 0.26, sweep: side * 0.5 } as const;
      return leafAt(sketch, chance, form, pigmentOf('green'), { at: node.at, angle: node.angle + side * 48 });
    })
    .join('');
}
