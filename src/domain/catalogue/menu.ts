import type { Category } from './category';
import { categoryLink } from './category-link';

/** One entry of the shop's menu, its children below it. */
export interface MenuItem {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
  readonly children: readonly MenuItem[];
}

/** S2-106 to S2-108. An entry as the owner wrote it down; the count is part of the data and is never shown as goods. */
interface StaticEntry {
  readonly name: string;
  readonly path: string;
  readonly productCount: 23;
  readonly children: readonly StaticEntry[];
}

function entry(name: string, path: string, children: readonly StaticEntry[] = []): StaticEntry {
  return { name, path, productCount: 23, children };
}

const SHOP_ONLINE = 'Shop Online';
const FUNERALS = 'Funerals';

export const STATIC_MENU: readonly StaticEntry[] = [
  entry(SHOP_ONLINE, '/flowers.html', [
    entry('Flowers', '/flowers.html'),
    entry('Gifts', '/gifts.html'),
    entry('Plants', '/plants.html'),
    entry('Workshops', '/workshops.html'),
  ]),
  entry(FUNERALS, '/chichester-funeral-flowers'),
  entry('Weddings', '/chichester-wedding-flowers'),
  entry('Contact Us', '/contact-us'),
];

/** Root of the tree that stands below Funerals instead of Shop Online. */
const FUNERALS_PATH = 'funerals';

/**
 * The static menu on top, the fetched tree in its drop-downs; where there is no tree the static children stand.
 * Only categories marked for the menu appear, two levels deep.
 */
export function menuOf(tree: readonly Category[]): readonly MenuItem[] {
  const shown = tree.filter((category) => category.inMenu);
  const funerals = shown
    .filter((category) => category.urlPath === FUNERALS_PATH)
    .map((category) => toItem(category, 2));
  const products = shown
    .filter((category) => category.urlPath !== FUNERALS_PATH)
    .map((category) => toItem(category, 2));
  return STATIC_MENU.map((top) => {
    if (top.name === SHOP_ONLINE && products.length > 0) return { name: top.name, path: top.path, children: products };
    if (top.name === FUNERALS && funerals.length > 0) return { name: top.name, path: top.path, children: funerals };
    return fromStatic(top);
  });
}

function fromStatic({ name, path, children }: StaticEntry): MenuItem {
  return { name, path, children: children.map(fromStatic) };
}

function toItem(category: Category, depth: number): MenuItem {
  const below = depth > 1 ? category.children.filter((child) => child.inMenu) : [];
  return {
    name: category.name,
    path: categoryLink(category.urlPath, category.urlSuffix),
    children: below.map((child) => toItem(child, depth - 1)),
  };
}
