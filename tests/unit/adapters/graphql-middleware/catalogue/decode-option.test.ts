import { toOptions } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-option';

const base = { uid: 'o1', title: 'Question', required: true, sort_order: 1 };
const one = (wire: object) => toOptions([{ ...base, ...wire }], 'GBP')[0];
const FREE = { kind: 'fixed', pence: 0, currency: 'GBP' };

const values = [
  { uid: 'v2', title: 'Clay', price: 20, price_type: 'PERCENT', sort_order: 2 },
  null,
  { uid: 'v1', title: 'Glass', price: 9.5, price_type: 'FIXED', sort_order: 1 },
];
const READ_VALUES = [
  { uid: 'v1', title: 'Glass', price: { kind: 'fixed', pence: 950, currency: 'GBP' }, sortOrder: 1 },
  { uid: 'v2', title: 'Clay', price: { kind: 'percent', percent: 20 }, sortOrder: 2 },
];

describe('The questions of a product', () => {
  test.each([
    ['CustomizableFieldOption', 'field', 'field'],
    ['CustomizableAreaOption', 'area', 'area'],
  ])('S3-28, S3-29, S3-30 %s is a text option with limit %s', (typeName, name, kind) => {
    const value = { uid: 'x', sku: 'CARD', price: 1.5, price_type: 'FIXED', max_characters: 200 };
    expect(one({ __typename: typeName, [name]: value })).toEqual({
      kind,
      uid: 'o1',
      title: 'Question',
      required: true,
      sortOrder: 1,
      price: { kind: 'fixed', pence: 150, currency: 'GBP' },
      sku: 'CARD',
      maxCharacters: 200,
    });
  });

  test('S3-28 CustomizableDateOption is a date option', () => {
    const value = { uid: 'x', sku: 'LEAD-2', price: 0, price_type: 'FIXED', type: 'DATE' };
    expect(one({ __typename: 'CustomizableDateOption', date: value })).toEqual({
      kind: 'date',
      uid: 'o1',
      title: 'Question',
      required: true,
      sortOrder: 1,
      price: FREE,
      sku: 'LEAD-2',
    });
  });

  test.each([
    ['CustomizableDropDownOption', 'dropdown'],
    ['CustomizableRadioOption', 'radio'],
    ['CustomizableCheckboxOption', 'checkbox'],
    ['CustomizableMultipleOption', 'multiple'],
  ])('S3-28, S3-30 %s offers values, in their own order', (typeName, kind) => {
    expect(one({ __typename: typeName, [kind]: values })).toEqual({
      kind,
      uid: 'o1',
      title: 'Question',
      required: true,
      sortOrder: 1,
      values: READ_VALUES,
    });
  });

  test.each([
    [null, null],
    [undefined, null],
    [0, null],
    [-5, null],
    [160, 160],
    ['160', 160],
  ])('S3-30 a limit of %j characters is %j', (max, limit) => {
    const option = one({ __typename: 'CustomizableAreaOption', area: { max_characters: max } });
    expect(option).toMatchObject({ maxCharacters: limit, price: FREE, sku: null });
  });

  test('S3-29 options are in sort order, without unknown kinds', () => {
    const list = [
      { ...base, uid: 'c', sort_order: 30, __typename: 'CustomizableRadioOption', radio: null },
      { ...base, uid: 'x', sort_order: 5, __typename: 'CustomizableFileOption', file: {} },
      null,
      { ...base, uid: 'a', sort_order: null, __typename: 'CustomizableFieldOption', field: {} },
      { ...base, uid: 'b', sort_order: '7', required: null, __typename: 'CustomizableAreaOption', area: {} },
    ];
    expect(toOptions(list, 'GBP').map(({ uid, required }) => [uid, required])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
  });

  test.each([[null], [undefined], ['none'], [{}]])('options %j count as none', (options) => {
    expect(toOptions(options, 'GBP')).toEqual([]);
  });

  test.each([
    { __typename: 'CustomizableAreaOption', area: { price: 'much', price_type: 'FIXED' } },
    { __typename: 'CustomizableDateOption', date: null },
    { __typename: 'CustomizableDropDownOption', dropdown: [], title: null },
  ])('an option that cannot be read is left out, not offered for free: %j', (wire) => {
    expect(one(wire)).toBeUndefined();
  });

  test.each([
    [10, null, { kind: 'unknown' }],
    [10, 'DYNAMIC', { kind: 'unknown' }],
    [10, 'PERCENT', { kind: 'percent', percent: 10 }],
    [10, 'FIXED', { kind: 'fixed', pence: 1000, currency: 'GBP' }],
    [0, null, { kind: 'fixed', pence: 0, currency: 'GBP' }],
    [null, null, { kind: 'fixed', pence: 0, currency: 'GBP' }],
  ])('S3-13 a price of %j whose type is %j is %j', (price, price_type, expected) => {
    expect(one({ __typename: 'CustomizableFieldOption', field: { price, price_type } })).toMatchObject({
      price: expected,
    });
  });
});
