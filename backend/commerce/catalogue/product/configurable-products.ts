import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';
import type { ProductRow } from './product-row';

export interface ConfigurableOptionValue {
  readonly optionId: number;
  readonly label: string;
  /** A CSS colour, or null. */
  readonly swatch: string | null;
}

/** An attribute of a configurable product with the options that its variants offer. */
export interface ConfigurableOption {
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
  readonly values: readonly ConfigurableOptionValue[];
}

export interface Variant {
  readonly product: ProductRow;
  /** Attribute id to option id. */
  readonly values: ReadonlyMap<number, number>;
}

export async function readConfigurableOptions(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly ConfigurableOption[])[]> {
  const options = await database
    .selectFrom('configurable_options as q')
    .innerJoin('attributes as a', 'a.id', 'q.attribute_id')
    .select(['q.product_id', 'q.attribute_id', 'q.label', 'q.position', 'a.code'])
    .where('q.product_id', 'in', [...ids])
    .orderBy('q.position')
    .execute();
  const values = await database
    .selectFrom('products as v')
    .innerJoin('product_attributes as pa', 'pa.product_id', 'v.id')
    .innerJoin('attribute_options as o', 'o.id', 'pa.option_id')
    .select(['v.parent_id', 'pa.attribute_id', 'o.id', 'o.label', 'o.swatch'])
    .distinct()
    .where('v.parent_id', 'in', [...ids])
    .where('v.enabled', '=', 1)
    .orderBy('o.id')
    .execute();
  return groupFor(ids, options, (row) => row.product_id).map((group) =>
    group.map((option) => ({
      attributeId: option.attribute_id,
      code: option.code,
      label: option.label,
      position: option.position,
      values: values
        .filter((row) => row.parent_id === option.product_id && row.attribute_id === option.attribute_id)
        .map((row) => ({ optionId: row.id, label: row.label, swatch: row.swatch })),
    })),
  );
}

/** The variants of each configurable product, in the order in which they were created. */
export async function readVariants(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly Variant[])[]> {
  const rows = await database
    .selectFrom('products')
    .selectAll()
    .where('parent_id', 'in', [...ids])
    .where('enabled', '=', 1)
    .orderBy('id')
    .execute();
  const values = await database
    .selectFrom('product_attributes as pa')
    .innerJoin('products as v', 'v.id', 'pa.product_id')
    .select(['pa.product_id', 'pa.attribute_id', 'pa.option_id'])
    .where('v.parent_id', 'in', [...ids])
    .execute();
  const byProduct = new Map<number, Map<number, number>>();
  for (const value of values) {
    const own = byProduct.get(value.product_id) ?? new Map<number, number>();
    byProduct.set(value.product_id, own.set(value.attribute_id, value.option_id));
  }
  return groupFor(ids, rows, (row) => row.parent_id ?? 0).map((group) =>
    group.map((product) => ({ product, values: byProduct.get(product.id) ?? new Map<number, number>() })),
  );
}
