import type {
  DateOption,
  OptionPrice,
  SelectOption,
  TextOption,
} from '../../src/domain/catalogue/options/customizable-option';

export const NO_CHARGE: OptionPrice = { kind: 'fixed', pence: 0, currency: 'GBP' };

/** An optional, free card message of at most 200 characters. */
export function aTextOption(overrides: Partial<TextOption> = {}): TextOption {
  return {
    kind: 'area',
    uid: 'card',
    title: 'Card message',
    required: false,
    sortOrder: 2,
    price: NO_CHARGE,
    sku: null,
    maxCharacters: 200,
    ...overrides,
  };
}

/** A required delivery date. */
export function aDateOption(overrides: Partial<DateOption> = {}): DateOption {
  return {
    kind: 'date',
    uid: 'day',
    title: 'Delivery date',
    required: true,
    sortOrder: 1,
    price: NO_CHARGE,
    sku: null,
    ...overrides,
  };
}

/** An optional vase: glass at £9.50 or clay at 20 % of the price. */
export function aSelectOption(overrides: Partial<SelectOption> = {}): SelectOption {
  return {
    kind: 'dropdown',
    uid: 'vase',
    title: 'Add a vase',
    required: false,
    sortOrder: 3,
    values: [
      {
        uid: 'vase-glass',
        title: 'Glass',
        price: { kind: 'fixed', pence: 950, currency: 'GBP' },
        sortOrder: 1,
      },
      { uid: 'vase-clay', title: 'Clay', price: { kind: 'percent', percent: 20 }, sortOrder: 2 },
    ],
    ...overrides,
  };
}
