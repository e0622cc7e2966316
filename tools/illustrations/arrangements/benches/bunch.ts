import { moved, type Point } from '../../ink/sketch';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';

export const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** Heads over greens round a middle, as wide as they are asked for. */
export function bunch(drawing: Drawing, stock: Stock, centre: Point, rx: number, ry: number, unit: number): string {
  const foot = moved(centre, { x: 0, y: ry * 0.55 });
  const fan = { centre: foot, start: ry * 0.3 };
  return (
    drawFan(partOf(drawing, 'greens'), [LEAF, ...stock.greens], { ...fan, spread: 112, count: 15, length: ry * 1.15 }) +
    drawFan(partOf(drawing, 'sprays'), stock.sprays, {
      ...fan,
      spread: 52,
      count: stock.sprays.length > 0 ? 7 : 0,
      length: ry * 1.55,
    }) +
    drawHeads(
      partOf(drawing, 'heads'),
      poseHeads(drawing.chance.part('heads'), stock.heads, { centre, rx, ry, unit, fullness: 1.45 }),
    )
  );
}
