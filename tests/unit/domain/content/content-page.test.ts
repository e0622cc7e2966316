import { contentSlug, contentAddress, partsOfBody } from '../../../../src/domain/content/content-page';
import { aCategory } from '../../../builders/some-store-data';

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

const OTHERS = {
  tree: [aCategory({ urlPath: 'flowers', urlSuffix: '' }), aCategory({ urlPath: 'terms', urlSuffix: '' })],
  storePrefixes: ['', '/ie', 'default'],
};

test.each([
  ['flower-care', '/flower-care'],
  ['about', '/about'],
  // The catalogue is not asked about this path.
  ['terms', '/terms'],
  ['search', '/Pages/search'],
  ['media', '/Pages/media'],
  ['ie', '/Pages/ie'],
  ['default', '/Pages/default'],
  ['flowers', '/Pages/flowers'],
])('S2-19 the content page %s is at %s', (slug, path) => {
  expect(contentAddress(slug, OTHERS)).toBe(path);
});

const html = (text: string) => ({ kind: 'html', html: text });

test.each([
  [
    '<p>Before</p>\n<p>{workshops}</p>\n<p>After</p>',
    [html('<p>Before</p>\n'), { kind: 'workshops' }, html('\n<p>After</p>')],
  ],
  ['<p>{zones}</p>', [html(''), { kind: 'zones' }, html('')]],
  [
    '<p>{zone coast-and-downs}</p><p>{workshops}</p>',
    [html(''), { kind: 'zone', code: 'coast-and-downs' }, html(''), { kind: 'workshops' }, html('')],
  ],
  ['<p>Only of {workshops} in a line</p>', [html('<p>Only of {workshops} in a line</p>')]],
  ['<p>{enquiry weekly}</p>', [html(''), { kind: 'enquiry', about: 'weekly' }, html('')]],
  ['<p>{enquiry other}</p>', [html('<p>{enquiry other}</p>')]],
  ['<p>{zone }</p>', [html('<p>{zone }</p>')]],
  ['', [html('')]],
])('S2-109 what the shop lists has its place in %j', (body, parts) => {
  expect(partsOfBody(body)).toEqual(parts);
});
