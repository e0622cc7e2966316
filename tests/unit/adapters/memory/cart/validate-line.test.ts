import { acceptLine } from '../../../../../src/adapters/memory/cart/validate-line';
import type { MemoryProduct } from '../../../../../src/adapters/memory/in-memory-store-data';
import type { CartLine } from '../../../../../src/domain/cart/add-to-cart';
import { someDeliveryRules } from '../../../../builders/a-delivery-schedule';
import { aBundle } from '../../../../builders/a-bundle';
import { aProduct } from '../../../../builders/a-product';
import { WEDNESDAY_MORNING } from '../../../../builders/a-shop';
import { aDateOption, aSelectOption } from '../../../../builders/an-option';

const VASE = aSelectOption({ required: true });

function productsWith(
  ...customizableOptions: MemoryProduct['product']['customizableOptions']
): readonly MemoryProduct[] {
  return [{ product: aProduct({ sku: 'ROSES', customizableOptions }), variants: [] }];
}

const line = (answers: Partial<CartLine>): CartLine => ({
  sku: 'ROSES',
  parentSku: null,
  quantity: 1,
  entered: [],
  selected: [],
  ...answers,
});

const accept = (products: readonly MemoryProduct[], asked: CartLine) =>
  acceptLine(products, asked, ({ categoryPaths }) => someDeliveryRules(categoryPaths, WEDNESDAY_MORNING));

test('a choice that must be made is missed by its title', () => {
  expect(accept(productsWith(VASE), line({}))).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', message: expect.stringContaining('Add a vase') },
  });
  expect(accept(productsWith(VASE), line({ selected: ['vase-clay'] })).ok).toBe(true);
});

test('a dropdown takes one value, checkboxes several', () => {
  const both = line({ selected: ['vase-glass', 'vase-clay'] });
  expect(accept(productsWith(VASE), both)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect(accept(productsWith({ ...VASE, kind: 'checkbox' }), both).ok).toBe(true);
});

test('a date is accepted when it can be delivered', () => {
  const on = (value: string) => accept(productsWith(aDateOption()), line({ entered: [{ uid: 'day', value }] })).ok;
  expect(on('2026-03-12')).toBe(true);
  expect(on('12 March')).toBe(false);
  expect(on('2026-03-15')).toBe(false);
});

test('a variant is not sold under another configurable', () => {
  const stray = line({ sku: 'POSY-L', parentSku: 'ROSES' });
  expect(accept(productsWith(), stray)).toMatchObject({ ok: false, reason: { code: 'PRODUCT_NOT_FOUND' } });
});

const BOX: readonly MemoryProduct[] = [{ product: aBundle({ sku: 'ROSES' }), variants: [] }];

test.each([
  ['a question left out', { selected: ['roses'] }, 'Candles'],
  ['a question answered twice', { selected: ['roses', 'tulips', 'big'] }, 'Flowers'],
  ['pieces that cannot be changed', { selected: ['roses', 'big'], entered: [{ uid: 'roses', value: '3' }] }, 'Flowers'],
  ['no number of pieces', { selected: ['roses', 'big'], entered: [{ uid: 'big', value: 'many' }] }, 'Candles'],
  ['a stranger', { selected: ['roses', 'big', 'gold'] }, 'option'],
])('of a bundle %s is refused as the real shop refuses it', (_title, answers, words) => {
  expect(accept(BOX, line(answers))).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', message: expect.stringContaining(words) },
  });
});

test('a bundle has its default composition without answers, otherwise the chosen one', () => {
  expect(accept(BOX, line({}))).toMatchObject({
    ok: true,
    value: { parts: [{ choiceUid: 'tulips' }, { quantity: 2 }] },
  });
  const chosen = line({ selected: ['roses', 'small', 'bees'], entered: [{ uid: 'small', value: '4' }] });
  expect(accept(BOX, chosen)).toMatchObject({
    ok: true,
    value: { parts: [{ choiceUid: 'roses' }, { choiceUid: 'small', quantity: 4 }, { choiceUid: 'bees' }] },
  });
});

test.each(['grouped', 'gift-card', 'unknown'] as const)('a %s product is not sold by itself', (type) => {
  const products = [{ product: aProduct({ sku: 'ROSES', type }), variants: [] }];
  expect(accept(products, line({}))).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
});
