import { categoryLink } from './paths';
import { plainName } from './plain-name';

export interface Crumb {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
}

/** A category with its ancestors, outermost first. */
export interface TrailCategory {
  readonly name: string;
  readonly urlPath: string | null;
  readonly urlSuffix: string | null;
  readonly ancestors: readonly { readonly name: string; readonly urlPath: string | null }[];
}

/** Returns the breadcrumbs of a product page, ending with the product. */
export function breadcrumbsOf(category: TrailCategory | null, product: Crumb | null): readonly Crumb[] {
  if (product === null) return [];
  const last = { name: plainName(product.name), path: product.path };
  if (category === null) return [last];
  const { name, urlPath, urlSuffix } = category;
  return [...ancestorsOf(category), { name: plainName(name), path: categoryLink(urlPath, urlSuffix) }, last];
}

/** Returns the breadcrumbs of a category page, without the category. */
export function ancestorsOf({ ancestors, urlSuffix }: Omit<TrailCategory, 'name' | 'urlPath'>): readonly Crumb[] {
  return ancestors.map((ancestor) => ({
    name: plainName(ancestor.name),
    path: categoryLink(ancestor.urlPath, urlSuffix),
  }));
}
