import { mix, pigmentOf } from '../ink/colours';
import type { Composition } from './compose';
import { leafAt } from '../plants/leaf';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { group, moved, place, type Point, polar, type Sketch } from '../ink/sketch';
import type { Drawing } from '../species/specimen';

const MIDDLE: Point = { x: 540, y: 660 };
const LEAF = { name: 'leaf', colour: 'green' };

/** Long and low as it lies on the lid: foliage drawn out to both ends, flowers from end to end, most at the middle. */
export function coffinSpray(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const greens = stock.greens.length > 0 ? stock.greens : [LEAF];
  // An ear of grass that stands out aside makes the outline ragged.
  const calm = greens.filter(({ name }) => name !== 'grass');
  const ends = [-1, 1].map((side) => {
    const own = { sketch, chance: chance.part(`end ${side}`) };
    const fan = { centre: { x: 0, y: 0 }, start: 60 };
    const body =
      drawFan(own, [LEAF, ...calm], { ...fan, spread: 40, count: 9, length: 165 }) +
      drawFan(own, [...greens, LEAF], { ...fan, spread: 20, count: 9, length: 268 }) +
      drawFan(own, [...stock.sprays, ...greens], { ...fan, spread: 10, count: 7, length: 275 }) +
      drawFan(own, [...stock.sprays, LEAF], { ...fan, spread: 24, count: 7, length: 195 });
    return group(body, place(moved(MIDDLE, { x: side * 95, y: 10 }), side * 90));
  });
  const edges = [-1, 1].map((side) => {
    const own = { sketch, chance: chance.part(`edge ${side}`) };
    const fan = { centre: { x: 0, y: 0 }, spread: 58, count: 11, length: 128, start: 66 };
    return group(drawFan(own, [...calm, LEAF], fan), place(MIDDLE, side === 1 ? 180 : 0));
  });
  const heads = stock.heads.length > 0 ? flowers(drawing, stock.heads) : '';
  return { ground: lid(sketch), subject: edges.join('') + ends.join('') + bed(drawing) + heads, foot: 850 };
}

/** The lid it lies on, of pale oak, seen from its side. */
function lid(sketch: Sketch): string {
  const oak = pigmentOf('bronze');
  const top = sketch.rising([
    { offset: 0, colour: mix(oak.light, '#fff3dc', 0.25) },
    { offset: 1, colour: mix(oak.light, '#fff3dc', 0.55) },
  ]);
  const side = sketch.rising([
    { offset: 0, colour: mix(oak.mid, oak.light, 0.5) },
    { offset: 1, colour: oak.light },
  ]);
  const grain = Array.from({ length: 8 }, (_, index) => `M-60 ${600 + index * 34}H1140`).join('');
  return `<path d="M30 570H1050L1180 850H-100Z" fill="${top}"/><path d="M-100 850H1180V880H-100Z" fill="${mix(oak.light, '#fff3dc', 0.7)}"/><path d="M-100 880H1180V1500H-100Z" fill="${side}"/><path d="M-100 880H1180V902H-100Z" fill="${oak.vein}" fill-opacity="0.2"/><path d="M-100 1120H1180" stroke="${oak.mid}" stroke-opacity="0.3" stroke-width="10"/><path d="${grain}" stroke="${oak.mid}" stroke-opacity="0.18" stroke-width="3"/>`;
}

/** Small heads towards both ends, then the large ones over the middle. */
function flowers({ sketch, chance }: Drawing, heads: Stock['heads']): string {
  const unit = chance.between(62, 69);
  return [-1, 1, 0]
    .map((side) => {
      const own = { sketch, chance: chance.part(`flowers ${side}`) };
      const dome =
        side === 0
          ? { centre: MIDDLE, rx: 235, ry: 158, unit, fullness: 1.45 }
          : { centre: moved(MIDDLE, { x: side * 262, y: 4 }), rx: 128, ry: 82, unit: unit * 0.74, fullness: 1.4 };
      return drawHeads(own, poseHeads(own.chance, heads, dome));
    })
    .join('');
}

/** Leaves between the flowers, so that nothing of the base shows. */
function bed({ sketch, chance }: Drawing): string {
  return Array.from({ length: 46 }, (_, index) => {
    const own = chance.part(`bed ${index}`);
    const angle = index * 137.508;
    const out = polar(angle, Math.sqrt((index + 0.5) / 46));
    const length = own.between(105, 150);
    const form = { shape: 'serrated', length, width: length * 0.42, sweep: own.between(-0.6, 0.6) } as const;
    const green = pigmentOf(index % 3 === 0 ? 'deep-green' : 'green');
    const spot = moved(MIDDLE, { x: out.x * 320, y: out.y * 105 });
    // They lie along the spray, and turn with its edge.
    const turned = (Math.atan2(out.x * 2.4, -out.y) * 180) / Math.PI + own.between(-18, 18);
    return leafAt(sketch, own, form, green, { at: spot, angle: turned });
  }).join('');
}
