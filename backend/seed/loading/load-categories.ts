import type { ShopDatabase } from '../../database/shop-database';
import type { SeedCategory } from '../seed-shapes';
import { insertRows } from './product-rows';

/** Magento reserves id 1; the shop's own root is 2 on level 1, and the top categories below it are level 2. */
const ROOT = { id: 2, level: 1, name: 'Posy' } as const;

export interface LoadedCategories {
  /** Ids of a category and its ancestors, itself first; throws for an unknown path. */
  idsUpwards(urlPath: string): readonly number[];
}

export function toLoadedCategories(
  rows: readonly { id: number; parent_id: number | null; url_path: string | null }[],
): LoadedCategories {
  const byPath = new Map(rows.map((row) => [row.url_path, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    idsUpwards: (urlPath) => {
      const ids: number[] = [];
      let row = byPath.get(urlPath);
      if (row === undefined) throw new Error(`The seed refers to an unknown category: ${urlPath}`);
      while (row !== undefined) {
        ids.push(row.id);
        row = row.parent_id === null ? undefined : byId.get(row.parent_id);
      }
      return ids;
    },
  };
}

export async function loadCategories(
  database: ShopDatabase,
  categories: readonly SeedCategory[],
): Promise<LoadedCategories> {
  const sorted = [...categories].sort((a, b) => a.urlPath.split('/').length - b.urlPath.split('/').length);
  const ids = new Map(sorted.map((category, index) => [category.urlPath, ROOT.id + 1 + index]));
  const rows = sorted.map((category) => {
    const steps = category.urlPath.split('/');
    const parent = steps.slice(0, -1).join('/');
    const parentId = parent === '' ? ROOT.id : ids.get(parent);
    if (parentId === undefined) throw new Error(`The category ${category.urlPath} has an unknown parent.`);
    return {
      id: ids.get(category.urlPath) ?? 0,
      parent_id: parentId,
      level: ROOT.level + steps.length,
      position: category.position,
      name: category.name,
      url_key: steps.at(-1) ?? '',
      url_path: category.urlPath,
      description: category.description,
      meta_description: category.metaDescription,
      in_menu: category.inMenu ? (1 as const) : (0 as const),
      product_count: 0,
    };
  });
  const root = {
    ...ROOT,
    parent_id: null,
    position: 0,
    url_key: null,
    url_path: null,
    description: '',
    meta_description: null,
    in_menu: 1 as const,
    product_count: 0,
  };
  await insertRows(database, 'categories', [root, ...rows]);
  return toLoadedCategories([root, ...rows]);
}
