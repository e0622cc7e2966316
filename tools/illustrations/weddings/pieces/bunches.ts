import { pigmentOf } from '../../ink/colours';
import { group, moved, place, type Point } from '../../ink/sketch';
import { type Dome, drawFan, drawHeads, poseHeads, type Stock } from '../../arrangements/posing';
import { bow } from '../../arrangements/wrapping';
import { type Drawing, drawGrowth, partOf } from '../../species/specimen';
import { greensOf } from './garland';

const LEAF = { name: 'leaf', colour: 'green' } as const;

/** A bunch hung by its stems, its middle at the origin, about 520 px high: flowers above, the bow and its tails below. */
export function hung(drawing: Drawing, stock: Stock, ribbon: string): string {
  const { sketch, chance } = drawing;
  const dome: Dome = { centre: { x: 0, y: -60 }, rx: 170, ry: 190, unit: 78, fullness: 1.3 };
  const fan = (name: string, spread: number, count: number, length: number): string =>
    drawFan(partOf(drawing, name), [...greensOf(stock), ...stock.sprays, LEAF], {
      centre: { x: 0, y: 120 },
      spread,
      count,
      length,
      start: 30,
    });
  const tail = drawFan(partOf(drawing, 'tail'), [...greensOf(stock), LEAF], {
    centre: { x: 0, y: 40 },
    spread: 34,
    count: 5,
    length: 300,
    start: 20,
  });
  return (
    group(tail, 'rotate(180)') +
    fan('back', 72, 13, 330) +
    fan('side', 104, 9, 230) +
    (stock.heads.length > 0 ? drawHeads(drawing, poseHeads(chance, stock.heads, dome)) : '') +
    group(bow(sketch, { x: 0, y: 0 }, pigmentOf(ribbon)), 'translate(0 150)scale(1.05)')
  );
}

export interface Mound {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** px of a rose's radius */
  readonly unit: number;
  /** How far spires and branches stand above the heads, relative to `ry`. */
  readonly tall: number;
  /** How many sprigs hang over the rim. */
  readonly hang: number;
}

/** Flowers as they stand in an urn, a bowl or a basket: branches behind, heads before, trails over the rim. */
export function mound(drawing: Drawing, stock: Stock, form: Mound): string {
  const { centre, rx, ry, unit, tall, hang } = form;
  const foot = moved(centre, { x: 0, y: ry * 0.6 });
  const fan = (name: string, from: Stock['greens'], spread: number, count: number, length: number): string =>
    drawFan(partOf(drawing, name), from, { centre: foot, spread, count, length, start: ry * 0.2 });
  const greens = greensOf(stock);
  const trails = Array.from({ length: hang }, (_, index) => {
    const share = hang === 1 ? 0 : (index / (hang - 1)) * 2 - 1;
    const turn = share * 60 + (share < 0 ? -96 : 96);
    const from = [...greens, LEAF];
    const body = drawGrowth(partOf(drawing, `trail ${index}`), from[index % from.length] ?? LEAF, {
      length: rx * 0.85,
      bow: share * 40,
    });
    return group(body, place(moved(foot, { x: share * rx * 0.45, y: -ry * 0.1 }), turn));
  });
  const spires = stock.sprays.length > 0 ? stock.sprays : greens;
  return (
    trails.join('') +
    fan('branches', [...greens, ...stock.sprays], 96, 17, ry * (1.1 + tall * 0.6)) +
    fan('spires', spires, 46, 11, ry * (1.5 + tall)) +
    fan('leaves', [LEAF, ...greens], 116, 15, ry * 1.05) +
    (stock.heads.length > 0
      ? drawHeads(
          partOf(drawing, 'heads'),
          poseHeads(drawing.chance.part('heads'), stock.heads, { centre, rx, ry, unit, fullness: 1.3 }),
        )
      : '')
  );
}
