import fc from 'fast-check';
import { productPath } from '../../../../src/domain/catalogue/product-path';
import { anyText } from '../../../builders/any-text';

describe('The path of a product', () => {
  test.each([
    ['the first rewrite', { rewrites: ['red.html', 'x'], urlKey: 'red', sku: 'R' }, '/red.html'],
    ['the url key without rewrites', { rewrites: [], urlKey: 'red', sku: 'R' }, '/red'],
    ['the url key when rewrites are missing', { rewrites: null, urlKey: 'red', sku: 'R' }, '/red'],
    ['the url key when the first rewrite is empty', { rewrites: ['', 'x'], urlKey: 'red', sku: 'R' }, '/red'],
    ['the encoded sku when there is neither', { rewrites: [], urlKey: null, sku: 'S 1' }, '/p/S%201'],
    ['a sku with a slash', { rewrites: null, urlKey: '', sku: 'A/B?c' }, '/p/A%2FB%3Fc'],
    ['home for nothing', null, '/'],
    ['home for a product without any name', { rewrites: [], urlKey: null, sku: '' }, '/'],
    ['all of a rewrite with folders', { rewrites: ['roses/red.html'], urlKey: null, sku: 'R' }, '/roses/red.html'],
    ['a rewrite without the blanks around it', { rewrites: [' red.html\n'], urlKey: null, sku: 'R' }, '/red.html'],
    ['a sign in place of half a character', { rewrites: null, urlKey: null, sku: 'A\ud83c' }, '/p/A%EF%BF%BD'],
    ['a rewrite that has its slash', { rewrites: ['/red.html'], urlKey: null, sku: 'R' }, '/red.html'],
    [
      'this site for a rewrite that names another',
      { rewrites: ['//evil.test/x'], urlKey: null, sku: 'R' },
      '/evil.test/x',
    ],
    ['this site behind a backslash too', { rewrites: ['/\\evil.test'], urlKey: null, sku: 'R' }, '/evil.test'],
  ])('S2-42 is %s', (_title, address, expected) => {
    expect(productPath(address)).toBe(expected);
  });

  test('S2-42 whatever a backend sends, it is a path of this site', () => {
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
