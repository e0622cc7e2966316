import type {
  DateOption,
  OptionPrice,
  PickedOption,
  WrittenOption,
} from '../../src/domain/catalogue/customizable-option';

export const NO_CHARGE: OptionPrice = { kind: 'fixed', pence: 0, currency: 'GBP' };

/** A card message of at most 200 characters, for nothing, that need not be written. */
export function aWrittenOption(overrides: Partial<WrittenOption> = {}): WrittenOption {
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

/** The day of delivery, which must be named. */
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

/** A vase of glass at £9.50, or of clay at a fifth of the flowers' price; none is needed. */
export function aPickedOption(overrides: Partial<PickedOption> = {}): PickedOption {
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
        sku: null,
        price: { kind: 'fixed', pence: 950, currency: 'GBP' },
        sortOrder: 1,
      },
      { uid: 'vase-clay', title: 'Clay', sku: null, price: { kind: 'percent', percent: 20 }, sortOrder: 2 },
    ],
    ...overrides,
  };
}
