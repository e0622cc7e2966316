import type { Selectable } from 'kysely';
import { recordProductChange } from '../commerce/catalogue/listing/record-changes';
import { findProductIds } from '../commerce/catalogue/listing/product-query';
import { relist } from '../commerce/catalogue/listing/index-listings';
import { withComposed } from '../commerce/catalogue/product/product-scope';
import { ALL_YEAR, isSoldOn, monthsInWords, readMonths } from '../commerce/delivery/months-of-sale';
import { shopTimeAt } from '../commerce/delivery/calendar-day';
import { indexPrices } from '../commerce/catalogue/product/index-prices';
import { toUnits } from '../commerce/pricing/money';
import { ok, refuse } from '../shared/result';
import type { ProductTable } from '../database/catalogue-tables';
import { inTransaction } from '../database/transaction';
import {
  type AdminCommand,
  type AdminContext,
  parseArguments,
  type ParsedArguments,
  readCount,
  readPounds,
} from './admin-command';
import { asTable } from './table';
import { isUnusual, unlessSure } from './unusual-values';

type Product = Selectable<ProductTable>;

const MAX_PRODUCTS = 200;
const MAX_QUANTITY = 1_000_000;
/** Product types whose price and stock follow from other products. */
const COMPOSED_TYPES: ReadonlySet<string> = new Set(['configurable', 'grouped', 'bundle']);

const NUMBERS: ReadonlySet<number> = new Set([2, 3, 4, 5]);

const pounds = (pence: number): string => toUnits(pence).toFixed(2);

function asRow(product: Product): readonly string[] {
  const isComposed = COMPOSED_TYPES.has(product.kind);
  return [
    product.sku,
    product.name,
    isComposed ? `from ${pounds(product.min_final)}` : pounds(product.pence),
    product.special_pence === null ? '' : pounds(product.special_pence),
    isComposed ? '' : (product.stock?.toString() ?? 'unlimited'),
    product.max_sale_qty?.toString() ?? '',
    monthsInWords(product.months_of_sale),
    product.enabled === 1 ? '' : 'off sale',
  ];
}

const asList = (products: readonly Product[]): string =>
  asTable(['Sku', 'Name', 'Price', 'Special', 'Stock', 'Most', 'Months', ''], products.map(asRow), NUMBERS);

/** Products matching a search, on sale; without a term the whole shop, variants included. */
async function findProducts({ database, now }: AdminContext, term: string): Promise<readonly Product[]> {
  const all = database.selectFrom('products').selectAll().orderBy('sku').limit(MAX_PRODUCTS);
  if (term === '') return all.execute();
  const nothingElse = {
    categories: null,
    skus: null,
    ids: null,
    urlKeys: null,
    name: null,
    priceFrom: null,
    priceTo: null,
  };
  const page = { size: MAX_PRODUCTS, number: 1 };
  const { ids } = await findProductIds(
    database,
    { ...nothingElse, term, attributes: [] },
    [],
    page,
    shopTimeAt(now).day,
  );
  return all.where((eb) => eb.or([eb('id', 'in', [...ids]), eb('parent_id', 'in', [...ids])])).execute();
}

export const productsCommand: AdminCommand = {
  name: 'products',
  help: [['products [WORDS]', 'prices and stock of all products, or of matching ones']],
  run: async (admin, words) => {
    const products = await findProducts(admin, words.join(' '));
    return ok(products.length === 0 ? 'Nothing is called so.' : asList(products));
  },
};

type Change = Pick<Product, 'pence' | 'special_pence' | 'stock' | 'max_sale_qty' | 'months_of_sale' | 'enabled'>;

/** What may be a typing error in a new price, and in a new special price. */
function unusualPrices(product: Product, pence: number, special: number | null) {
  const [before, now] = [`£${pounds(product.pence)}`, `£${pounds(pence)}`];
  const isFree = pence === 0 && product.pence !== 0;
  return [
    [isFree, `A price of 0 gives ${product.sku} away: --off takes it off sale.`],
    [isUnusual(pence, product.pence), `The price of ${product.sku} would go from ${before} to ${now}.`],
    [
      special !== null && isUnusual(special, pence),
      `The special price would be £${pounds(special ?? 0)} instead of ${now}.`,
    ],
  ] as const;
}

/** The requested change; an error message when it is invalid. */
function readChange(read: ParsedArguments, product: Product): Change | string {
  const [price, special, stock] = [read.text('price'), read.text('special'), read.text('stock')];
  if (COMPOSED_TYPES.has(product.kind) && [price, special, stock].some((said) => said !== null)) {
    return `${product.sku} is composed of other products: change those. “products ${product.sku}” lists its variants.`;
  }
  const pence = price === null ? product.pence : readPounds(price);
  if (pence === null) return `A price is written as 24.95, not ${price}.`;
  const specialPence = special === null ? product.special_pence : special === 'none' ? null : readPounds(special);
  if (special !== null && special !== 'none' && specialPence === null)
    return `A special price is 19.95 or none, not ${special}.`;
  if (specialPence !== null && specialPence >= pence) return 'A special price must be less than the price.';
  if (special !== null && specialPence === 0)
    return 'A special price of 0 gives it away: --special none ends one, --off takes it off sale.';
  const unusual = unlessSure(read, unusualPrices(product, pence, special === null ? null : specialPence));
  if (unusual !== null) return unusual;
  const quantity = stock === null ? product.stock : stock === 'any' ? null : readCount(stock, 0, MAX_QUANTITY);
  if (stock !== null && stock !== 'any' && quantity === null) return `Stock is a whole number or any, not ${stock}.`;
  const most = read.text('most');
  const max = most === null ? product.max_sale_qty : most === 'any' ? null : readCount(most, 1, MAX_QUANTITY);
  if (most !== null && most !== 'any' && max === null)
    return `The most in one order is a whole number or any, not ${most}.`;
  const named = read.text('months');
  const months = named === null ? product.months_of_sale : named === 'any' ? ALL_YEAR : readMonths(named);
  if (months === null) return `Months of sale are written like may-june or nov,dec, or any, not ${named}.`;
  if (named !== null && product.parent_id !== null) return 'Its months are those of the product that it is a size of.';
  if (read.isGiven('on') && read.isGiven('off')) return 'Give either --on or --off.';
  const enabled = read.isGiven('on') ? 1 : read.isGiven('off') ? 0 : product.enabled;
  return { pence, special_pence: specialPence, stock: quantity, max_sale_qty: max, months_of_sale: months, enabled };
}

export const productCommand: AdminCommand = {
  name: 'product',
  help: [
    ['product SKU', 'one product'],
    ['  --price 24.95', 'pounds, VAT included'],
    ['  --special 19.95 | none', 'a special price, until it is removed'],
    ['  --stock 12 | any', 'quantity in stock, or unlimited'],
    ['  --most 20 | any', 'the most that one order may have; above it, customers are asked to call'],
    ['  --months may-june | nov,dec | any', 'when it is in season; out of season it cannot be bought'],
    ['  --off | --on', 'takes it off sale, or puts it back'],
    ['  --sure', 'changes a price also to 0, to less than a fifth or to more than five times'],
  ],
  run: async ({ database }, typed) => {
    const read = parseArguments(typed, ['price', 'special', 'stock', 'most', 'months'], ['on', 'off', 'sure']);
    const [sku, ...more] = read?.positionals ?? [];
    if (read === null || sku === undefined || more.length > 0) return null;
    return inTransaction(database, async (transaction) => {
      const product = await transaction.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
      if (product === undefined) return refuse(`There is no product ${sku}.`);
      if (typed.length === 1) return ok(asList([product]));
      const change = readChange(read, product);
      if (typeof change === 'string') return refuse(change);
      // The prices of products composed of this one may change too.
      const affected = await withComposed(transaction, [product.id]);
      await relist(transaction, affected, async () => {
        await transaction.updateTable('products').set(change).where('id', '=', product.id).execute();
        const { months_of_sale } = change;
        await transaction.updateTable('products').set({ months_of_sale }).where('parent_id', '=', product.id).execute();
        await indexPrices(transaction, affected);
      });
      await recordProductChange(transaction, [product.id], 'listed');
      const changed = await transaction
        .selectFrom('products')
        .selectAll()
        .where('id', '=', product.id)
        .executeTakeFirstOrThrow();
      return ok(asList([changed]));
    });
  },
};

const MAX_IN_SEASON = 500;

export const seasonsCommand: AdminCommand = {
  name: 'seasons',
  help: [['seasons', 'what is sold in some months only, and what is in season today; “product” changes it']],
  run: async ({ database, now }, words) => {
    if (words.length > 0) return null;
    const { day } = shopTimeAt(now);
    const products = await database
      .selectFrom('products')
      .select(['sku', 'name', 'months_of_sale'])
      .where('months_of_sale', '<>', ALL_YEAR)
      .where('parent_id', 'is', null)
      .orderBy('sku')
      .limit(MAX_IN_SEASON)
      .execute();
    if (products.length === 0) return ok('Everything is sold all year.');
    const rows = products.map(({ sku, name, months_of_sale: months }) => [
      sku,
      name,
      monthsInWords(months),
      isSoldOn(months, day) ? 'in season' : '',
    ]);
    return ok(asTable(['Sku', 'Name', 'Months', ''], rows, new Set()));
  },
};
