import type { SelectedOption } from '../../cart/cart-record';
import { convert, type MinorUnits, percentageOf } from '../../pricing/money';
import { type CustomOption, isEntered, MAX_TEXT, takesSeveral } from './custom-options';
import type { DownloadLink } from './downloads';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { inScope, type ProductScope } from './product-scope';

/** Marks a text whose price is that of each letter after the first, which is in the product's price. */
export const PER_LETTER_SKU = 'PER-LETTER';

/** Spaces are free, and an accent is part of its letter. */
const countLetters = (text: string): number => [...text.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length;

/** How much of its limit a text takes: what is charged for, where letters are, else every character. */
export function lengthOfText(option: Pick<CustomOption, 'sku'>, text: string): number {
  return option.sku === PER_LETTER_SKU ? countLetters(text) : [...text].length;
}

/** How many times an answer costs the price of its option. */
export function timesCharged({ option, text }: SelectedOption): number {
  return option.sku === PER_LETTER_SKU ? lettersCharged(countLetters(text ?? '')) : 1;
}

/** How many of some letters are charged on top of the product's price. */
export const lettersCharged = (letters: number): number => Math.max(0, letters - 1);

/** What questions that must be answered add to a price, in minor units of the shown currency. */
export interface LeastSurcharges {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
}

interface Priced {
  readonly price: number;
  readonly price_type: 'fixed' | 'percent';
}

const priceOf = ({ price, price_type }: Priced, base: MinorUnits, rate: number): MinorUnits =>
  price_type === 'percent' ? percentageOf(base, price) : convert(price, rate);

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0);

function surchargeOf(option: CustomOption, base: MinorUnits, rate: number): LeastSurcharges {
  if (isEntered(option.kind)) {
    const each = priceOf(option, base, rate);
    if (option.sku !== PER_LETTER_SKU) return { least: each, most: each };
    return { least: 0, most: each * lettersCharged(option.max_characters ?? MAX_TEXT) };
  }
  const prices = option.values.map((value) => priceOf(value, base, rate));
  if (prices.length === 0) return { least: 0, most: 0 };
  return { least: Math.min(...prices), most: takesSeveral(option.kind) ? sum(prices) : Math.max(...prices) };
}

/** What the answers to required options cost at least and at most, for an item that costs `base` without them. */
export function requiredSurcharges(options: readonly CustomOption[], base: MinorUnits, rate: number): LeastSurcharges {
  const required = options.filter((option) => option.required === 1).map((option) => surchargeOf(option, base, rate));
  return { least: sum(required.map(({ least }) => least)), most: sum(required.map(({ most }) => most)) };
}

/** What one file costs at least, and all of them together; a file without a price is taken where none is chosen. */
export function linkSurcharges(links: readonly Pick<DownloadLink, 'pence'>[], rate: number): LeastSurcharges {
  const prices = links.map(({ pence }) => convert(pence, rate));
  return prices.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...prices), most: sum(prices) };
}

const finalOf = (table: string) =>
  sql.raw(`CASE WHEN ${table}.special_pence < ${table}.pence THEN ${table}.special_pence ELSE ${table}.pence END`);

/** Of a product that is part of another, which is sold without options. */
const PART = sql`c.pence AS regular, ${finalOf('c')} AS final`;

/**
 * Stores the lowest and highest price of every product of the scope, for sorting and filtering: of itself, its variants, its
 * grouped parts or its bundle's choices, with the options that must be answered. It is that of `product-prices.ts` in pounds,
 * except that what is sold out counts, because that changes with every order.
 */
export async function indexPrices(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  await sql`UPDATE products SET min_regular = pence, max_regular = pence, min_final = ${finalOf('products')},
    max_final = ${finalOf('products')} WHERE ${inScope('id', scope)}`.execute(transaction);
  await indexFrom(
    transaction,
    scope,
    'configurable',
    sql`SELECT product_id, min(regular) AS min_regular, min(final) AS min_final, max(regular) AS max_regular,
      max(final) AS max_final FROM (SELECT c.parent_id AS product_id, ${PART}
        FROM products c WHERE ${inScope('c.parent_id', scope)} AND c.enabled = 1) parts GROUP BY product_id`,
  );
  await indexFrom(
    transaction,
    scope,
    'grouped',
    sql`SELECT product_id, min(regular) AS min_regular, min(final) AS min_final, max(regular) AS max_regular,
      max(final) AS max_final FROM (SELECT g.product_id, ${PART} FROM grouped_items g JOIN products c ON c.id = g.child_id
        WHERE ${inScope('g.product_id', scope)} AND c.enabled = 1) parts GROUP BY product_id`,
  );
  await indexFrom(transaction, scope, 'bundle', bundlePrices(scope));
  await addRequiredOptions(transaction, scope);
}

/**
 * Lowest: the cheapest choice of each required item, or of all items where none is required, and one of it where its quantity
 * can be changed. Highest: the dearest of every item, or all of them where several may be selected.
 */
function bundlePrices(scope: ProductScope) {
  return sql`SELECT product_id,
      CASE WHEN max(required) = 1 THEN sum(CASE WHEN required = 1 THEN low_regular ELSE 0 END) ELSE min(low_regular) END
        AS min_regular,
      CASE WHEN max(required) = 1 THEN sum(CASE WHEN required = 1 THEN low_final ELSE 0 END) ELSE min(low_final) END
        AS min_final,
      sum(CASE WHEN kind IN ('radio', 'select') THEN high_regular ELSE all_regular END) AS max_regular,
      sum(CASE WHEN kind IN ('radio', 'select') THEN high_final ELSE all_final END) AS max_final
    FROM (SELECT product_id, item_id, required, kind,
        min(least * regular) AS low_regular, min(least * final) AS low_final,
        max(quantity * regular) AS high_regular, max(quantity * final) AS high_final,
        sum(quantity * regular) AS all_regular, sum(quantity * final) AS all_final
      FROM (SELECT i.product_id, i.id AS item_id, i.required, i.kind, b.quantity,
          CASE WHEN b.can_change_quantity = 1 THEN 1 ELSE b.quantity END AS least, ${PART}
        FROM bundle_items i JOIN bundle_choices b ON b.item_id = i.id JOIN products c ON c.id = b.product_id
        WHERE ${inScope('i.product_id', scope)} AND c.enabled = 1) parts
      GROUP BY product_id, item_id, required, kind) choices
    GROUP BY product_id`;
}

/** Prices include what the cheapest and the dearest answers to required options add; letters and files are seldom, and left out. */
async function addRequiredOptions(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  const priced = (price: string, base: string) =>
    sql.raw(
      `CASE WHEN ${price}_type = 'percent' THEN (CAST(p.${base} AS bigint) * ${price} + 5000) / 10000 ELSE ${price} END`,
    );
  await sql`UPDATE products SET min_regular = products.min_regular + i.least, min_final = products.min_final + i.least,
      max_regular = products.max_regular + i.most, max_final = products.max_final + i.most
    FROM (SELECT product_id, sum(least) AS least, sum(most) AS most FROM (
      SELECT o.product_id, ${priced('o.price', 'min_final')} AS least, ${priced('o.price', 'max_final')} AS most
        FROM custom_options o JOIN products p ON p.id = o.product_id
        WHERE ${inScope('o.product_id', scope)} AND o.required = 1 AND o.kind IN ('field', 'area', 'date')
          AND (o.sku IS NULL OR o.sku <> ${PER_LETTER_SKU})
      UNION ALL SELECT o.product_id, min(${priced('v.price', 'min_final')}) AS least,
          max(${priced('v.price', 'max_final')}) AS most
        FROM custom_options o JOIN custom_option_values v ON v.option_id = o.id JOIN products p ON p.id = o.product_id
        WHERE ${inScope('o.product_id', scope)} AND o.required = 1 GROUP BY o.id, o.product_id
    ) answers GROUP BY product_id) i WHERE products.id = i.product_id`.execute(transaction);
}

async function indexFrom(
  transaction: ShopDatabase,
  scope: ProductScope,
  kind: string,
  prices: ReturnType<typeof sql>,
): Promise<void> {
  await sql`UPDATE products SET min_regular = i.min_regular, min_final = i.min_final, max_regular = i.max_regular,
    max_final = i.max_final FROM (${prices}) i
    WHERE products.id = i.product_id AND products.kind = ${kind} AND ${inScope('products.id', scope)}`.execute(
    transaction,
  );
}
