import { isHadNow } from '../../domain/catalogue/availability';
import { isKeptFrom, type ProductSummary } from '../../domain/catalogue/product';
import { HOME } from '../../domain/address/country';
import type { HomePage, HomePageOfStore, HomeRow } from '../../domain/content/home-page';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/system';

export interface LoadHomeDeps {
  readonly content: Pick<Content, 'homePage'>;
  readonly catalogue: Pick<Catalogue, 'productsBySku'>;
  readonly log: Log;
  /** The store's country, two letters: products that are not sent there are not shown. */
  readonly country?: string;
}

/** A row of the home page with its available products; never empty. */
export interface HomeRowWithProducts extends HomeRow {
  readonly products: readonly ProductSummary[];
}

export interface Home {
  readonly page: HomePageOfStore;
  /** Null if no product is set, or it is unavailable. */
  readonly hero: ProductSummary | null;
  readonly rows: readonly HomeRowWithProducts[];
}

export interface OpenedHome extends Home {
  /** Why the products could not be loaded. */
  readonly failure: Failure | null;
}

export type LoadHome = () => Promise<Result<OpenedHome, Failure>>;

/** Fails only if the CMS page fails; rows without products are omitted, and all products are fetched in one request. */
export function makeLoadHome({ content, catalogue, log, country = HOME }: LoadHomeDeps): LoadHome {
  return async () => {
    const page = await content.homePage();
    if (!page.ok) return page;
    const loaded = await findProducts(catalogue, log, namedSkus(page.value));
    const products = loaded.ok ? loaded.value : [];
    const find = (sku: string) =>
      products.find((one) => one.sku === sku && isHadNow(one.availability) && !isKeptFrom(one, country));
    const rows = page.value.rows
      .map((row) => ({ ...row, products: row.skus.flatMap((sku) => find(sku) ?? []).slice(0, IN_A_ROW) }))
      .filter(({ products: found }) => found.length > 0);
    const hero = page.value.heroSku === null ? undefined : find(page.value.heroSku);
    return ok({
      page: ofStore(page.value, country),
      hero: hero ?? null,
      rows,
      failure: loaded.ok ? null : loaded.reason,
    });
  };
}

/** Abroad the link at the top leads to what is sent there. */
function ofStore({ heroLinkAbroad, ...page }: HomePage, country: string): HomePageOfStore {
  return country === HOME || heroLinkAbroad === null ? page : { ...page, heroLink: heroLinkAbroad };
}

/** The florist names more for other seasons. */
const IN_A_ROW = 4;

function namedSkus({ heroSku, rows }: HomePage): readonly string[] {
  const hero = heroSku === null ? [] : [heroSku];
  return [...new Set([...hero, ...rows.flatMap(({ skus }) => skus)])];
}

async function findProducts(
  catalogue: Pick<Catalogue, 'productsBySku'>,
  log: Log,
  skus: readonly string[],
): Promise<Result<readonly ProductSummary[], Failure>> {
  if (skus.length === 0) return ok([]);
  const products = await catalogue.productsBySku(skus);
  if (!products.ok) log.warn('The products of the home page could not be loaded', { failure: products.reason });
  return products;
}
