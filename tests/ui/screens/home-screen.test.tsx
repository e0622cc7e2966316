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
      restDays={null}
      {...overrides}
    />
  );
}

test('S2-4 shows the florist’s text, rows and their products', () => {
  const { title } = draw(home());
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Flowers for today',
  ]);
  expect(title()).toBe('Posy, florist in Chichester – Posy Ireland');
  const row = screen.getByRole('heading', { name: 'In season' }).closest('section') ?? document.body;
  expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(within(row).getByRole('link', { name: 'All flowers' }).getAttribute('href')).toBe('/de/flowers.html');
  expect(screen.getByRole('link', { name: 'Workshops' }).getAttribute('href')).toBe('/de/workshops.html');
});

test('loads the hero first and the pictures of the rows last', () => {
  const pictures = [...markup(home()).querySelectorAll('img')];
  expect(pictures.map((img) => [img.getAttribute('fetchpriority'), img.getAttribute('loading')])).toEqual([
    ['high', null],
    [null, 'lazy'],
  ]);
});

test('links in content keep the store prefix', () => {
  const words = (path: string) => `<p><a href="${path}">there</a></p>`;
  const page = aHomePage({ heroText: words('/roses.html'), storyText: words('/contact-us') });
  const links = [...markup(home({ page })).querySelectorAll('.prose a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/de/roses.html', '/de/contact-us']);
});

test('the hero links to its product with picture, name and price', () => {
  const { container } = draw(home());
  const plate = container.querySelector('.plate');
  expect(plate?.getAttribute('href')).toBe(`/de${ROSES.path}`);
  expect(plate?.textContent).toMatch(/^Name of ROSES.*£/);
});

test('S1-1 links to the funeral and wedding pages of the current store', () => {
  draw(home());
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('About funeral flowers')).toBe('/de/chichester-funeral-flowers');
  expect(href('About wedding flowers')).toBe('/de/chichester-wedding-flowers');
});

test('without products its words stay: heading, occasions, services, story and newsletter', () => {
  const page = markup(home({ hero: null, rows: [], site: someSiteProps({ hasNewsletter: true }) }));
  expect([...page.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)).toEqual([
    'Flowers for today',
    'Who are they for?',
    'Funerals and weddings',
    'For a funeral',
    'For a wedding',
    'Our shop',
    'News from the bench',
  ]);
  expect(page.querySelector('.card, .plate')).toBeNull();
});

test('beside the story is the way to the newsletter, if the shop has one', () => {
  const story = (hasNewsletter: boolean) =>
    markup(home({ site: someSiteProps({ storePrefix: '/de', hasNewsletter }) })).querySelector('.story');
  expect(story(false)?.textContent).toBe('Our shopSince spring.');
  const link = story(true)?.querySelector('a');
  expect(link?.textContent).toBe('Sign up for our newsletter');
  expect([link?.getAttribute('href'), link?.dataset.overlay]).toEqual(['/de/newsletter', 'newsletter']);
});

const NOT_CLOSED = { closedWeekdays: [0], restsOnBankHolidays: true, closure: null };
const SUMMER = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };

test.each([
  [NOT_CLOSED, 'Order before 2 pm for delivery today to Chichester. We do not deliver on Sundays or bank holidays.'],
  [
    { ...NOT_CLOSED, closedWeekdays: [], restsOnBankHolidays: false },
    'Order before 2 pm for delivery today to Chichester. We deliver every day.',
  ],
  [
    { ...NOT_CLOSED, closure: SUMMER },
    'Order before 2 pm for delivery today to Chichester. We do not deliver on Sundays or bank holidays. We are closed from Monday 3 August 2026 to Saturday 8 August 2026 (Summer holiday).',
  ],
  [
    { ...NOT_CLOSED, closure: { ...SUMMER, to: SUMMER.from, reason: '' } },
    'Order before 2 pm for delivery today to Chichester. We do not deliver on Sundays or bank holidays. We are closed on Monday 3 August 2026.',
  ],
  [null, 'Order before 2 pm for delivery today to Chichester'],
])('tells the cut-off and the closed days %j', (restDays, words) => {
  const promise = { kind: 'today', cutOffMinutes: 14 * 60, earliest: '2026-07-01', place: 'Chichester' } as const;
  const page = markup(home({ restDays, site: someSiteProps({ promise }) }));
  expect(page.querySelector('#order-promise')?.textContent).toBe(words);
});

test('renders without a hero and without rows', () => {
  draw(home({ hero: null, rows: [], page: aHomePage({ heroLink: null, occasions: [] }) }));
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});
