import { toCartLine } from '../../../../src/domain/cart/add-to-cart';
import type { OptionAnswers } from '../../../../src/domain/catalogue/customizable-option';
import type { Product, ProductSummary } from '../../../../src/domain/catalogue/product';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import { questionOfLinks } from '../../../../src/domain/catalogue/downloads';
import { aBundle } from '../../../builders/a-bundle';
import { pounds } from '../../../builders/a-price';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';
import { aDateOption, aPickedOption, aWrittenOption } from '../../../builders/an-option';

/** A Wednesday morning; the next day can be kept. */
const rules = deliveryRulesFor(['flowers'], Date.parse('2026-11-18T10:00:00Z'));

const line = (product: Product | ProductSummary, quantity = 1, answers: OptionAnswers = {}) =>
  toCartLine(product, quantity, answers, rules);

describe('What is put into the cart', () => {
  test.each(['simple', 'virtual', 'downloadable'] as const)('S5-19 a %s product goes by its own sku', (type) => {
    expect(line(aProduct({ type }), 3)).toEqual({
      ok: true,
      value: { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] },
    });
  });

  test("S5-14 a configurable goes by its variant's sku and names its own as the parent", () => {
    expect(
      line(aConfigurable({ sku: 'ROSE', configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) }), 2),
    ).toEqual({
      ok: true,
      value: { sku: 'ROSE-RED', parentSku: 'ROSE', quantity: 2, entered: [], selected: [] },
    });
  });

  test('S5-13 a configurable without a variant is refused', () => {
    expect(line(aConfigurable())).toEqual({ ok: false, reason: { kind: 'variant-not-chosen' } });
  });

  test('S5-18 a bundle goes with an empty list of entered options', () => {
    expect(line(aProduct({ type: 'bundle' }))).toMatchObject({ ok: true, value: { sku: 'TULIPS', entered: [] } });
  });

  test('S5-18 the choices of a bundle go by their uids, and nothing is entered while no quantity was changed', () => {
    expect(line(aBundle(), 1, { flowers: 'roses', candles: 'big' })).toMatchObject({
      value: { sku: 'HAMPER', quantity: 1, entered: [], selected: ['roses', 'big'] },
    });
    expect(line(aBundle())).toMatchObject({ value: { entered: [], selected: ['tulips', 'big'] } });
  });

  test('a quantity of a part that was changed is entered beside its choice', () => {
    expect(line(aBundle(), 2, { flowers: 'roses', candles: 'big', big: '5' })).toMatchObject({
      value: { quantity: 2, entered: [{ uid: 'big', value: '5' }], selected: ['roses', 'big'] },
    });
  });

  test('parts and other answers of a bundle are refused together', () => {
    const bundle = aBundle({ customizableOptions: [aDateOption()] });
    expect(line(bundle, 1, { candles: 'big' })).toMatchObject({
      reason: { kind: 'options-refused', options: [{ optionUid: 'flowers' }, { optionUid: 'day' }] },
    });
    expect(line(bundle, 1, { flowers: 'roses', candles: 'big', big: '0' })).toMatchObject({
      reason: { kind: 'quantity-invalid' },
    });
  });

  test('the files of a download that were chosen go by their uids', () => {
    const links = [
      { uid: 'free', title: 'To read', price: pounds(0) },
      { uid: 'dear', title: 'To hear', price: pounds(4) },
    ];
    const question = questionOfLinks(links, 'Files');
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
  ] as const)('S5-20 a %s product is refused, and its type is named', (type, typeName) => {
    expect(line(aProduct({ type, typeName }))).toEqual({ ok: false, reason: { kind: 'type-not-supported', typeName } });
  });

  test('S5-15 what is out of stock is refused', () => {
    const reason = { kind: 'out-of-stock' };
    expect(line(aProduct({ availability: { inStock: false, onlyLeft: null } }))).toEqual({ ok: false, reason });
    expect(line(aProduct({ availability: { inStock: true, onlyLeft: 0 } }))).toEqual({ ok: false, reason });
  });

  test('S5-16 a line beyond the stock is refused with what is left', () => {
    const product = aProduct({ availability: { inStock: true, onlyLeft: 2 } });
    expect(line(product, 3)).toEqual({ ok: false, reason: { kind: 'not-enough-stock', onlyLeft: 2 } });
    expect(line(product, 2).ok).toBe(true);
  });

  test.each([0, -1, 1.5, Number.NaN, 1e9])('S5-21 %d pieces are refused', (quantity) => {
    expect(line(aProduct(), quantity)).toEqual({ ok: false, reason: { kind: 'quantity-invalid', max: 10_000 } });
  });

  test('S3-28 what was written, dated and picked goes along, days with their midnight', () => {
    const product = aProduct({
      customizableOptions: [
        aDateOption(),
        aWrittenOption(),
        aWrittenOption({ uid: 'ribbon', kind: 'field' }),
        aPickedOption(),
        aPickedOption({ uid: 'extras', kind: 'multiple' }),
      ],
    });
    const answers = {
      day: ' 2026-11-19 ',
      card: 'With love,\r\nAnn ',
      ribbon: 'Dear\r\n\r\nMum',
      vase: 'vase-glass',
      extras: ['vase-clay', 'vase-glass', 'vase-clay'],
    };
    // Strictly: what was picked leaves no hole among what was entered.
    expect(line(product, 1, answers)).toStrictEqual({
      ok: true,
      value: {
        sku: 'TULIPS',
        parentSku: null,
        quantity: 1,
        entered: [
          { uid: 'day', value: '2026-11-19 00:00:00' },
          { uid: 'card', value: 'With love,\nAnn' },
          { uid: 'ribbon', value: 'Dear Mum' },
        ],
        selected: ['vase-glass', 'vase-clay', 'vase-glass'],
      },
    });
  });

  test('S3-28 what was left empty is not sent', () => {
    const customizableOptions = [aWrittenOption(), aPickedOption(), aPickedOption({ uid: 'extras', kind: 'checkbox' })];
    const answers = { card: '   ', vase: '', extras: ['', ''] };
    const sent = line(aProduct({ customizableOptions }), 1, answers);
    expect(sent).toMatchObject({ ok: true, value: { entered: [], selected: [] } });
  });

  test('S3-28 all answers that are missing or wrong are told at once', () => {
    const product = aProduct({ customizableOptions: [aDateOption(), aWrittenOption({ maxCharacters: 3 })] });
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

  test('a product that cannot be had is refused before its options are looked at', () => {
    const product = aProduct({
      availability: { inStock: false, onlyLeft: null },
      customizableOptions: [aDateOption()],
    });
    expect(line(product)).toEqual({ ok: false, reason: { kind: 'out-of-stock' } });
  });

  test('a card adds what needs no choice', () => {
    expect(line(aSummary())).toMatchObject({ ok: true, value: { sku: 'TULIPS', parentSku: null } });
  });
});
