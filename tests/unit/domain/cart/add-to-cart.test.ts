import { toCartLine } from '../../../../src/domain/cart/add-to-cart';
import type { OptionAnswers } from '../../../../src/domain/catalogue/options/customizable-option';
import type { Product, ProductSummary } from '../../../../src/domain/catalogue/product';
import { someDeliveryRules } from '../../../builders/a-delivery-schedule';
import { downloadLinksOption } from '../../../../src/domain/catalogue/downloads';
import { aBundle } from '../../../builders/a-bundle';
import { pounds } from '../../../builders/a-price';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';
import { aDateOption, aSelectOption, aTextOption } from '../../../builders/an-option';

/** A Wednesday morning; the next day is available. */
const rules = someDeliveryRules(['flowers'], Date.parse('2026-11-18T10:00:00Z'));

const line = (product: Product | ProductSummary, quantity = 1, answers: OptionAnswers = {}) =>
  toCartLine(product, quantity, answers, rules);

describe('A cart line', () => {
  test.each(['simple', 'virtual', 'downloadable'] as const)(
    'S5-19 has the product’s own sku for a %s product',
    (type) => {
      expect(line(aProduct({ type }), 3)).toEqual({
        ok: true,
        value: { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] },
      });
    },
  );

  test('S5-14 has the variant’s sku and the configurable product’s as parent', () => {
    expect(
      line(aConfigurable({ sku: 'ROSE', configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) }), 2),
    ).toEqual({
      ok: true,
      value: { sku: 'ROSE-RED', parentSku: 'ROSE', quantity: 2, entered: [], selected: [] },
    });
  });

  test('S5-13 is refused for a configurable product without a variant', () => {
    expect(line(aConfigurable())).toEqual({ ok: false, reason: { kind: 'variant-not-chosen' } });
  });

  test('S5-18 has no entered options for a bundle', () => {
    expect(line(aProduct({ type: 'bundle' }))).toMatchObject({ ok: true, value: { sku: 'TULIPS', entered: [] } });
  });

  test('S5-18 selects bundle choices by uid and enters nothing while default quantities are unchanged', () => {
    expect(line(aBundle(), 1, { flowers: 'roses', candles: 'big' })).toMatchObject({
      value: { sku: 'HAMPER', quantity: 1, entered: [], selected: ['roses', 'big'] },
    });
    expect(line(aBundle())).toMatchObject({ value: { entered: [], selected: ['tulips', 'big'] } });
  });

  test('enters a changed part quantity by its choice uid', () => {
    expect(line(aBundle(), 2, { flowers: 'roses', candles: 'big', big: '5' })).toMatchObject({
      value: { quantity: 2, entered: [{ uid: 'big', value: '5' }], selected: ['roses', 'big'] },
    });
  });

  test('is refused for invalid parts and other options together', () => {
    const bundle = aBundle({ customizableOptions: [aDateOption()] });
    expect(line(bundle, 1, { candles: 'big' })).toMatchObject({
      reason: { kind: 'options-refused', options: [{ optionUid: 'flowers' }, { optionUid: 'day' }] },
    });
    expect(line(bundle, 1, { flowers: 'roses', candles: 'big', big: '0' })).toMatchObject({
      reason: {
        kind: 'options-refused',
        options: [{ kind: 'quantity-invalid', optionUid: 'big' }, { optionUid: 'day' }],
      },
    });
  });

  test('selects the chosen downloads by uid', () => {
    const links = [
      { uid: 'free', title: 'To read', price: pounds(0) },
      { uid: 'dear', title: 'To hear', price: pounds(4) },
    ];
    const question = downloadLinksOption(links, 'Files');
    const guide = aProduct({ type: 'downloadable', customizableOptions: question === null ? [] : [question] });
    expect(line(guide, 1, { downloads: ['dear', 'free'] })).toMatchObject({ value: { selected: ['dear', 'free'] } });
    expect(line(guide)).toMatchObject({ value: { selected: [] } });
    expect(line(guide, 1, { downloads: ['gone'] })).toMatchObject({
      reason: { options: [{ kind: 'unknown-choice' }] },
    });
  });

  test.each([
    ['grouped', 'GroupedProduct'],
    ['gift-card', 'GiftCard'],
    ['unknown', 'Foo'],
  ] as const)('S5-20 is refused for a %s product with the name of its type', (type, typeName) => {
    expect(line(aProduct({ type, typeName }))).toEqual({ ok: false, reason: { kind: 'type-not-supported', typeName } });
  });

  test('S5-15 is refused for a product out of stock', () => {
    const reason = { kind: 'out-of-stock' };
    expect(line(aProduct({ availability: { inStock: false, onlyLeft: null } }))).toEqual({ ok: false, reason });
    expect(line(aProduct({ availability: { inStock: true, onlyLeft: 0 } }))).toEqual({ ok: false, reason });
  });

  test('S5-16 is refused beyond the stock with the quantity left', () => {
    const product = aProduct({ availability: { inStock: true, onlyLeft: 2 } });
    expect(line(product, 3)).toEqual({ ok: false, reason: { kind: 'not-enough-stock', onlyLeft: 2 } });
    expect(line(product, 2).ok).toBe(true);
  });

  test.each([0, -1, 1.5, Number.NaN, 1e9])('S5-21 is refused for the quantity %d', (quantity) => {
    expect(line(aProduct(), quantity)).toEqual({ ok: false, reason: { kind: 'quantity-invalid', max: 10_000 } });
    const limited = aProduct({ maxQuantity: 5 });
    expect(line(limited, quantity)).toEqual({ ok: false, reason: { kind: 'quantity-invalid', max: 5 } });
  });

  test('S3-28 includes entered text, dates with midnight, and chosen values', () => {
    const product = aProduct({
      customizableOptions: [
        aDateOption(),
        aTextOption(),
        aTextOption({ uid: 'ribbon', kind: 'field' }),
        aSelectOption(),
        aSelectOption({ uid: 'extras', kind: 'multiple' }),
      ],
    });
    const answers = {
      day: ' 2026-11-19 ',
      card: 'With love,\r\nAnn ',
      ribbon: 'Dear\r\n\r\nMum',
      vase: 'vase-glass',
      extras: ['vase-clay', 'vase-glass', 'vase-clay'],
    };
    // toStrictEqual, so that `entered` has no undefined items.
    expect(line(product, 1, answers)).toStrictEqual({
      ok: true,
      value: {
        sku: 'TULIPS',
        parentSku: null,
        quantity: 1,
        entered: [
          { uid: 'day', value: '2026-11-19', isDay: true },
          { uid: 'card', value: 'With love,\nAnn' },
          { uid: 'ribbon', value: 'Dear Mum' },
        ],
        selected: ['vase-glass', 'vase-clay', 'vase-glass'],
      },
    });
  });

  test('S3-28 omits empty options', () => {
    const customizableOptions = [aTextOption(), aSelectOption(), aSelectOption({ uid: 'extras', kind: 'checkbox' })];
    const answers = { card: '   ', vase: '', extras: ['', ''] };
    const sent = line(aProduct({ customizableOptions }), 1, answers);
    expect(sent).toMatchObject({ ok: true, value: { entered: [], selected: [] } });
  });

  test('S3-28 is refused with all missing and invalid options together', () => {
    const product = aProduct({ customizableOptions: [aDateOption(), aTextOption({ maxCharacters: 3 })] });
    expect(line(product, 1, { card: 'too long' })).toEqual({
      ok: false,
      reason: {
        kind: 'options-refused',
        options: [
          { kind: 'option-missing', optionUid: 'day', title: 'Delivery date' },
          { kind: 'text-too-long', optionUid: 'card', title: 'Card message', limit: 3 },
        ],
      },
    });
  });

  test('is refused for an unavailable product before its options are checked', () => {
    const product = aProduct({
      availability: { inStock: false, onlyLeft: null },
      customizableOptions: [aDateOption()],
    });
    expect(line(product)).toEqual({ ok: false, reason: { kind: 'out-of-stock' } });
  });

  test('is created from a product summary that needs no options', () => {
    expect(line(aSummary())).toMatchObject({ ok: true, value: { sku: 'TULIPS', parentSku: null } });
  });
});
