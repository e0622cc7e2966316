import type { Catalogue, CategoryListing } from '../../application/ports/catalogue';
import type { Failure } from '../../application/ports/failures';
import type { Category } from '../../domain/catalogue/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery } from '../../domain/listing/listing-query';
import { parseSort } from '../../domain/listing/sort-options';
import { refuse, type Result } from '../../domain/shared/result';
import type { CallAnswer, CallMiddleware } from './call-middleware';
import { toCategoryPage, toTree } from './category-wire';
import { decodeAnswer } from './decode-answer';
import { CATEGORY, PRODUCT, PRODUCTS_BY_SKU, TREE } from './documents/catalogue-documents';
import { findChoice } from './find-choice';
import { toProduct } from './product-detail-wire';
import { toSummary, type ProductContext } from './product-wire';
import { number, record, records } from './wire-value';

export class MiddlewareCatalogue implements Catalogue {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
    private readonly sanitise: (html: string) => string,
  ) {}

  async tree(): Promise<Result<readonly Category[], Failure>> {
    const answer = await this.query(TREE, {});
    return decodeAnswer(answer, 'categories', (value) => toTree(record(value, 'categories').items));
  }

  /** S7-52. Category and goods travel in one call; a uid nobody knows is `not-found`. */
  async category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    const found = await this.categoryPage(uid, query);
    // The wire refuses a page beyond the last, which is no fault of the shopper's: goods may have sold out since.
    const beyond = !found.ok && found.reason.kind === 'rejected' && query.page > 1;
    return beyond ? this.categoryPage(uid, { ...query, page: 1 }) : found;
  }

  private async categoryPage(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    const sort = parseSort(query.sort);
    const answer = await this.query(CATEGORY, {
      uid,
      search: query.term ?? '',
      filter: { category_uid: { in: [uid] } },
      sort: { [sort.field]: sort.direction },
      pageSize: query.itemsPerPage,
      currentPage: query.page,
    });
    const category = decodeAnswer(answer, 'categoryList', (value) =>
      records(value).map((wire) => toCategoryPage(wire, this.sanitise)),
    );
    if (!category.ok) return category;
    const [page] = category.value;
    if (page === undefined) return refuse({ kind: 'not-found', message: '' });
    return decodeAnswer(answer, 'products', (value) => ({ category: page, listing: this.toListing(value, query) }));
  }

  async product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>> {
    return this.first(await this.query(PRODUCT, { sku, chosen }), (wire) =>
      toProduct(wire, chosen, this.context, this.sanitise),
    );
  }

  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>> {
    return findChoice(this.call, this.context, sku, chosen);
  }

  async productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>> {
    const answer = await this.query(PRODUCTS_BY_SKU, { skus, pageSize: Math.max(skus.length, 1) });
    return decodeAnswer(answer, 'products', (value) => {
      const found = records(record(value, 'products').items).map((wire) => toSummary(wire, this.context));
      return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
    });
  }

  private query(query: string, queryVariables: unknown): Promise<CallAnswer> {
    return this.call('customQuery', [{ query, queryVariables }]);
  }

  private first<Value>(
    answer: CallAnswer,
    read: (wire: Readonly<Record<string, unknown>>) => Value,
  ): Result<Value, Failure> {
    const decoded = decodeAnswer(answer, 'products', (value) => {
      const wire = records(record(value, 'products').items)[0];
      return wire === undefined ? [] : [read(wire)];
    });
    if (!decoded.ok) return decoded;
    const [value] = decoded.value;
    return value === undefined ? refuse({ kind: 'not-found', message: '' }) : { ok: true, value };
  }

  private toListing(value: unknown, query: ListingQuery): Listing {
    const wire = record(value, 'products');
    const info = record(wire.page_info, 'page info');
    return {
      items: records(wire.items).map((item) => toSummary(item, this.context)),
      total: number(wire.total_count ?? 0, 'total'),
      page: number(info.current_page ?? query.page, 'page'),
      itemsPerPage: query.itemsPerPage,
      totalPages: number(info.total_pages ?? 0, 'pages'),
    };
  }
}
