import type { Category } from '../../../domain/catalogue/categories/category';
import type { Failure } from '../../../application/ports/failures';
import type { ResolvedRoute, UrlResolver } from '../../../application/ports/catalogue';
import type { RouteRecord } from '../../../domain/navigation/paths';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

/** Flattens a tree, parents before their children. */
export function everyCategory(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => [category, ...everyCategory(category.children)]);
}

export class MemoryUrlResolver implements UrlResolver {
  constructor(private readonly shop: InMemoryStore) {}

  resolve(path: string): Promise<Result<RouteRecord, Failure>> {
    return this.shop.wire.answer('urlResolver.resolve', () => {
      const route = this.find(path);
      return route === null ? refuse({ kind: 'not-found', message: '' }) : ok(route);
    });
  }

  /** Without the product, like a backend that cannot return both at once. */
  async resolvePage(path: string): Promise<Result<ResolvedRoute, Failure>> {
    const found = await this.resolve(path);
    return found.ok ? ok({ route: found.value, product: null }) : found;
  }

  private find(path: string): RouteRecord | null {
    const { products, categories, cmsPages } = this.shop.data;
    const found = products.find(({ product }) => product.path === `/${path}`);
    if (found !== undefined) return { kind: 'product', sku: found.product.sku };
    const category = everyCategory(categories).find((candidate) => pathOf(candidate) === path);
    if (category !== undefined) return { kind: 'category', uid: category.uid };
    return cmsPages.some(({ name }) => name === path) ? { kind: 'content', identifier: path } : null;
  }
}

function pathOf({ urlPath, urlSuffix }: Category): string | null {
  return urlPath === null ? null : `${urlPath}${urlSuffix}`;
}
