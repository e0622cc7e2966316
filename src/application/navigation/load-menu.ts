import type { Category } from '../../domain/catalogue/category';
import { inMenu } from '../../domain/navigation/menu-path';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface LoadMenuDeps {
  readonly menu: Catalogue['menu'];
}

/** Returns the top level of the mobile menu with its descendants. */
export type LoadMenu = () => Promise<Result<readonly Category[], Failure>>;

/** Caches the first successful response. */
export function makeLoadMenu({ menu }: LoadMenuDeps): LoadMenu {
  let cached: readonly Category[] | null = null;
  return async () => {
    if (cached !== null) return ok(cached);
    const tree = await menu();
    if (!tree.ok) return tree;
    cached = inMenu(tree.value);
    return ok(cached);
  };
}
