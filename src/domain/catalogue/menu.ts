import type { Category } from './category';
import { categoryLink } from '../navigation/category-link';

/** A menu entry with its children. */
export interface MenuItem {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
  readonly children: readonly MenuItem[];
}

/** `productCount` is part of the specified data and is never shown. */
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

/** The category shown below Funerals instead of Shop Online. */
const FUNERALS_PATH = 'funerals';

/** The departments in the order of the menu, whatever theirs is in the catalogue. */
const DEPARTMENTS = ['flowers', 'gifts', 'plants', 'workshops'];

/** Departments first, then every other category in the catalogue's order. */
function placeOf({ urlPath }: Category): number {
  const place = DEPARTMENTS.indexOf(urlPath ?? '');
  return place < 0 ? DEPARTMENTS.length : place;
}

/** Fills the static menu with the categories marked for the menu, two levels deep; without any, keeps the static children. */
export function buildMenu(tree: readonly Category[]): readonly MenuItem[] {
  const shown = tree.filter((category) => category.inMenu);
  const funerals = shown
    .filter((category) => category.urlPath === FUNERALS_PATH)
    .map((category) => toItem(category, 2));
  const products = shown
    .filter((category) => category.urlPath !== FUNERALS_PATH)
    .sort((one, other) => placeOf(one) - placeOf(other))
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
