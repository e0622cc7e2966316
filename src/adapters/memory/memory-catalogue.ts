import type { Catalogue, CategoryListing, ListingPlace, NarrowedListing } from '../../application/ports/catalogue';
import type { Failure } from '../../application/ports/failures';
import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Product, ProductSummary, ProductWithOptions } from '../../domain/catalogue/product';
import type { Filter } from '../../domain/listing/filter';
import { listingQuery, type ListingQuery } from '../../domain/listing/listing-query';
import { CATEGORY, PRICE } from '../../domain/listing/product-filter';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { everyCategory } from './every-category';
import { listGoods, type ListedGoods } from './list-goods';
import type { MemoryShop } from './memory-shop';
import type { MemoryGoods } from './memory-world';
import { availabilityNow, summaryNow } from './summary-of';

export class MemoryCatalogue implements Catalogue {
  constructor(private readonly shop: MemoryShop) {}

  tree(): Promise<Result<readonly Category[], Failure>> {
    return this.shop.wire.answer('catalogue.tree', () => ok(this.shop.world.categories));
  }

  menu(): Promise<Result<readonly Category[], Failure>> {
    return this.shop.wire.answer('catalogue.menu', () => ok(this.shop.world.categories));
  }

  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    return this.shop.wire.answer('catalogue.category', () => {
      const category = everyCategory(this.shop.world.categories).find((candidate) => candidate.uid === uid);
      if (category === undefined) return refuse({ kind: 'not-found', message: '' });
      const page = this.shop.world.categoryPages.find((candidate) => candidate.uid === uid) ?? plainPage(category);
      if (!this.knows(query)) return unknownFilter();
      return ok({ category: page, ...listGoods(this.listed(), query, uid, this.shop.world.attributes) });
    });
  }

  search(query: ListingQuery): Promise<Result<NarrowedListing, Failure>> {
    return this.shop.wire.answer('catalogue.search', () =>
      this.knows(query) ? ok(listGoods(this.listed(), query, null, this.shop.world.attributes)) : unknownFilter(),
    );
  }

  suggestions(term: string, count: number): Promise<Result<readonly ProductSummary[], Failure>> {
    return this.shop.wire.answer('catalogue.suggestions', () => {
      const query = listingQuery({ term, itemsPerPage: count });
      return ok(listGoods(this.listed(), query, null, []).listing.items);
    });
  }

  filters({ category, term }: ListingPlace): Promise<Result<readonly Filter[], Failure>> {
    return this.shop.wire.answer('catalogue.filters', () => {
      return ok(listGoods(this.listed(), listingQuery({ term }), category, this.shop.world.attributes).filters);
    });
  }

  product(sku: string, chosen: readonly string[]): Promise<Result<Product, Failure>> {
    return this.shop.wire.answer('catalogue.product', () => {
      const goods = this.find(sku);
      return goods === null ? unknownSku(sku) : ok(this.show(goods, chosen));
    });
  }

  choice(sku: string, chosen: readonly string[]): Promise<Result<ConfigurableChoice, Failure>> {
    return this.shop.wire.answer('catalogue.choice', () => {
      const goods = this.find(sku);
      const { configurable } = goods === null ? { configurable: null } : this.show(goods, chosen);
      return configurable === null ? unknownSku(sku) : ok(configurable);
    });
  }

  productsBySku(skus: readonly string[]): Promise<Result<readonly ProductSummary[], Failure>> {
    return this.shop.wire.answer('catalogue.productsBySku', () =>
      ok(
        skus.flatMap((sku) => {
          const goods = this.find(sku);
          return goods === null ? [] : [summaryNow(this.shop, goods)];
        }),
      ),
    );
  }

  related(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.linked('catalogue.related', sku, (goods) => goods.related ?? []);
  }

  upsells(sku: string): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.linked('catalogue.upsells', sku, (goods) => goods.upsells ?? []);
  }

  private linked(
    call: 'catalogue.related' | 'catalogue.upsells',
    sku: string,
    skusOf: (goods: MemoryGoods) => readonly string[],
  ): Promise<Result<readonly ProductWithOptions[], Failure>> {
    return this.shop.wire.answer(call, () => {
      const goods = this.find(sku);
      if (goods === null) return unknownSku(sku);
      const linked = skusOf(goods).flatMap((one) => this.find(one) ?? []);
      return ok(
        linked.map((one) => ({
          ...summaryNow(this.shop, one),
          customizableOptions: one.product.customizableOptions,
        })),
      );
    });
  }

  private find(sku: string): MemoryGoods | null {
    return this.shop.world.goods.find(({ product }) => product.sku === sku) ?? null;
  }

  private show(goods: MemoryGoods, chosen: readonly string[]): Product {
    return {
      ...goods.product,
      availability: availabilityNow(this.shop, goods.product.sku),
      configurable: this.choose(goods, chosen),
      group: goods.product.group?.map((item) => ({ ...item, product: this.fresh(item.product) })) ?? null,
      offers: goods.variants.map(({ values, variant }) => ({
        values,
        price: variant.price,
        availability: availabilityNow(this.shop, variant.sku),
        note: '',
      })),
    };
  }

  private choose({ product, variants }: MemoryGoods, asked: readonly string[]): ConfigurableChoice | null {
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
      found === undefined ? null : { ...found.variant, availability: availabilityNow(this.shop, found.variant.sku) };
    return { options, chosen, variant, gallery: found?.gallery ?? [] };
  }

  /** A part of a group as it stands now. */
  private fresh(product: ProductSummary): ProductSummary {
    return { ...product, availability: availabilityNow(this.shop, product.sku) };
  }

  private listed(): readonly ListedGoods[] {
    const categories = everyCategory(this.shop.world.categories);
    return this.shop.world.goods.map((goods) => ({
      summary: summaryNow(this.shop, goods),
      categories: categories
        .filter(({ urlPath }) => urlPath !== null && goods.product.categoryPaths.includes(urlPath))
        .map(({ uid }) => uid),
      attributes: goods.attributes ?? {},
    }));
  }

  /** What nobody has named cannot be asked by. */
  private knows({ filters }: ListingQuery): boolean {
    const known = [PRICE, CATEGORY, ...this.shop.world.attributes.map(({ code }) => code)];
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
