import type { ShopDatabase } from '../../database/shop-database';
import { optionUid, valueUid } from '../catalogue/product/option-fields';
import type { LineRequest } from './line-request';

/** Magento's `CustomizableOptionInput`: an option by its row id, and a text or the row ids of values. */
export interface NamedOption {
  readonly id?: number | null;
  readonly uid?: string | null;
  readonly value_string: string;
}

/** Options whose answers are row ids of their values; the others take a text. */
export async function readSelectable(
  database: ShopDatabase,
  options: readonly NamedOption[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(options.map(({ id }) => id ?? 0));
  if (ids.size === 0) return ids;
  const rows = await database
    .selectFrom('custom_option_values')
    .select('option_id')
    .distinct()
    .where('option_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.option_id));
}

/** The answers by uid. Several values are `4,5` or, as Magento has them, `[4,5]`. */
export function readNamedOptions(
  options: readonly NamedOption[],
  selectable: ReadonlySet<number>,
): Pick<LineRequest, 'selected' | 'entered'> {
  const selected: string[] = [];
  const entered: { uid: string; value: string }[] = [];
  for (const { id: given, uid, value_string: value } of options) {
    const id = given ?? 0;
    if (!selectable.has(id)) entered.push({ uid: uid ?? optionUid(id), value });
    else
      selected.push(
        ...value
          .replace(/^\[|\]$/g, '')
          .split(',')
          .map((one) => valueUid(id, Number(one))),
      );
  }
  return { selected, entered };
}
