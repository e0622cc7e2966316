import { bud } from '../plants/bud';
import { pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { group, moved, place, type Point, polar } from '../ink/sketch';
import { type Drawing, drawHead, type Specimen } from './specimen';
import { along, stem, type StemLine } from '../plants/stem';

export interface OrchidForm {
  readonly foot: Point;
  /** The side to which it arches. */
  readonly side: -1 | 1;
  /** px */
  readonly height: number;
  readonly unit: number;
  readonly leaves: boolean;
}

/** One arching stem of a moth orchid, its flowers in turn to either side, the youngest still closed at the tip. */
export function orchidSpray({ sketch, chance }: Drawing, heads: readonly Specimen[], form: OrchidForm): string {
  const { foot, side, height, unit } = form;
  const line: StemLine = {
    from: foot,
    to: { x: foot.x + side * height * 0.6, y: foot.y - height * 0.6 },
    via: { x: foot.x - side * height * 0.02, y: foot.y - height * 1.3 },
    bow: 0,
  };
  const flowers = Array.from({ length: 7 }, (_, index) => {
    const node = along(line, 0.34 + index * 0.087);
    const off = polar(node.angle + (index % 2 === 0 ? 90 : -90), unit * (0.56 - index * 0.04));
    const specimen = heads[index % heads.length] ?? { name: 'orchid', colour: 'white' };
    const own = { sketch, chance: chance.part(`orchid ${side} ${index}`) };
    const pose = { unit: unit * (1 - index * 0.055), facing: side * 24, tilt: 0.12 };
    return group(drawHead(own, specimen, pose), place(moved(node.at, off)));
  });
  const pigment = pigmentOf(heads[0]?.colour ?? 'white');
  const buds = [0.93, 0.97, 1].map((t, index) => {
    const node = along(line, t);
    const own = { sketch, chance, pigment, size: unit * (0.5 - index * 0.1) };
    return group(bud('bead', own), place(node.at, node.angle + (index % 2 === 0 ? 40 : -30)));
  });
  const leaves = form.leaves ? orchidLeaves({ sketch, chance }, foot, unit * 2.5) : '';
  return stem(line, unit * 0.075, pigmentOf('green')) + leaves + buds.join('') + flowers.reverse().join('');
}

/** Broad leathery leaves in two ranks. */
export function orchidLeaves({ sketch, chance }: Drawing, foot: Point, length: number): string {
  return [-74, 70, -50, 44, -24, 20]
    .map((angle) => {
      const own = length * chance.between(0.82, 1.02);
      const shape = { shape: 'strap', length: own, width: own * 0.34, sweep: Math.sign(angle) * 0.9 } as const;
      return leafAt(sketch, chance, shape, pigmentOf('deep-green'), {
        at: moved(foot, { x: angle * 0.5, y: 0 }),
        angle,
      });
    })
    .join('');
}
