import fc from 'fast-check';
import { returnPath } from '../../../../src/domain/navigation/return-path';
import { anyUrl } from '../../../builders/any-path';
import { anyText } from '../../../builders/any-text';

const HERE = 'https://posy.example';

describe('The return path of a form', () => {
  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/flowers.html?page=2&sort=name_ASC', '/flowers.html?page=2&sort=name_ASC'],
    ['/roses.html#reviews', '/roses.html'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/search?term=a//b', '/search?term=a//b'],
    [`/${'x'.repeat(1999)}`, `/${'x'.repeat(1999)}`],
  ])('keeps %j', (text, expected) => {
    expect(returnPath(text)).toBe(expected);
  });

  test.each([
    '',
    'cart',
    'https://evil.test/',
    '//evil.test',
    '//evil.test/cart',
    '//',
    '//[',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    'javascript:alert(1)',
    `/${'x'.repeat(2000)}`,
  ])('replaces %j with /', (text) => {
    expect(returnPath(text)).toBe('/');
  });

  test('is always same-origin and never throws', () => {
    const parts = fc.array(fc.constantFrom('/', '\\', '..', '.', '%2e', '%2f', 'evil.test', '@', ':', '?', '#', '\t'));
    const text = fc.oneof(
      anyText(),
      anyUrl(),
      parts.map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, (back) => {
        const path = returnPath(back);
        expect(new URL(path, HERE).origin).toBe(HERE);
        expect(/^\/(?![/\\])/.test(path)).toBe(true);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
