import type { Catalogue, CategoryListing } from '../../application/ports/catalogue';
import type { Failure } from '../../application/ports/failures';
import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { ConfigurableChoice } from '../../domain/catalogue/configurable';
import type { Availability } from '../../domain/catalogue/availability';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery } from '../../domain/listing/listing-query';
import { parseSort } from '../../domain/listing/sort-options';
import { payable } from '../../domain/pricing/price-rules';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { everyCategory } from './every-category';
import type { MemoryShop } from './memory-shop';
import type { MemoryGoods } from './memory-world';

export class MemoryCatalogue implements Catalogue {
  constructor(private readonly shop: MemoryShop) {}

  tree(): Promise<Result<readonly Category[], Failure>> {
    return this.shop.wire.answer('catalogue.tree', () => ok(this.shop.world.categories));
  }

  /** A page beyond the last shows nothing, and still tells how many there are. */
  category(uid: string, query: ListingQuery): Promise<Result<CategoryListing, Failure>> {
    return this.shop.wire.answer('catalogue.category', () => {
      const category = everyCategory(this.shop.world.categories).find((candidate) => candidate.uid === uid);
      if (category === undefined) return refuse({ kind: 'not-found', message: '' });
      const page = this.shop.world.categoryPages.find((candidate) => candidate.uid === uid) ?? plainPage(category);
      return ok({ category: page, listing: this.list(category, query) });
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
          return goods === null ? [] : [summaryOf(this.show(goods, []))];
        }),
      ),
    );
  }

  private find(sku: string): MemoryGoods | null {
    return this.shop.world.goods.find(({ product }) => product.sku === sku) ?? null;
  }

  private show(goods: MemoryGoods, chosen: readonly string[]): Product {
    return {
      ...goods.product,
      availability: this.availabilityOf(goods.product.sku),
      configurable: this.choose(goods, chosen),
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
      found === undefined ? null : { ...found.variant, availability: this.availabilityOf(found.variant.sku) };
    return { options, chosen, variant, gallery: found?.gallery ?? [] };
  }

  private availabilityOf(sku: string): Availability {
    const left = this.shop.piecesLeft(sku);
    return { inStock: left !== 0, onlyLeft: left };
  }

  private list({ urlPath }: Category, { page, itemsPerPage, sort, term }: ListingQuery): Listing {
    const found = this.shop.world.goods
      .map((goods) => summaryAndPlaces(this.show(goods, [])))
      .filter(({ places, summary }) => places.includes(urlPath ?? '') && matches(summary, term))
      .map(({ summary }) => summary);
    const first = (page - 1) * itemsPerPage;
    return {
      items: sorted(found, sort).slice(first, first + itemsPerPage),
      total: found.length,
      page,
      itemsPerPage,
      totalPages: Math.ceil(found.length / itemsPerPage),
    };
  }
}

function plainPage({ uid, name }: Category): CategoryPage {
  return { uid, name, description: '', metaTitle: null, metaDescription: null };
}

function summaryAndPlaces(product: Product): { summary: ProductSummary; places: readonly string[] } {
  return { summary: summaryOf(product), places: product.categoryPaths };
}

function summaryOf(product: Product): ProductSummary {
  const { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices } = product;
  return { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices };
}

function matches({ name }: ProductSummary, term: string | null): boolean {
  return term === null || name.toLowerCase().includes(term.toLowerCase());
}

/** Goods stand in the order of the world unless a name or a price decides. */
function sorted(items: readonly ProductSummary[], sort: string): readonly ProductSummary[] {
  const { field, direction } = parseSort(sort);
  const sign = direction === 'DESC' ? -1 : 1;
  if (field === 'name') return [...items].sort((a, b) => sign * a.name.localeCompare(b.name, 'en'));
  if (field === 'price') return [...items].sort((a, b) => sign * (payable(a.price).pence - payable(b.price).pence));
  return items;
}

function unknownSku(sku: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `There is no product "${sku}".` });
}
