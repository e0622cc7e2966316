import type {
  Catalogue,
  CategoryListing,
  ListingScope,
  NarrowedListing,
  ProductPaths,
  TermMeanings,
} from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { Category, CategoryPage } from '../../../domain/catalogue/categories/category';
import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';
import type { Product, ProductSummary, ProductWithOptions } from '../../../domain/catalogue/product';
import type { Workshop } from '../../../domain/catalogue/workshop';
import type { Filter } from '../../../domain/listing/filter';
import { listingQuery, type ListingQuery } from '../../../domain/listing/listing-query';
import { CATEGORY, PRICE } from '../../../domain/listing/product-filter';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { everyCategory } from './memory-url-resolver';
import { listProducts, type ListedProduct, meaningsOf } from './list-products';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryProduct } from '../in-memory-store-data';
import { availabilityNow, summaryNow } from './product-summary';

/** Few, so that a small shop has several pages of them. */
const PATHS_AT_ONCE = 4;

export class MemoryCatalogue implements Catalogue {
  constructor(private readonly shop: InMemoryStore) {}

  tree(): Promise<Result<readonly Category[], Failure>> {
    return this.shop.wire.answer('catalogue.tree', () => ok(this.shop.data.categories));
  }

  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    return this.shop.wire.answer('catalogue.category', () => {
      const category = everyCategory(this.shop.data.categories).find((candidate) => candidate.uid === uid);
      if (category === undefined) return refuse({ kind: 'not-found', message: '' });
      const page = this.shop.data.categoryPages.find((candidate) => candidate.uid === uid) ?? plainPage(category);
      if (!this.knows(query)) return unknownFilter();
      return ok({ category: page, ...listProducts(this.listed(), query, uid, this.shop.data.attributes) });
    });
  }

  search(query: ListingQuery): Promise<Result<NarrowedListing, Failure>> {
    return this.shop.wire.answer('catalogue.search', () =>
      this.knows(query) ? ok(listProducts(this.listed(), query, null, this.shop.data.attributes)) : unknownFilter(),
    );
  }

  suggestions(term: string, count: number): Promise<Result<readonly ProductSummary[], Failure>> {
    return this.shop.wire.answer('catalogue.suggestions', () => {
      const query = listingQuery({ term, itemsPerPage: count });
      return ok(listProducts(this.listed(), query, null, []).listing.items);
    });
  }

  meanings(term: string): Promise<Result<TermMeanings, Failure>> {
    return this.shop.wire.answer('catalogue.meanings', () =>
      ok(meaningsOf(term, this.listed(), this.shop.data.synonyms ?? {})),
    );
  }

  filters({ category, term }: ListingScope): Promise<Result<readonly Filter[], Failure>> {
    return this.shop.wire.answer('catalogue.filters', () => {
      return ok(listProducts(this.listed(), listingQuery({ term }), category, this.shop.data.attributes).filters);
    });
  }

  product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>> {
    return this.shop.wire.answer('catalogue.product', () => {
      const products = this.find(sku);
      return products === null ? unknownSku(sku) : ok(this.show(products, chosen));
    });
  }

  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>> {
    return this.shop.wire.answer('catalogue.choice', () => {
      const products = this.find(sku);
      const { configurable } = products === null ? { configurable: null } : this.show(products, chosen);
      return configurable === null ? unknownSku(sku) : ok(configurable);
    });
  }

  workshops(category: string): Promise<Result<readonly Workshop[], Failure>> {
    return this.shop.wire.answer('catalogue.workshops', () => {
      const found = this.listed().filter(({ categories }) => categories.includes(category));
      return ok(
        found.map(({ summary: { sku, name, path, price, availability } }) => {
          const held = this.find(sku)?.held;
          return { sku, name, path, price, availability, day: held?.on ?? null, hours: held?.at ?? '' };
        }),
      );
    });
  }

  productPaths(after: string | null): Promise<Result<ProductPaths, Failure>> {
    return this.shop.wire.answer('catalogue.productPaths', () => {
      const paths = this.listed().map(({ summary }) => summary.path);
      const first = Number(after ?? 0);
      const end = first + PATHS_AT_ONCE;
      return ok({ paths: paths.slice(first, end), next: end < paths.length ? String(end) : null });
    });
  }

  productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>> {
    return this.shop.wire.answer('catalogue.productsBySku', () =>
      ok(
        skus.flatMap((sku) => {
          const products = this.find(sku);
          return products === null ? [] : [summaryNow(this.shop, products)];
        }),
      ),
    );
  }

  related(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.linked('catalogue.related', sku, (products) => products.related ?? []);
  }

  upsells(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.linked('catalogue.upsells', sku, (products) => products.upsells ?? []);
  }

  private linked(
    call: 'catalogue.related' | 'catalogue.upsells',
    sku: string,
    skusOf: (products: MemoryProduct) => readonly string[],
  ): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.shop.wire.answer(call, () => {
      const products = this.find(sku);
      if (products === null) return unknownSku(sku);
      const linked = skusOf(products).flatMap((one) => this.find(one) ?? []);
      return ok(
        linked.map((one) => ({
          ...summaryNow(this.shop, one),
          customizableOptions: one.product.customizableOptions,
          leadDays: one.product.leadDays,
        })),
      );
    });
  }

  private find(sku: string): MemoryProduct | null {
    return this.shop.data.products.find(({ product }) => product.sku === sku) ?? null;
  }

  private show(products: MemoryProduct, chosen: readonly string[]): Product {
    return {
      ...products.product,
      availability: availabilityNow(this.shop, products.product.sku, products.product),
      configurable: this.choose(products, chosen),
      group: products.product.group?.map((item) => ({ ...item, product: this.fresh(item.product) })) ?? null,
      variants: products.variants.map(({ values, variant }) => ({
        values,
        price: variant.price,
        availability: availabilityNow(this.shop, variant.sku, products.product),
        note: '',
      })),
    };
  }

  private choose({ product, variants }: MemoryProduct, asked: readonly string[]): ConfigurableChoice | null {
    if (product.configurable === null) return null;
    const { options } = product.configurable;
    const chosen = options.flatMap(({ values }) => {
      const uid = asked.find((candidate) => values.some((value) => value.uid === candidate));
      return uid === undefined ? [] : [uid];
    });
    const found =
      chosen.length === options.length
        ? variants.find(({ values }) => chosen.every((uid) => values.includes(uid)))
        : undefined;
    const variant =
      found === undefined
        ? null
        : { ...found.variant, availability: availabilityNow(this.shop, found.variant.sku, product) };
    return { options, chosen, variant, gallery: found?.gallery ?? [] };
  }

  /** A product of a group with its current stock. */
  private fresh<Part extends ProductSummary>(product: Part): Part {
    return { ...product, availability: availabilityNow(this.shop, product.sku, product) };
  }

  private listed(): readonly ListedProduct[] {
    const categories = everyCategory(this.shop.data.categories);
    return this.shop.data.products.map((products) => ({
      summary: summaryNow(this.shop, products),
      categories: categories
        .filter(({ urlPath }) => urlPath !== null && products.product.categoryPaths.includes(urlPath))
        .map(({ uid }) => uid),
      attributes: products.attributes ?? {},
    }));
  }

  /** Only declared attributes can be filters. */
  private knows({ filters }: ListingQuery): boolean {
    const known = [PRICE, CATEGORY, ...this.shop.data.attributes.map(({ code }) => code)];
    return Object.keys(filters).every((code) => known.includes(code));
  }
}

function plainPage({ uid, name }: Category): CategoryPage {
  return { uid, name, description: '', metaTitle: null, metaDescription: null, metaKeywords: null };
}

function unknownFilter(): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'UNDEFINED', message: 'There is no such filter.' });
}

function unknownSku(sku: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `There is no product "${sku}".` });
}
