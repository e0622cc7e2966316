import { acceptLine } from '../../../../src/adapters/memory/accept-line';
import type { MemoryGoods } from '../../../../src/adapters/memory/memory-world';
import type { CartLine } from '../../../../src/domain/cart/cart-line';
import { aProduct } from '../../../builders/a-product';
import { aDateOption, aPickedOption } from '../../../builders/an-option';

const VASE = aPickedOption({ required: true });

function goodsWith(...customizableOptions: MemoryGoods['product']['customizableOptions']): readonly MemoryGoods[] {
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

test('a choice that must be made is missed by its title', () => {
  expect(acceptLine(goodsWith(VASE), line({}))).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', message: expect.stringContaining('Add a vase') },
  });
  expect(acceptLine(goodsWith(VASE), line({ selected: ['vase-clay'] })).ok).toBe(true);
});

test('a dropdown takes one answer, a list of boxes several', () => {
  const both = line({ selected: ['vase-glass', 'vase-clay'] });
  expect(acceptLine(goodsWith(VASE), both)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect(acceptLine(goodsWith({ ...VASE, kind: 'checkbox' }), both).ok).toBe(true);
});

test('a date is taken as the wire writes it, and nothing else', () => {
  const on = (value: string) => acceptLine(goodsWith(aDateOption()), line({ entered: [{ uid: 'day', value }] })).ok;
  expect(on('2026-03-12 00:00:00')).toBe(true);
  expect(on('12 March')).toBe(false);
});

test('a variant is not sold under another configurable', () => {
  const stray = line({ sku: 'POSY-L', parentSku: 'ROSES' });
  expect(acceptLine(goodsWith(), stray)).toMatchObject({ ok: false, reason: { code: 'PRODUCT_NOT_FOUND' } });
});
