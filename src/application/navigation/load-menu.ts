import type { Category } from '../../domain/catalogue/category';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface LoadMenuDeps {
  readonly menu: Catalogue['menu'];
}

/** Returns the categories marked for the menu, each with its descendants. */
export type LoadMenu = () => Promise<Result<readonly Category[], Failure>>;

export function makeLoadMenu({ menu }: LoadMenuDeps): LoadMenu {
  return async () => {
    const tree = await menu();
    return tree.ok ? ok(tree.value.filter(({ inMenu }) => inMenu)) : tree;
  };
}
