import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

export interface ProductPathsDeps {
  readonly catalogue: Pick<Catalogue, 'productPaths'>;
  /** Maximum paths of one list. */
  readonly maxPaths: number;
}

/**
 * Calls `take` with the paths of one list, the first or that after a cursor of `Catalogue.productPaths`, some at a time, and waits for
 * it, so that the whole list is never in memory. Returns the cursor of the next list, or null.
 */
export type WalkProductPaths = (
  after: string | null,
  take: (paths: readonly string[]) => Promise<void> | void,
) => Promise<Result<string | null, Failure>>;

export function makeWalkProductPaths({ catalogue, maxPaths }: ProductPathsDeps): WalkProductPaths {
  return async (after, take) => {
    let count = 0;
    for (let cursor = after; ;) {
      const found = await catalogue.productPaths(cursor);
      if (!found.ok) return found;
      const { paths, next } = found.value;
      if (count > 0 && count + paths.length > maxPaths) return ok(cursor);
      await take(paths);
      count += paths.length;
      if (next === null) return ok(null);
      cursor = next;
    }
  };
}
