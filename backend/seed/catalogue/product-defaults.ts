import type { CourierReach } from '../../database/catalogue-tables';
import type { Draft } from './product-builders';

/**
 * Splits a line of cells separated by ` | `, so that long lists can be written as tables. Throws when a line has
 * another number of cells.
 */
export function cells(line: string, count: 4): readonly [string, string, string, string];
export function cells(line: string, count: 5): readonly [string, string, string, string, string];
export function cells(line: string, count: number): readonly string[] {
  const found = line.split('|').map((cell) => cell.trim());
  if (found.length !== count || found.some((cell) => cell === '')) {
    throw new Error(`Expected ${count} cells separated by | in: ${line}`);
  }
  return found;
}

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

/** More than this of one piece is a conversation, not an order. */
const TIED_IN_ONE_ORDER = 20;
const NOT_TIED: readonly string[] = ['flowers/by-the-bunch', 'flowers/dried'];

/** The largest quantity in one cart of the products of a category: of tied work, else undefined. */
export function maxQuantityIn(category: string): number | undefined {
  const isTied = /^(flowers|funerals)\//.test(category) && !NOT_TIED.includes(category);
  return isTied ? TIED_IN_ONE_ORDER : undefined;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `Florist’s Choice` becomes `florists-choice`. */
export const urlKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The HTML of a description: paragraphs, and a list of what is in it. */
export function descriptionOf(draft: Pick<Draft, 'story' | 'contains'>): string {
  const paragraphs = [draft.story].flat().map((text) => `<p>${escapeHtml(text)}</p>`);
  const items = (draft.contains ?? []).map((text) => `<li>${escapeHtml(text)}</li>`);
  return [...paragraphs, ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [])].join('');
}
