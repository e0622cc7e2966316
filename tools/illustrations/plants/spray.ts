import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { closedFloret, type Floret, floretOf } from './floret';
import { leafAt, type LeafShape } from './leaf';
import { group, n, place, type Point, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from './stem';

/** The leaves on the bare part of a spray's stem; `fingers` is how many one of them is cut into. */
export interface SprayLeaves {
  readonly shape: LeafShape;
  readonly count: number;
  /** Relative to the spray's length. */
  readonly length: number;
  /** Relative to the leaf's own length. */
  readonly width: number;
  readonly colour: string;
  readonly fingers?: number;
}

/** Small flowers up a stem (delphinium, lavender, stock ...), from their foot to the buds at the top. */
export interface SpraySpecies {
  readonly kind: 'spray';
  /** Length relative to a rose's radius. */
  readonly length: number;
  readonly floret: Floret;
  /** Radius of a floret relative to the spray's length. */
  readonly size: number;
  readonly rows: number;
  readonly perRow: number;
  /** How far florets stand off the stem, relative to the length. */
  readonly spread: number;
  /** Where flowering begins, from 0 at the foot of the spray. */
  readonly from: number;
  /** How much smaller the topmost are. */
  readonly taper: number;
  /** The part of the flowering at the tip that is still in bud. */
  readonly buds?: number;
  readonly leaves: SprayLeaves | null;
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
  const green = pigmentOf(species.leaves?.colour ?? 'green');
  const leaves =
    species.leaves === null ? '' : sprayLeaves({ sketch, chance, line, length }, species.leaves, species.from);
  const opensUpTo = 1 - (species.buds ?? 0);
  const florets: { readonly depth: number; readonly body: string }[] = [];
  for (let row = 0; row < species.rows; row += 1) {
    const share = species.rows === 1 ? 0 : row / (species.rows - 1);
    // Buds stand closer the nearer they are to the tip.
    const up = 1 - (1 - share) ** (species.buds === undefined ? 1 : 1.4);
    const node = along(line, species.from + (1 - species.from) * up);
    const size = length * species.size * (1 - share * species.taper);
    if (species.bracts !== undefined) florets.push(whorl(species.bracts, node, size));
    for (let index = 0; index < species.perRow; index += 1) {
      const around = ((index + (row % 2) * 0.5) / species.perRow) * 360 + chance.between(-24, 24);
      const off = length * species.spread * (1 - share * species.taper * 0.8);
      const [turned, depth] = [Math.sin((around * Math.PI) / 180), Math.cos((around * Math.PI) / 180)];
      const closed = share > opensUpTo;
      const spot = {
        x: node.at.x + turned * off * (closed ? 0.35 : 1),
        y: node.at.y + chance.between(-0.5, 0.5) * size,
      };
      const work = { sketch, chance, pigment, size: size * chance.about(0.14), at: spot, turned, depth };
      const greener = Math.min(0.85, 0.15 + ((share - opensUpTo) / (1 - opensUpTo)) * 0.7);
      florets.push({ depth, body: closed ? closedFloret(work, greener) : floretOf(species.floret, work) });
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

interface LeafWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly line: StemLine;
  /** px */
  readonly length: number;
}

/** In turn up the stem, the last ones just under the first flowers. */
function sprayLeaves({ sketch, chance, line, length }: LeafWork, leaves: SprayLeaves, from: number): string {
  const pigment = pigmentOf(leaves.colour);
  return Array.from({ length: leaves.count }, (_, index) => {
    const share = leaves.count === 1 ? 0 : index / (leaves.count - 1);
    const node = along(line, 0.05 + (from - 0.02) * share);
    const side = index % 2 === 0 ? -1 : 1;
    const size = length * leaves.length * (1 - share * 0.3) * chance.about(0.12);
    const blade = (at: Point, angle: number, long: number): string => {
      const form = { shape: leaves.shape, length: long, width: long * leaves.width, sweep: side * 0.5 };
      return leafAt(sketch, chance, form, pigment, { at, angle });
    };
    if (leaves.fingers === undefined) return blade(node.at, node.angle + side * 48, size);
    return cutLeaf({ fingers: leaves.fingers, pigment, side, size, blade }, node);
  }).join('');
}

interface CutLeaf {
  readonly fingers: number;
  readonly pigment: Pigment;
  readonly side: -1 | 1;
  /** px */
  readonly size: number;
  readonly blade: (at: Point, angle: number, long: number) => string;
}

/** A leaf on a stalk, cut to its middle like a spread hand. */
function cutLeaf({ fingers, pigment, side, size, blade }: CutLeaf, node: { at: Point; angle: number }): string {
  const stalk: StemLine = {
    from: node.at,
    to: { x: node.at.x + side * size * 0.5, y: node.at.y - size * 0.34 },
    bow: side * size * 0.06,
  };
  const { at, angle } = along(stalk, 1);
  const spread = Array.from({ length: fingers }, (_, index) => (index / (fingers - 1)) * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((share) => blade(at, angle + share * 118, size * (1 - Math.abs(share) * 0.3)));
  return stem(stalk, Math.max(1.2, size * 0.045), pigment) + spread.join('');
}
