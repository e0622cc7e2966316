import fc from 'fast-check';
import { ancestorsOf, breadcrumbsOf } from '../../../../src/domain/navigation/breadcrumbs';
import { plainName } from '../../../../src/domain/navigation/plain-name';
import { anyText } from '../../../builders/any-text';

const RED = { name: 'Red', path: '/red.html' };
const ROSES = {
  name: 'Roses',
  urlPath: 'flowers/roses',
  urlSuffix: '.html',
  ancestors: [{ name: 'Flowers', urlPath: 'flowers' }],
};
const trail = (crumbs: readonly { name: string; path: string }[]) =>
  crumbs.map(({ name, path }) => `${name} ${path}`).join(' > ');

describe('Breadcrumbs', () => {
  test('S2-44 contain the ancestors, the category and the product', () => {
    expect(trail(breadcrumbsOf(ROSES, RED))).toBe('Flowers /flowers.html > Roses /flowers/roses.html > Red /red.html');
  });

  test('S2-44 contain one link for a category without ancestors and suffix', () => {
    const category = { ...ROSES, ancestors: [], urlSuffix: null };
    expect(trail(breadcrumbsOf(category, RED))).toBe('Roses /flowers/roses > Red /red.html');
  });

  test('S2-44 contain only the product without a category, and nothing without a product', () => {
    expect(trail(breadcrumbsOf(null, RED))).toBe('Red /red.html');
    expect(breadcrumbsOf(ROSES, null)).toEqual([]);
  });

  test.each([
    [1, [], ''],
    [2, ROSES.ancestors, 'Flowers /flowers.html'],
    [
      3,
      [...ROSES.ancestors, { name: 'Roses', urlPath: 'flowers/roses' }],
      'Flowers /flowers.html > Roses /flowers/roses.html',
    ],
  ])('S2-44 contain the ancestors of a category at level %d, without itself', (_level, ancestors, expected) => {
    expect(trail(ancestorsOf({ ancestors, urlSuffix: '.html' }))).toBe(expected);
  });

  test('S2-44 contain decoded names', () => {
    const [, , last] = breadcrumbsOf(ROSES, { name: 'Rose &amp; Lily', path: '/x' });
    expect(last?.name).toBe('Rose & Lily');
  });
});

describe('A decoded name', () => {
  test.each([
    ['Rose &amp; Lily', 'Rose & Lily'],
    ['Mum&#39;s posy', "Mum's posy"],
    ['Mum&#x2019;s posy', 'Mum’s posy'],
    ['&pound;20 bunch', '£20 bunch'],
    ['&amp;lt;', '&lt;'],
    ['R&B', 'R&B'],
    ['&nosuch; &toString; &#0; &#9999999; &#xD800;', '&nosuch; &toString; &#0; &#9999999; &#xD800;'],
    ['Rosé', 'Rosé'],
    ['&lt;b&gt; &quot;Mum&apos;s&quot;', `<b> "Mum's"`],
    ['&euro;5&nbsp;&ndash;&nbsp;&euro;9 &mdash; &hellip;', '€5\u00a0–\u00a0€9 — …'],
    ['&lsquo;Posy&rsquo; &ldquo;Ann&rdquo;', '‘Posy’ “Ann”'],
    ['Pi&egrave;ce Ros&eacute; &agrave; la Fran&ccedil;aise', 'Pièce Rosé à la Française'],
    ['&#31;a&#32;b', '&#31;a b'],
    ['&#xD7FF;&#xD800;&#xDFFF;&#xE000;', '\ud7ff&#xD800;&#xDFFF;\ue000'],
    ['&#x10FFFF;&#x110000;', '\u{10ffff}&#x110000;'],
  ])('of %j is %j', (name, expected) => {
    expect(plainName(name)).toBe(expected);
  });

  test('never throws, and is unchanged without an ampersand', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const shown = plainName(name);
        expect(name.includes('&') || shown === name).toBe(true);
      }),
    );
  });
});
