import fc from 'fast-check';
import { cleanPath } from '../../../../src/domain/navigation/clean-path';
import { anyPath } from '../../../builders/any-path';
import { anyText } from '../../../builders/any-text';

describe('A cleaned path', () => {
  test.each([
    ['S2-37', '/default/set.html', '/set.html'],
    ['S2-37, S2-38', '/default/c/flowers.html', '/flowers.html'],
    ['S2-38', '/shop/p/red-rose.html', '/red-rose.html'],
    ['S2-38', '/SHOP/P/Rose', '/Rose'],
    ['S2-37', '/flowers/roses.html', '/flowers/roses.html'],
    ['S2-37', '/default', '/'],
    ['S2-37', '/default/', '/'],
    ['S2-37, S2-38', '/default/shop/c/x', '/x'],
    ['S2-37', '/flowers/default-bouquet', '/flowers/default-bouquet'],
    ['S2-37', '/flowers/default/bouquet', '/flowers/default/bouquet'],
    ['S2-37', '/defaults/roses', '/defaults/roses'],
    ['S2-38', '/top-hats/c/x', '/top-hats/c/x'],
    ['S2-38', '/a/b/c/d', '/a/b/c/d'],
    ['S2-38', '/c/flowers', '/c/flowers'],
    ['S2-38', '/shop/c', '/shop/c'],
    ['S2-38', '/shop/cards/x', '/shop/cards/x'],
    ['S2-38', '/shop|/c/x', '/shop|/c/x'],
    ['S2-37', '/', '/'],
    ['S2-37', '', '/'],
    ['S2-37', 'default/roses', '/roses'],
  ])('%s of %s is %s', (_ids, path, expected) => {
    expect(cleanPath(path, ['default'])).toBe(expected);
  });

  test('S2-37 has no store prefix, however it is configured', () => {
    expect(cleanPath('/de/roses', ['', '/de', 'fr'])).toBe('/roses');
    expect(cleanPath('/fr/roses', ['', '/de', 'fr'])).toBe('/roses');
    expect(cleanPath('/es/roses', ['', '/de', 'fr'])).toBe('/es/roses');
    expect(cleanPath('//roses', ['', '/'])).toBe('//roses');
  });

  test('S2-37, S2-38 is a path for any input, and only its start is removed', () => {
    fc.assert(
      fc.property(fc.oneof(anyPath(), anyText()), (path) => {
        const cleaned = cleanPath(path, ['default']);
        expect(cleaned.startsWith('/')).toBe(true);
        expect(cleaned === '/' || `/${path}`.endsWith(cleaned)).toBe(true);
      }),
    );
  });
});
