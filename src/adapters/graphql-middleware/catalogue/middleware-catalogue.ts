import type {
  Catalogue,
  CategoryListing,
  ListingScope,
  NarrowedListing,
  ProductPaths,
  TermMeanings,
} from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { Category } from '../../../domain/catalogue/categories/category';
import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';
import type { Product, ProductSummary, ProductWithOptions } from '../../../domain/catalogue/product';
import type { Workshop } from '../../../domain/catalogue/workshop';
import type { Filter } from '../../../domain/listing/filter';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import { toProductFilter } from '../../../domain/listing/product-filter';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { queryWithFallback, type CallResponse, type CallMiddleware } from '../call-middleware';
import { toCategoryPage, toTree } from './decode-category';
import { decodeQuery } from '../decode-response';
import {
  PRODUCT,
  PRODUCT_STANDARD,
  PRODUCT_WITH_MAXIMUM,
  PRODUCTS_BY_SKU,
  PRODUCTS_BY_SKU_STANDARD,
  TREE,
} from './product-documents';
import { CATEGORY, CATEGORY_STANDARD, FILTERS, SEARCH, SEARCH_STANDARD } from './listing-documents';
import { fromFilter, toFilters, listingVariables, toNarrowedListing } from './decode-listing';
import { findChoice } from './find-choice';
import { findLinked } from './find-linked';
import { findProductPaths } from './find-product-paths';
import { findMeanings, findSuggestions } from './find-suggestions';
import { findWorkshops, withWorkshopTime, withWorkshopTimes } from './find-workshops';
import { toProduct } from './decode-product-detail';
import { toSummaries, type ProductContext } from './decode-product';
import { firstRecord, record } from '../wire-value';

export class MiddlewareCatalogue implements Catalogue {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
    private readonly sanitise: (html: string) => string,
  ) {}

  async tree(): Promise<Result<readonly Category[], Failure>> {
    const answer = await this.query(TREE, {});
    return decodeQuery(answer, 'categories', (value) => toTree(record(value, 'categories').items));
  }

  /** Loads category and products in one call; an unknown uid is `not-found`. */
  async category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    const found = await this.categoryPage(uid, query);
    return this.timed(isBeyondTheLast(found, query) ? await this.categoryPage(uid, { ...query, page: 1 }) : found);
  }

  private async categoryPage(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    const queryVariables = { uid, ...listingVariables(query, uid) };
    const answer = await this.ask([CATEGORY, CATEGORY_STANDARD], queryVariables);
    const toPage = (value: unknown) => {
      const wire = firstRecord(value, 'categories');
      return wire === null ? null : toCategoryPage(wire, this.sanitise);
    };
    const category = decodeQuery(answer, 'categoryList', toPage, 'kept');
    if (!category.ok) return category;
    const page = category.value;
    if (page === null) return refuse({ kind: 'not-found', message: '' });
    const toListing = (value: unknown) => ({ category: page, ...toNarrowedListing(value, query, this.context) });
    return decodeQuery(answer, 'products', toListing, 'kept');
  }

  async search(query: ListingQuery): Promise<Result<NarrowedListing, Failure>> {
    const toListing = (value: unknown) => toNarrowedListing(value, query, this.context);
    const ask = async (page: number) =>
      decodeQuery(
        await this.ask([SEARCH, SEARCH_STANDARD], listingVariables({ ...query, page }, null)),
        'products',
        toListing,
        'kept',
      );
    const found = await ask(query.page);
    return this.timed(isBeyondTheLast(found, query) ? await ask(1) : found);
  }

  suggestions(term: string, count: number): Promise<Result<readonly ProductSummary[], Failure>> {
    return findSuggestions(this.call, this.context, term, count);
  }

  meanings(term: string): Promise<Result<TermMeanings, Failure>> {
    return findMeanings(this.call, term);
  }

  async filters({ category, term }: ListingScope): Promise<Result<readonly Filter[], Failure>> {
    const filter = fromFilter(toProductFilter({}, category));
    const answer = await this.query(FILTERS, { search: term ?? '', filter });
    return decodeQuery(answer, 'products', (value) => toFilters(record(value, 'products')));
  }

  async product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>> {
    const answer = await this.ask([PRODUCT, PRODUCT_WITH_MAXIMUM, PRODUCT_STANDARD], { sku, chosen });
    const found = this.first(answer, (wire) =>
      toProduct({ ...wire, sku: wire.sku ?? sku }, chosen, this.context, this.sanitise),
    );
    return found.ok ? ok(await withWorkshopTime(this.call, this.context, found.value)) : found;
  }

  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>> {
    return findChoice(this.call, this.context, sku, chosen);
  }

  related(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return findLinked(this.call, this.context, 'related', sku);
  }

  upsells(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return findLinked(this.call, this.context, 'upsell', sku);
  }

  workshops(category: string): Promise<Result<readonly Workshop[], Failure>> {
    return findWorkshops(this.call, this.context, category);
  }

  productPaths(after: string | null): Promise<Result<ProductPaths, Failure>> {
    return findProductPaths(this.call, after);
  }

  async productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>> {
    const queryVariables = { skus, pageSize: Math.max(skus.length, 1) };
    const answer = await this.ask([PRODUCTS_BY_SKU, PRODUCTS_BY_SKU_STANDARD], queryVariables);
    const products = decodeQuery(answer, 'products', (value) => {
      const found = toSummaries(record(value, 'products').items, this.context);
      return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
    });
    return products.ok ? ok(await withWorkshopTimes(this.call, this.context, products.value)) : products;
  }

  /** A listing whose workshops say when they are. */
  private async timed<Found extends NarrowedListing>(found: Result<Found, Failure>): Promise<Result<Found, Failure>> {
    if (!found.ok) return found;
    const { listing } = found.value;
    return ok({
      ...found.value,
      listing: { ...listing, items: await withWorkshopTimes(this.call, this.context, listing.items) },
    });
  }

  private ask([own, ...standard]: readonly [string, ...string[]], queryVariables: object): Promise<CallResponse> {
    const question = (query: string) => ({ query, queryVariables });
    return queryWithFallback(this.call, question(own), ...standard.map(question));
  }

  private query(query: string, queryVariables: unknown): Promise<CallResponse> {
    return this.call('customQuery', [{ query, queryVariables }]);
  }

  private first<Value>(
    answer: CallResponse,
    read: (wire: Readonly<Record<string, unknown>>) => Value,
  ): Result<Value, Failure> {
    const decoded = decodeQuery(answer, 'products', (value) => {
      const wire = firstRecord(record(value, 'products').items, 'products');
      return wire === null ? null : read(wire);
    });
    if (!decoded.ok) return decoded;
    return decoded.value === null ? refuse({ kind: 'not-found', message: '' }) : ok(decoded.value);
  }
}

/**
 * The API rejects a page beyond the last, which a shopper may reach if products have sold out since. A rejection without
 * a category looks like a failure of the backend.
 */
function isBeyondTheLast(found: Result<unknown, Failure>, { page }: ListingQuery): boolean {
  if (found.ok || page <= 1) return false;
  const { reason } = found;
  return reason.kind === 'rejected' || (reason.kind === 'unreachable' && reason.status === 500);
}
