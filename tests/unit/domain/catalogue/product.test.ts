import fc from 'fast-check';
import { productPath } from '../../../../src/domain/catalogue/product';
import { anyText } from '../../../builders/any-text';

describe('A product path', () => {
  test.each([
    ['the first rewrite', { rewrites: ['red.html', 'x'], urlKey: 'red', sku: 'R' }, '/red.html'],
    ['the url key without rewrites', { rewrites: [], urlKey: 'red', sku: 'R' }, '/red'],
    ['the url key when rewrites are missing', { rewrites: null, urlKey: 'red', sku: 'R' }, '/red'],
    ['the url key when the first rewrite is empty', { rewrites: ['', 'x'], urlKey: 'red', sku: 'R' }, '/red'],
    ['the encoded sku when there is neither', { rewrites: [], urlKey: null, sku: 'S 1' }, '/p/S%201'],
    ['a sku with a slash', { rewrites: null, urlKey: '', sku: 'A/B?c' }, '/p/A%2FB%3Fc'],
    ['/ for null', null, '/'],
    ['/ for a product without rewrite, url key and sku', { rewrites: [], urlKey: null, sku: '' }, '/'],
    ['a rewrite with folders', { rewrites: ['roses/red.html'], urlKey: null, sku: 'R' }, '/roses/red.html'],
    ['a trimmed rewrite', { rewrites: [' red.html\n'], urlKey: null, sku: 'R' }, '/red.html'],
    ['a replacement character for a lone surrogate', { rewrites: null, urlKey: null, sku: 'A\ud83c' }, '/p/A%EF%BF%BD'],
    ['a rewrite with a leading slash', { rewrites: ['/red.html'], urlKey: null, sku: 'R' }, '/red.html'],
    [
      'one leading slash for a protocol-relative rewrite',
      { rewrites: ['//evil.test/x'], urlKey: null, sku: 'R' },
      '/evil.test/x',
    ],
    [
      'one leading slash for a rewrite with a backslash',
      { rewrites: ['/\\evil.test'], urlKey: null, sku: 'R' },
      '/evil.test',
    ],
  ])('S2-42 uses %s', (_title, address, expected) => {
    expect(productPath(address)).toBe(expected);
  });

  test('S2-42 is a same-origin path for any backend data', () => {
    const text = anyText();
    const address = fc.record({ rewrites: fc.array(text, { maxLength: 2 }), urlKey: fc.option(text), sku: text });
    fc.assert(
      fc.property(address, (given) => {
        const path = productPath(given);
        expect(path.startsWith('/')).toBe(true);
        expect(/^\/[/\\]/.test(path)).toBe(false);
      }),
    );
  });
});
