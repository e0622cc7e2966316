import type { ShopDatabase } from '../../../database/shop-database';
import { termSearchFor } from './term-search-for';
import { wordsOf } from './term-search';

interface Found {
  readonly id: number;
  readonly text: string;
}

/**
 * Searchable words outside the products' own rows, from row `fromId` on: skus of variants, categories, colours and
 * occasions.
 */
async function readRelatedWords(transaction: ShopDatabase, fromId: number) {
  const skus = await transaction
    .selectFrom('products')
    .select(['parent_id as id', 'sku as text'])
    .where('parent_id', '>=', fromId)
    .$narrowType<{ id: number }>()
    .execute();
  const departments = await transaction
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['pc.product_id as id', 'c.name as text'])
    .where('pc.product_id', '>=', fromId)
    // The root contains every product, so its name does not distinguish any.
    .where('c.parent_id', 'is not', null)
    .execute();
  const values = await transaction
    .selectFrom('product_attributes as pa')
    .innerJoin('attribute_options as o', 'o.id', 'pa.option_id')
    .select(['pa.product_id as id', 'o.label as text'])
    .where('pa.product_id', '>=', fromId)
    .execute();
  return { skus: byProduct(skus), more: byProduct([...departments, ...values]) };
}

function byProduct(rows: readonly Found[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { id, text } of rows) texts.set(id, [...(texts.get(id) ?? []), text]);
  return texts;
}

/** Indexes the words of the products from row `fromId` on; none of them may be indexed yet. */
export async function indexWords(transaction: ShopDatabase, fromId: number): Promise<void> {
  const products = await transaction
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'short_description'])
    .where('id', '>=', fromId)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  const { skus, more } = await readRelatedWords(transaction, fromId);
  const words = products.map(({ id, sku, name, short_description }) => ({
    id,
    name: wordsOf(name),
    skus: wordsOf([sku, ...(skus.get(id) ?? [])].join(' ')),
    more: wordsOf([short_description, ...(more.get(id) ?? [])].join(' ')),
  }));
  await termSearchFor(transaction).store(transaction, words);
}
