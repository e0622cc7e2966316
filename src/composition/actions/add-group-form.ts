import { makeAddGroup } from '../../application/cart/add-group';
import { MAX_QUANTITY } from '../../domain/cart/quantity';
import { wantedOf, type GroupItem, type GroupQuantities } from '../../domain/catalogue/group';
import { refusalCodes, refusalPairs } from './form-result-query';
import type { FormFields } from './form-body';
import type { FormResult, FormRequest } from './form-request';

const NAME = 'quantity.';
/** What is no number is no quantity, and the rule of the cart says so. */
const NO_QUANTITY = -1;

/** Adds the goods of a group one by one, as many of each as `quantity.<sku>` says; the first that is refused ends it. */
export async function addGroupForm(
  shop: FormRequest['shop'],
  group: readonly GroupItem[],
  sku: string,
  fields: FormFields,
): Promise<FormResult> {
  const addGroup = makeAddGroup({ addToCart: shop.useCases.addToCart });
  const added = await addGroup(wantedOf(group, quantitiesOf(fields)));
  if (added.ok) return [['added', sku]];
  const { reason } = added;
  const codes =
    reason.kind === 'nothing-wanted'
      ? refusalCodes({ kind: 'quantity-invalid', max: MAX_QUANTITY })
      : refusalCodes(reason.reason, reason.product.sku);
  return [...refusalPairs(codes), ...typed(fields)];
}

function quantitiesOf(fields: FormFields): GroupQuantities {
  return Object.fromEntries(
    named(fields).map(([sku, text]) => [sku, /^\d{1,6}$/.test(text) ? Number(text) : NO_QUANTITY]),
  );
}

/** What was typed goes back with the refusal. */
function typed(fields: FormFields): readonly (readonly [string, string])[] {
  return named(fields).map(([sku, text]) => [`o.${NAME}${sku}`, text.slice(0, 20)] as const);
}

/** Sku and what was typed for it; an empty field wants none. */
function named(fields: FormFields): readonly (readonly [string, string])[] {
  return [...fields]
    .filter(([name]) => name.startsWith(NAME))
    .map(([name, values]) => [name.slice(NAME.length), (values[0] ?? '').trim() || '0'] as const);
}
