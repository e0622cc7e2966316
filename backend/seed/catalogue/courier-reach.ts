import type { CourierReach } from '../../database/catalogue-tables';

/**
 * What a parcel does to it: cut flowers that are not packed in bud travel in our own van, tributes always do, plants may
 * not cross a border without a plant passport, pots for the doorstep are too heavy, and a hamper has fresh flowers in it. The narrowest path wins.
 */
const REACH: readonly (readonly [path: string, reach: CourierReach])[] = [
  ['flowers/letterbox', 'home'],
  ['flowers/dried', 'abroad'],
  ['flowers', 'never'],
  ['plants/outdoor', 'never'],
  ['plants', 'home'],
  ['gifts/hampers', 'never'],
  ['gifts', 'abroad'],
];

/** How far a courier may take a product of this category. */
export function courierReachIn(categoryPath: string): CourierReach {
  const found = REACH.find(([path]) => categoryPath === path || categoryPath.startsWith(`${path}/`));
  return found?.[1] ?? 'never';
}
