import type { Category } from '../../domain/catalogue/category';
import { inMenu } from '../../domain/navigation/menu-way';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface LoadMenuDeps {
  readonly menu: Catalogue['menu'];
}

/** The categories that the menu of a phone begins with, each with what is below it. */
export type LoadMenu = () => Promise<Result<readonly Category[], Failure>>;

/** S7-55. Asked once: what was had is kept, a failure is asked about again. */
export function makeLoadMenu({ menu }: LoadMenuDeps): LoadMenu {
  let had: readonly Category[] | null = null;
  return async () => {
    if (had !== null) return ok(had);
    const tree = await menu();
    if (!tree.ok) return tree;
    had = inMenu(tree.value);
    return ok(had);
  };
}
