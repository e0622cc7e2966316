import { convert, type MinorUnits } from '../../pricing/money';
import { enough } from './availability';
import type { CatalogueLoaders } from '../catalogue-loaders';
import type { BundleChoice, BundleItem } from './composed-products';
import { linkSurcharges, requiredSurcharges } from './index-prices';
import type { ShownPrice } from './money-fields';
import { finalPence, type ProductRow } from './product-row';

interface PriceRange {
  readonly lowest: ShownPrice;
  readonly highest: ShownPrice;
}

/** Of what can be bought: required options are included. */
export interface ProductPrices extends PriceRange {
  /** What required options, and files to choose from, have in the lowest price. */
  readonly leastOptions: MinorUnits;
}

const NONE: ShownPrice = { regular: 0, final: 0 };

const ownPrice = (row: ProductRow, rate: number): ShownPrice => ({
  regular: convert(row.pence, rate),
  final: convert(finalPence(row), rate),
});

const times = ({ regular, final }: ShownPrice, quantity: number): ShownPrice => ({
  regular: regular * quantity,
  final: final * quantity,
});

const plus = (one: ShownPrice, other: ShownPrice): ShownPrice => ({
  regular: one.regular + other.regular,
  final: one.final + other.final,
});

const added = (price: ShownPrice, amount: MinorUnits): ShownPrice => plus(price, { regular: amount, final: amount });

const sum = (prices: readonly ShownPrice[]): ShownPrice => prices.reduce(plus, NONE);

/** The cheaper and the dearer by what is paid. */
const lower = (one: ShownPrice, other: ShownPrice): ShownPrice => (other.final < one.final ? other : one);
const higher = (one: ShownPrice, other: ShownPrice): ShownPrice => (other.final > one.final ? other : one);

function between(prices: readonly ShownPrice[]): PriceRange {
  const [first = NONE] = prices;
  return { lowest: prices.reduce(lower, first), highest: prices.reduce(higher, first) };
}

/** Those that can be bought, or all when none can. */
const onSale = <Row>(rows: readonly Row[], canBeBought: (row: Row) => boolean): readonly Row[] => {
  const open = rows.filter(canBeBought);
  return open.length > 0 ? open : rows;
};

interface Choice {
  readonly choice: BundleChoice;
  readonly product: ProductRow;
}

/** One, where the shopper may change how many. */
const leastQuantity = ({ quantity, can_change_quantity: canChange }: BundleChoice): number =>
  canChange === 1 ? 1 : quantity;

function choicesOf(item: BundleItem, products: readonly (ProductRow | null)[]): readonly Choice[] {
  const found = item.choices.flatMap((choice, index) => {
    const product = products[index] ?? null;
    return product === null ? [] : [{ choice, product }];
  });
  return onSale(found, ({ choice, product }) => enough(product, leastQuantity(choice)));
}

/** What the choices of a bundle's item cost, from the cheapest to the dearest in the florist's quantity. */
export function rangeOfItem(item: BundleItem, products: readonly (ProductRow | null)[], rate: number): PriceRange {
  const choices = choicesOf(item, products);
  return {
    lowest: between(choices.map(({ choice, product }) => times(ownPrice(product, rate), leastQuantity(choice)))).lowest,
    highest: between(choices.map(({ choice, product }) => times(ownPrice(product, rate), choice.quantity))).highest,
  };
}

/**
 * Lowest: the cheapest choice of each required item, or the cheapest of all where none is required. Highest: the dearest of
 * every item, or all of them where several may be selected.
 */
async function rangeOfBundle(catalogue: CatalogueLoaders, bundle: ProductRow, rate: number): Promise<PriceRange> {
  const items = await catalogue.bundleItems.load(bundle.id);
  const ranges = await Promise.all(
    items.map(async (item) => {
      const products = await catalogue.product.loadMany(item.choices.map((choice) => choice.product_id));
      const range = rangeOfItem(item, products, rate);
      if (item.kind === 'radio' || item.kind === 'select') return range;
      const all = choicesOf(item, products).map(({ choice, product }) =>
        times(ownPrice(product, rate), choice.quantity),
      );
      return { ...range, highest: sum(all) };
    }),
  );
  const required = ranges.filter((_, index) => items[index]?.required === 1).map(({ lowest }) => lowest);
  return {
    lowest: required.length > 0 ? sum(required) : between(ranges.map(({ lowest }) => lowest)).lowest,
    highest: sum(ranges.map(({ highest }) => highest)),
  };
}

/** Without options. */
async function rangeOf(catalogue: CatalogueLoaders, row: ProductRow, rate: number): Promise<PriceRange> {
  const among = (rows: readonly ProductRow[]) =>
    between(onSale(rows, (one) => enough(one, 1)).map((one) => ownPrice(one, rate)));
  switch (row.kind) {
    case 'simple':
    case 'virtual':
    case 'gift-card':
    case 'downloadable':
      return among([row]);
    case 'configurable': {
      const variants = await catalogue.variants.load(row.id);
      return among(variants.length === 0 ? [row] : variants.map(({ product }) => product));
    }
    case 'grouped': {
      const items = await catalogue.groupedItems.load(row.id);
      const products = await catalogue.product.loadMany(items.map((item) => item.child_id));
      return among(products.filter((product) => product !== null));
    }
    case 'bundle':
      return rangeOfBundle(catalogue, row, rate);
  }
}

/**
 * What the smallest and the largest purchase of one item cost in the currency of `rate`: of what can be bought, with the
 * answers that have to be given. Each part is converted on its own, as in the cart.
 */
export async function pricesOf(catalogue: CatalogueLoaders, row: ProductRow, rate: number): Promise<ProductPrices> {
  const [{ lowest, highest }, options, links] = await Promise.all([
    rangeOf(catalogue, row, rate),
    catalogue.customOptions.load(row.id),
    row.kind === 'downloadable' ? catalogue.downloadLinks.load(row.id) : [],
  ]);
  const files = linkSurcharges(links, rate);
  const [low, high] = [added(lowest, files.least), added(highest, files.most)];
  const least = requiredSurcharges(options, low.final, rate).least;
  return {
    lowest: added(low, least),
    highest: added(high, requiredSurcharges(options, high.final, rate).most),
    leastOptions: files.least + least,
  };
}
