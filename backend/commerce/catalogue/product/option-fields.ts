import type { CourierReach, OptionKind } from '../../../database/catalogue-tables';
import { convert, toUnits } from '../../pricing/money';
import type { Currency } from '../../store/store-view';
import { uidOf } from '../../shared/uid';
import { type CustomOption, isEntered } from './custom-options';

/** The GraphQL type of each option. */
export const OPTION_TYPE_NAMES: Readonly<Record<OptionKind, string>> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  dropdown: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
};

export const optionUid = (optionId: number): string => uidOf('custom-option', optionId);
export const valueUid = (optionId: number, valueId: number): string => uidOf('custom-option', optionId, valueId);

interface Priced {
  readonly price: number;
  readonly price_type: 'fixed' | 'percent';
}

/** What an answer adds: units of the shown currency, or per cent of the product's own price. */
export function optionPrice(currency: Currency, priced: Priced): { price: number; price_type: 'FIXED' | 'PERCENT' } {
  return priced.price_type === 'percent'
    ? { price: priced.price / 100, price_type: 'PERCENT' }
    : { price: toUnits(convert(priced.price, currency.rate)), price_type: 'FIXED' };
}

const REACH_MARKS = { never: '-VAN', home: '-UK', abroad: '' } as const;

/**
 * The sku of a delivery-date option carries the product's lead time in working days and how far a courier may take it:
 * `LEAD-2` anywhere, `LEAD-2-UK` within the country, `LEAD-2-VAN` not at all.
 */
const leadSku = (leadDays: number, courier: CourierReach): string => `LEAD-${leadDays}${REACH_MARKS[courier]}`;

/** An option as sent by GraphQL: one value for text and date options, a list for the others, made if it is asked for. */
export function wireOption(
  currency: Currency,
  option: CustomOption,
  product: { readonly sku: string; readonly lead_days: number; readonly courier: CourierReach },
): object {
  const head = {
    __typename: OPTION_TYPE_NAMES[option.kind],
    option_id: option.id,
    uid: optionUid(option.id),
    title: option.title,
    required: option.required === 1,
    sort_order: option.position,
    product_sku: product.sku,
  };
  if (isEntered(option.kind)) {
    const sku = option.sku ?? (option.kind === 'date' ? leadSku(product.lead_days, product.courier) : null);
    const value = { ...optionPrice(currency, option), sku, uid: optionUid(option.id) };
    return { ...head, value: { ...value, max_characters: option.max_characters, type: 'DATE' } };
  }
  return {
    ...head,
    value: () =>
      option.values.map((value) => ({
        ...optionPrice(currency, value),
        option_type_id: value.id,
        uid: valueUid(option.id, value.id),
        title: value.title,
        sku: value.sku,
        sort_order: value.position,
      })),
  };
}
