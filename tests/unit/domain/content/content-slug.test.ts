import { contentSlug } from '../../../../src/domain/content/content-slug';

test.each([
  ['/terms', 'terms'],
  ['/chichester-funeral-flowers', 'chichester-funeral-flowers'],
  ['terms', 'terms'],
  ['/2026', '2026'],
  [`/${'a'.repeat(80)}`, 'a'.repeat(80)],
])('S2-13 S2-14 S2-15 S2-16 S2-17 S2-18 reads the path %s as the slug %s', (path, slug) => {
  expect(contentSlug(path)).toBe(slug);
});

test.each([
  '/',
  '',
  '//terms',
  '/terms/',
  '/terms/more',
  'terms/',
  'terms/more',
  '/Terms',
  '/terms.html',
  '/terms%20',
  '/terms\n',
  '/../terms',
  '/té',
  '/a&b',
  `/${'a'.repeat(81)}`,
])('returns null for the path %j', (path) => {
  expect(contentSlug(path)).toBeNull();
});
