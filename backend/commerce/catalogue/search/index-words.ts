import type { ShopDatabase } from '../../../database/shop-database';
import { inScope, type ProductScope } from '../product/product-scope';
import { SMALL_WORDS } from './read-term';
import { termSearchFor } from './term-search-for';
import { storeVocabulary } from './vocabulary';
import { indexedWordsOf } from './words';

/** Letters of the words of a description to which a term may be corrected. Many shorter ones differ in one letter from what shoppers type. */
const MIN_DESCRIBED = 9;

interface Found {
  readonly id: number;
  readonly text: string;
}

/**
 * Searchable words outside the products' own rows: skus of variants, categories, colours and occasions; in one order, because
 * `ts_rank` counts how far apart the words are.
 */
async function readRelatedWords(transaction: ShopDatabase, scope: ProductScope) {
  const skus = await transaction
    .selectFrom('products')
    .select(['parent_id as id', 'sku as text'])
    .where('parent_id', 'is not', null)
    .where(inScope('parent_id', scope))
    .orderBy('products.id')
    .$narrowType<{ id: number }>()
    .execute();
  const departments = await transaction
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['pc.product_id as id', 'c.name as text'])
    .where(inScope('pc.product_id', scope))
    // The root contains every product, so its name does not distinguish any.
    .where('c.parent_id', 'is not', null)
    .orderBy('c.id')
    .execute();
  const values = await transaction
    .selectFrom('product_attributes as pa')
    .innerJoin('attribute_options as o', 'o.id', 'pa.option_id')
    .select(['pa.product_id as id', 'o.label as text'])
    .where(inScope('pa.product_id', scope))
    .orderBy('o.id')
    .execute();
  return { skus: byProduct(skus), more: byProduct([...departments, ...values]) };
}

function byProduct(rows: readonly Found[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { id, text } of rows) texts.set(id, [...(texts.get(id) ?? []), text]);
  return texts;
}

/** Indexes the words of the scope's products that are on sale; none of them may be indexed yet. */
export async function indexWords(transaction: ShopDatabase, scope: ProductScope): Promise<void> {
  const products = await transaction
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'short_description'])
    .where(inScope('id', scope))
    .where('parent_id', 'is', null)
    .where('enabled', '=', 1)
    .orderBy('id')
    .execute();
  const { skus, more } = await readRelatedWords(transaction, scope);
  const words = products.map(({ id, sku, name, short_description }) => {
    const described = indexedWordsOf(short_description);
    const related = indexedWordsOf((more.get(id) ?? []).join(' '));
    return {
      id,
      name: indexedWordsOf(name),
      skus: indexedWordsOf([sku, ...(skus.get(id) ?? [])].join(' ')),
      more: [...described, ...related],
      correct: [...related, ...described.filter(({ length }) => length >= MIN_DESCRIBED)],
    };
  });
  await termSearchFor(transaction).store(transaction, words);
  await storeVocabulary(
    transaction,
    words.flatMap(({ name, correct }) => [...name, ...correct]).filter((word) => !SMALL_WORDS.has(word)),
  );
}
