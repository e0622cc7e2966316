import type { ProductSummary } from '../../domain/catalogue/product';
import type { HomePage, HomeRow } from '../../domain/content/home-page';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';

export interface OpenHomeDeps {
  readonly content: Pick<Content, 'homePage'>;
  readonly catalogue: Pick<Catalogue, 'productsBySku'>;
  readonly log: Log;
}

/** A row of the front page with the goods that could be had, in the florist's order; never empty. */
export interface StockedRow extends HomeRow {
  readonly products: readonly ProductSummary[];
}

export interface Home {
  readonly page: HomePage;
  /** Null when the florist names no product there, or it could not be had. */
  readonly hero: ProductSummary | null;
  readonly rows: readonly StockedRow[];
}

export type OpenHome = () => Promise<Result<Home, Failure>>;

/**
 * S2-4. The florist's words decide whether there is a page; the goods do not: rows without any are left out. All goods
 * are asked for at once, however many rows name them.
 */
export function makeOpenHome({ content, catalogue, log }: OpenHomeDeps): OpenHome {
  return async () => {
    const page = await content.homePage();
    if (!page.ok) return page;
    const products = await stock(catalogue, log, namedSkus(page.value));
    const find = (sku: string) => products.find((product) => product.sku === sku);
    const rows = page.value.rows
      .map((row) => ({ ...row, products: row.skus.map(find).filter((product) => product !== undefined) }))
      .filter(({ products: found }) => found.length > 0);
    const hero = page.value.heroSku === null ? undefined : find(page.value.heroSku);
    return ok({ page: page.value, hero: hero ?? null, rows });
  };
}

function namedSkus({ heroSku, rows }: HomePage): readonly string[] {
  const hero = heroSku === null ? [] : [heroSku];
  return [...new Set([...hero, ...rows.flatMap(({ skus }) => skus)])];
}

/** S8-34, S8-35. */
async function stock(
  catalogue: Pick<Catalogue, 'productsBySku'>,
  log: Log,
  skus: readonly string[],
): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const products = await catalogue.productsBySku(skus);
  if (products.ok) return products.value;
  log.error('The goods of the front page could not be had', { failure: products.reason });
  return [];
}
