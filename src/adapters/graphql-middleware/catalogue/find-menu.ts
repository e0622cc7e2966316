import type { Failure } from '../../../application/ports/failures';
import type { Category } from '../../../domain/catalogue/category';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { toTree } from './category-wire';
import { decodeQuery } from '../decode-response';
import { record } from '../wire-value';

const MENU_SIZE = 20;

/** `Catalogue.menu` by itself: requested when the menu is opened and not loaded yet. */
export async function findMenu(call: CallMiddleware): Promise<Result<readonly Category[], Failure>> {
  const answer = await call('categoryList', [{ pageSize: MENU_SIZE }]);
  return decodeQuery(answer, 'categories', (value) => toTree(record(value, 'categories').items));
}
