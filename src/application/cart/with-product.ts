import type { Product } from '../../domain/catalogue/product';
import type { Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';

/** A copy of the product that was read within the last minute, or null. `chosen` as of `Catalogue.product`. */
export type KnownProduct = (sku: string, chosen: readonly string[]) => Product | null;

export interface WithProductDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly knownProduct: KnownProduct;
}

/**
 * Runs `work` on a product by its known copy. Without one the product is read, and so it is if the rules refuse by the
 * copy: only the product itself, and the backend, refuse. `isByRules` is true of a refusal after which `work` may be repeated.
 */
export async function withProduct<Value, Reason>(
  { catalogue, knownProduct }: WithProductDeps,
  { sku, chosen = [] }: { readonly sku: string; readonly chosen?: readonly string[] },
  work: (product: Product) => Promise<Result<Value, Reason>>,
  isByRules: (reason: Reason) => boolean,
): Promise<Result<Value, Reason | Failure>> {
  const known = knownProduct(sku, chosen);
  if (known !== null) {
    const done = await work(known);
    if (done.ok || !isByRules(done.reason)) return done;
  }
  const product = await catalogue.product(sku, chosen);
  return product.ok ? work(product.value) : product;
}
