import type { Selectable } from 'kysely';
import type { CatalogueTables, OptionKind } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import { groupFor } from '../../graphql/batch-loader';

export type CustomOptionValue = Selectable<CatalogueTables['custom_option_values']>;

/** A customizable option of any product; `values` is empty for text and date options. */
export interface CustomOption extends Selectable<CatalogueTables['custom_options']> {
  readonly values: readonly CustomOptionValue[];
}

/** Characters of an answer to an option without a limit of its own. */
export const MAX_TEXT = 2_000;

/** True for text and date options, whose answer is one text; the others are selected from values. */
export function isEntered(kind: OptionKind): boolean {
  return kind === 'field' || kind === 'area' || kind === 'date';
}

/** True when several values may be selected. */
export function takesSeveral(kind: OptionKind): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}

export async function readCustomOptions(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<readonly (readonly CustomOption[])[]> {
  const options = await database
    .selectFrom('custom_options')
    .selectAll()
    .where('product_id', 'in', [...ids])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const optionIds = options.map((option) => option.id);
  const values =
    optionIds.length === 0
      ? []
      : await database
          .selectFrom('custom_option_values')
          .selectAll()
          .where('option_id', 'in', optionIds)
          .orderBy('position')
          .execute();
  const byOption = groupFor(optionIds, values, (value) => value.option_id);
  const whole = options.map((option, index) => ({ ...option, values: byOption[index] ?? [] }));
  return groupFor(ids, whole, (option) => option.product_id);
}
