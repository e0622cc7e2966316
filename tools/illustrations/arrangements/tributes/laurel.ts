import { pigmentOf } from '../../ink/colours';
import { moved, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import type { Drawing } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawHeads, poseHeads, type Stock } from '../posing';

const CENTRE: Point = { x: 540, y: 640 };
const RADIUS = 320;
const LEAVES = 190;

/** Bay leaves laid over one another from the foot up both sides, and one cluster of flowers. */
export function laurelWreath(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const leaves = Array.from({ length: LEAVES }, (_, index) => {
    const part = chance.part(`bay ${index}`);
    const side = index % 2 === 0 ? 1 : -1;
    // From the top down, so that each leaf lies over the foot of the one above it.
    const angle = side * (176 * (index / LEAVES));
    const lane = (Math.floor(index / 2) % 3) - 1;
    const at = moved(CENTRE, polar(angle, RADIUS + lane * 40));
    const length = part.between(140, 168);
    const form = { shape: 'lance', length, width: length * 0.44, sweep: side * 0.3 } as const;
    const tone = pigmentOf(part.pick(['deep-green', 'deep-green', 'green']));
    return leafAt(sketch, part, form, tone, { at, angle: angle - side * 90 + lane * side * 20 });
  });
  const centre = moved(CENTRE, polar(214, RADIUS));
  const dome = { centre, rx: 170, ry: 150, unit: 82, fullness: 1.15 };
  const heads = drawHeads(drawing, poseHeads(chance.part('cluster'), stock.heads, dome));
  return { ground: '', subject: leaves.join('') + heads, foot: 1090 };
}
