import { pigmentOf } from '../../ink/colours';
import { group, moved, place, type Point } from '../../ink/sketch';
import { leafAt, type LeafShape } from '../../plants/leaf';
import { along, stem } from '../../plants/stem';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, type Specimen } from '../../species/specimen';

export interface CutStem {
  readonly from: Point;
  readonly to: Point;
  /** px of the flower's radius */
  readonly radius: number;
  readonly bow?: number;
  readonly tilt?: number;
  /** Where leaves stand, 0 at the foot; none when left out. */
  readonly leaves?: readonly number[];
  readonly leaf?: LeafShape;
}

/** One cut stem with its flower, from where it stands to the middle of its head. */
export function cutStem(drawing: Drawing, specimen: Specimen, form: CutStem): string {
  const { sketch, chance } = drawing;
  const { from, to, radius, bow = 12, tilt = 0.15, leaves = [], leaf = 'serrated' } = form;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (!isHead(specimen.name)) {
    const length = Math.hypot(dx, dy);
    return group(drawGrowth(drawing, specimen, { length, bow }), place(from, (Math.atan2(dx, -dy) * 180) / Math.PI));
  }
  const line = { from, to, bow };
  const blades = leaves.map((t, index) => {
    const node = along(line, t);
    const side = index % 2 === 0 ? -1 : 1;
    const length = radius * 1.25 * chance.about(0.12);
    const shape = { shape: leaf, length, width: length * 0.44, sweep: side * 0.4 };
    return leafAt(sketch, chance, shape, pigmentOf('deep-green'), { at: node.at, angle: node.angle + side * 56 });
  });
  const facing = along(line, 1).angle;
  const head = drawHead(drawing, specimen, { unit: radius / headSize(specimen.name), facing, tilt, glow: 0.15 });
  const thick = Math.max(5, radius * 0.1);
  return stem(line, thick, pigmentOf('green')) + blades.join('') + group(head, place(moved(to, { x: 0, y: 0 })));
}
