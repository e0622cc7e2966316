import type {
  CustomizableOption,
  OptionPrice,
  OptionValue,
} from '../../../domain/catalogue/options/customizable-option';
import {
  pence,
  number,
  optionalNumber,
  optionalText,
  readEach,
  record,
  text,
  type WireRecord,
  optionalRecord,
  records,
} from '../wire-value';
import type { CartItemOption } from '../../../domain/cart/cart';

function toOptionPrice(wire: WireRecord, currency: string): OptionPrice {
  return toSurcharge(wire.price, wire.price_type, currency);
}

/** Without a type, 10 could be pounds or per cent. */
function toSurcharge(value: unknown, type: unknown, currency: string): OptionPrice {
  const amount = number(value ?? 0, 'price of an option');
  if (amount === 0 || type === 'FIXED') return { kind: 'fixed', pence: pence(amount, 'price of an option'), currency };
  return type === 'PERCENT' ? { kind: 'percent', percent: amount } : { kind: 'unknown' };
}

function toValues(wire: unknown, currency: string): readonly OptionValue[] {
  return [
    ...readEach(wire, (value) => ({
      uid: text(value.uid, 'uid of a value'),
      title: text(value.title, 'title of a value'),
      price: toOptionPrice(value, currency),
      sortOrder: number(value.sort_order ?? 0, 'order of a value'),
    })),
  ].sort((a, b) => a.sortOrder - b.sortOrder);
}

/** An option of an unknown kind or with invalid data is dropped; if it is required, the backend refuses the item. */
export function toOptions(wire: unknown, currency: string): readonly CustomizableOption[] {
  return readEach(wire, (option) => toOption(option, currency))
    .filter((option) => option !== null)
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

function toOption(wire: WireRecord, currency: string): CustomizableOption | null {
  const base = {
    uid: text(wire.uid, 'uid of an option'),
    title: text(wire.title, 'title of an option'),
    required: wire.required === true,
    sortOrder: number(wire.sort_order ?? 0, 'order of an option'),
  };
  switch (wire.__typename) {
    case 'CustomizableFieldOption':
      return { ...base, kind: 'field', ...writtenFields(wire.field, currency) };
    case 'CustomizableAreaOption':
      return { ...base, kind: 'area', ...writtenFields(wire.area, currency) };
    case 'CustomizableDateOption': {
      const value = record(wire.date, 'date option');
      return { ...base, kind: 'date', price: toOptionPrice(value, currency), sku: optionalText(value.sku) };
    }
    case 'CustomizableDropDownOption':
      return { ...base, kind: 'dropdown', values: toValues(wire.dropdown, currency) };
    case 'CustomizableRadioOption':
      return { ...base, kind: 'radio', values: toValues(wire.radio, currency) };
    case 'CustomizableCheckboxOption':
      return { ...base, kind: 'checkbox', values: toValues(wire.checkbox, currency) };
    case 'CustomizableMultipleOption':
      return { ...base, kind: 'multiple', values: toValues(wire.multiple, currency) };
    default:
      return null;
  }
}

function writtenFields(wire: unknown, currency: string) {
  const value = record(wire, 'written option');
  const limit = optionalNumber(value.max_characters);
  return {
    price: toOptionPrice(value, currency),
    sku: optionalText(value.sku),
    maxCharacters: limit === null || limit <= 0 ? null : limit,
  };
}

/** Entered and selected options of a cart item; surcharges are 0 for documents without uids and prices. */
export function toAnswers(value: unknown, currency: string): readonly CartItemOption[] {
  return records(value).map((wire) => ({
    optionUid: optionalText(wire.customizable_option_uid) ?? '',
    label: optionalText(wire.label) ?? '',
    values: records(wire.values).map((given) => {
      const written = optionalText(given.value) ?? '';
      return {
        uid: optionalText(given.customizable_option_value_uid) ?? '',
        value: written,
        label: optionalText(given.label) ?? written,
        price: toAnswerPrice(optionalRecord(given.price), currency),
      };
    }),
  }));
}

function toAnswerPrice(wire: WireRecord | null, currency: string): OptionPrice {
  return toSurcharge(wire?.value, wire?.type, currency);
}
