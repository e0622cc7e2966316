import { numberedOptions } from '../../../../../src/adapters/graphql-middleware/cart/numbered-options';

const uid = (path: string) => Buffer.from(path).toString('base64');

describe('options of a cart item for updateCartItems', () => {
  test('are sent by row id: texts as entered, one value as its id, several in brackets', () => {
    const options = {
      quantity: 1,
      entered: [
        { uid: uid('custom-option/3'), value: '2026-12-03', isDay: true as const },
        { uid: uid('custom-option/4'), value: '' },
      ],
      selected: [
        { uids: [uid('custom-option/5/51')], takesSeveral: false },
        { uids: [uid('custom-option/6/61')], takesSeveral: true },
        { uids: [uid('custom-option/7/71'), uid('custom-option/7/72')], takesSeveral: true },
      ],
    };
    expect(numberedOptions(options)).toEqual([
      { id: 3, value_string: '2026-12-03 00:00:00' },
      { id: 4, value_string: '' },
      { id: 5, value_string: '51' },
      { id: 6, value_string: '[61]' },
      { id: 7, value_string: '[71,72]' },
    ]);
  });

  test.each([
    ['an option', { quantity: 1, entered: [{ uid: 'elsewhere', value: 'x' }], selected: [] }],
    ['a value', { quantity: 1, entered: [], selected: [{ uids: [uid('custom-option/5')], takesSeveral: false }] }],
  ])('are not sent when the uid of %s has another form', (_what, options) => {
    expect(numberedOptions(options)).toBeNull();
  });
});
