import { screen, within } from '@testing-library/react';
import { HomeScreen } from '../../../src/ui/screens/HomeScreen';
import { aHomePage, aHomeRow } from '../../builders/a-home-page';
import { aSummary } from '../../builders/a-product';
import { someSiteProps, draw, markup } from '../drawn';

const ROSES = aSummary({ sku: 'ROSES', picture: { url: '/media/roses.jpg', alt: '' } });
const ROW = { ...aHomeRow({ heading: 'In season' }), products: [aSummary(), ROSES] };

function home(overrides: Partial<Parameters<typeof HomeScreen>[0]> = {}) {
  return (
    <HomeScreen
      site={someSiteProps({ storePrefix: '/de' })}
      page={aHomePage({ heroHeading: 'Flowers for today' })}
      hero={ROSES}
      rows={[ROW]}
      added={null}
      {...overrides}
    />
  );
}

test('S2-4 the florist’s words, her rows and their goods make the front page', () => {
  const { title } = draw(home());
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Flowers for today',
  ]);
  expect(title()).toBe('Posy, florist in Chichester');
  const row = screen.getByRole('heading', { name: 'In season' }).closest('section') ?? document.body;
  expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(within(row).getByRole('link', { name: 'All flowers' }).getAttribute('href')).toBe('/de/flowers.html');
  expect(screen.getByRole('link', { name: 'Workshops' }).getAttribute('href')).toBe('/de/workshops.html');
});

test('the hero is the first picture fetched, the rows’ pictures are the last', () => {
  const pictures = [...markup(home()).querySelectorAll('img')];
  expect(pictures.map((img) => [img.getAttribute('fetchpriority'), img.getAttribute('loading')])).toEqual([
    ['high', null],
    [null, 'lazy'],
  ]);
});

test('links in the florist’s words stay in the store', () => {
  const words = (path: string) => `<p><a href="${path}">there</a></p>`;
  const page = aHomePage({ heroText: words('/roses.html'), storyText: words('/contact-us') });
  const links = [...markup(home({ page })).querySelectorAll('.prose a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/de/roses.html', '/de/contact-us']);
});

test('what stands in the hero can be bought: its picture, name and price are one link', () => {
  const { container } = draw(home());
  const plate = container.querySelector('.plate');
  expect(plate?.getAttribute('href')).toBe(`/de${ROSES.path}`);
  expect(plate?.textContent).toMatch(/^Name of ROSES.*£/);
});

test('S1-1 leads to the pages of funerals and weddings, in the store that is open', () => {
  draw(home());
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('About funeral flowers')).toBe('/de/chichester-funeral-flowers');
  expect(href('About wedding flowers')).toBe('/de/chichester-wedding-flowers');
});

test('it stands without a hero and without rows', () => {
  draw(home({ hero: null, rows: [], page: aHomePage({ heroLink: null, occasions: [] }) }));
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});

test('asks for the home layout', () => {
  expect(HomeScreen.layout).toBe('home');
});
