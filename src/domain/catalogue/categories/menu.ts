import type { Category } from './category';
import { categoryLink } from '../../navigation/paths';

/** A menu entry with its children. */
export interface MenuItem {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
  readonly children: readonly MenuItem[];
}

/** `productCount` is part of the specified data and is never shown. */
export interface StaticEntry {
  readonly name: string;
  readonly path: string;
  readonly productCount: number;
  readonly children: readonly StaticEntry[];
  /** The categories of the catalogue that take the place of its children. */
  readonly categories?: 'products' | 'funerals';
}

/** The category shown below Funerals instead of Shop Online. */
const FUNERALS_PATH = 'funerals';

/** The departments in the order of the menu, whatever theirs is in the catalogue. */
const DEPARTMENTS = ['flowers', 'gifts', 'plants', 'workshops'];

/** Departments first, then every other category in the catalogue's order. */
function placeOf({ urlPath }: Category): number {
  const place = DEPARTMENTS.indexOf(urlPath ?? '');
  return place < 0 ? DEPARTMENTS.length : place;
}

/** Fills a static menu with the categories marked for the menu, two levels deep; without any, keeps the static children. */
export function buildMenu(menu: readonly StaticEntry[], tree: readonly Category[]): readonly MenuItem[] {
  const shown = tree.filter((category) => category.inMenu);
  const funerals = shown
    .filter((category) => category.urlPath === FUNERALS_PATH)
    .map((category) => toItem(category, 2));
  const products = shown
    .filter((category) => category.urlPath !== FUNERALS_PATH)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((category) => toItem(category, 2));
  const filled = { products, funerals };
  return menu.map((top) => {
    const children = top.categories === undefined ? [] : filled[top.categories];
    return children.length > 0 ? { name: top.name, path: top.path, children } : fromStatic(top);
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
