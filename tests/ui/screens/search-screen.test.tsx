import { screen } from '@testing-library/react';
import { pageCount } from '../../../src/domain/listing/pagination';
import { listingView, parseListingQuery } from '../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../src/domain/navigation/reserved-params';
import { listingAddress } from '../../../src/ui/components/catalogue/listing-address';
import { SearchScreen, type SearchScreenProps } from '../../../src/ui/screens/SearchScreen';
import { aSummary } from '../../builders/a-product';
import { draw, markup, someSiteProps } from '../drawn';

/** The results as the server renders them for this query. */
function found(total: number, query: UrlQuery, props: Partial<SearchScreenProps> = {}) {
  const wanted = parseListingQuery(query);
  const { page, itemsPerPage } = wanted;
  const items = total === 0 ? [] : [aSummary({ sku: 'TULIPS', name: 'Tulips' })];
  const listing = { items, total, page, itemsPerPage, totalPages: pageCount(total, itemsPerPage) };
  return (
    <SearchScreen
      site={someSiteProps({ storePrefix: '/ie' })}
      listing={listing}
      filters={[]}
      pages={[]}
      query={wanted}
      correction={null}
      near={[]}
      view={listingView(query)}
      back={listingAddress('/ie/search', wanted, listingView(query))}
      refusal={null}
      added={null}
      {...props}
    />
  );
}

test('S1-5 the results say what was searched and how much was found, and keep the term for another search', () => {
  const { title } = draw(found(45, { term: 'tulips', page: '2' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for “tulips”');
  expect(title()).toBe('“tulips”: 45 products found, page 2 – Posy Ireland');
  expect(screen.getByText('Products found: 45')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tulips' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tulips');
});

test('every link and form of the results keeps the term and the store', () => {
  const page = markup(found(45, { term: 'red & white', sort: 'name_ASC' }));
  const next = page.querySelector('a[rel=next]')?.getAttribute('href');
  expect(next).toBe('/ie/search?term=red+%26+white&sort=name_ASC&page=2');
  const forms = [...page.querySelectorAll<HTMLFormElement>('form[method=get]')];
  expect(forms.map((form) => [form.getAttribute('action'), new FormData(form).get('term')])).toEqual([
    ['/ie/search', 'red & white'],
    ['/ie/search', 'red & white'],
  ]);
});

test('S8-27 a search that finds nothing says so, with the telephone number and the departments', () => {
  const menu = [
    { name: 'Shop', path: '/shop.html', children: [{ name: 'Plants', path: '/plants.html', children: [] }] },
  ];
  const { title } = draw(found(0, { term: 'zebra' }, { site: someSiteProps({ menu }) }));
  expect(screen.getByText("We can't find products matching the selection.")).toBeDefined();
  expect(title()).toBe('“zebra”: 0 products found – Posy Ireland');
  expect(screen.getByRole('link', { name: /^Call us/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: 'Plants' })).toBeDefined();
});

test('S1-5 a search that finds nothing offers each of its words that finds something, in the same store', () => {
  const page = markup(found(0, { term: 'zebra roses' }, { near: ['roses'] }));
  const links = [...page.querySelectorAll('nav[aria-labelledby=search-near] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['roses', '/ie/search?term=roses'],
  ]);
  expect(page.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test.each([
  [{}, false],
  [{ term: 'tu' }, true],
] as const)('S1-5 %j invites to a search; a term that is too short is told so: %s', (query, isTold) => {
  draw(found(0, query, { listing: null }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
  expect(screen.queryByText('Please type at least three letters.') !== null).toBe(isTold);
  expect(screen.queryByText(/can't find/)).toBeNull();
});

test('matching categories and pages stand above the products, with the store in their links', () => {
  const pages = [
    { name: 'Tulips', path: '/flowers/tulips.html' },
    { name: 'How to care for tulips', path: '/tulip-care' },
  ];
  const page = markup(found(1, { term: 'tulips' }, { pages }));
  const ways = page.querySelector('nav[aria-label="Categories and pages"]');
  expect([...(ways?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/ie/flowers/tulips.html',
    '/ie/tulip-care',
  ]);
  const cards = page.querySelector('.cards');
  expect(cards && ways?.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('S1-5 says that another term was searched, which the field has then, above the results', () => {
  const correction = { typed: 'boquet', meant: 'bouquet', isSearched: true };
  const page = markup(found(1, { term: 'bouquet' }, { correction }));
  const note = page.querySelector('#search-corrected');
  expect(note?.textContent).toBe('Nothing matches “boquet”. Showing results for “bouquet”.');
  expect(page.querySelector('h1')?.textContent).toBe('Search results for “bouquet”');
  expect(page.querySelector<HTMLInputElement>('#search-again-term')?.getAttribute('value')).toBe('bouquet');
  const cards = page.querySelector('.cards');
  expect(cards && note?.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('S1-5 asks whether another term was meant by one that finds little, with a link to its results', () => {
  const correction = { typed: 'lilly', meant: 'lily & rose', isSearched: false };
  const note = markup(found(1, { term: 'lilly' }, { correction })).querySelector('#search-corrected');
  expect(note?.textContent).toBe('Did you mean “lily & rose”?');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/ie/search?term=lily+%26+rose');
});

test('a long term is shortened in heading and title, and whole in the field', () => {
  const term = 'abcdefghij'.repeat(20);
  const { title } = draw(found(0, { term }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Search results for “${term.slice(0, 60)}…”`);
  expect(title()).toBe(`“${term.slice(0, 60)}…”: 0 products found – Posy Ireland`);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(term);
});

test('search engines are asked not to index results', () => {
  const { heads } = draw(found(1, { term: 'tulips' }));
  const robots = heads().find(({ props }) => (props as { name?: string }).name === 'robots');
  expect(robots?.props).toMatchObject({ content: 'noindex, follow' });
});
