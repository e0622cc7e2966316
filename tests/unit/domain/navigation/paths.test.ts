import fc from 'fast-check';
import { cleanPath, returnPath, categoryLink, pathWithin } from '../../../../src/domain/navigation/paths';
import { anyPath, anyUrl } from '../../../builders/any-path';
import { anyText } from '../../../builders/any-text';

test.each([
  ['tulips.html', '/tulips.html'],
  ['/tulips.html?size=1', '/tulips.html?size=1'],
  ['flowers/x:y', '/flowers/x:y'],
  ['', '/'],
  ['/', '/'],
  ['//evil.test/x', null],
  ['///evil.test/x', null],
  ['/\\evil.test', null],
  ['\\\\evil.test', null],
  ['https://evil.test', null],
  [' https:evil.test', null],
  ['javascript:alert(1)', null],
  ['/a//b', null],
  ['/\t/evil.test', null],
])('the path within the site of %j is %j', (named, path) => {
  expect(pathWithin(named)).toBe(path);
});

test('a path within the site never leads to another', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), anyUrl(), anyPath()), (named) => {
      const path = pathWithin(named);
      expect(new URL(path ?? '/', 'http://posy.invalid').origin).toBe('http://posy.invalid');
    }),
  );
});

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

describe('A category link', () => {
  test.each([
    ['flowers', '.html', '/flowers.html'],
    ['flowers/roses', null, '/flowers/roses'],
    ['flowers/roses', '', '/flowers/roses'],
    ['/flowers', '.html', '/flowers.html'],
    ['//elsewhere.example', null, '/elsewhere.example'],
    [null, '.html', '/'],
    ['', '.html', '/'],
  ])('S2-43 for %j with suffix %j is %s', (urlPath, suffix, expected) => {
    expect(categoryLink(urlPath, suffix)).toBe(expected);
  });
});
