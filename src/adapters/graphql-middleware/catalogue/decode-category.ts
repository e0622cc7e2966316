import type { Category, CategoryPage } from '../../../domain/catalogue/categories/category';
import { plainName } from '../../../domain/navigation/plain-name';
import { number, optionalText, readEach, records, text, type WireRecord } from '../wire-value';

/** The API nests the tree below a root that is not shown. */
export function toTree(value: unknown): readonly Category[] {
  const root = records(value)[0];
  return root === undefined ? [] : children(root);
}

function children(wire: WireRecord): readonly Category[] {
  return [...readEach(wire.children, toCategory)].sort((a, b) => a.position - b.position);
}

function toCategory(wire: WireRecord): Category {
  return {
    uid: text(wire.uid, 'uid of a category'),
    name: plainName(text(wire.name, 'name of a category')),
    position: number(wire.position ?? 0, 'position'),
    level: number(wire.level ?? 0, 'level'),
    productCount: number(wire.product_count ?? 0, 'number of products'),
    urlPath: optionalText(wire.url_path),
    urlSuffix: optionalText(wire.url_suffix) ?? '',
    inMenu: wire.include_in_menu === 1 || wire.include_in_menu === true,
    children: children(wire),
  };
}

export function toCategoryPage(wire: WireRecord, sanitise: (html: string) => string): CategoryPage {
  return {
    uid: text(wire.uid, 'uid of a category'),
    name: plainName(optionalText(wire.name) ?? optionalText(wire.meta_title) ?? ''),
    description: sanitise(optionalText(wire.description) ?? ''),
    metaTitle: optionalText(wire.meta_title),
    metaDescription: optionalText(wire.meta_description),
    metaKeywords: optionalText(wire.meta_keywords),
  };
}
