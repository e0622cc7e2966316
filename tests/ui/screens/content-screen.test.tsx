import { screen, within } from '@testing-library/react';
import { ContentScreen, type ContentScreenProps } from '../../../src/ui/screens/ContentScreen';
import { aContentPage } from '../../builders/a-content-page';
import { aWorkshop } from '../../builders/a-workshop';
import { someSiteProps, draw, markup } from '../drawn';

const content = (props: Partial<ContentScreenProps>) => (
  <ContentScreen
    site={someSiteProps()}
    page={aContentPage()}
    canonical={null}
    index={null}
    workshops={null}
    {...props}
  />
);

describe('content page', () => {
  test('S2-18 has one heading, a link home, its text and its own title', () => {
    const { title } = draw(content({ site: someSiteProps() }));
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Purchase terms',
    ]);
    const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(way).getByRole('link').getAttribute('href')).toBe('/');
    expect(way.querySelector('[aria-current="page"]')?.textContent).toBe('Purchase terms');
    expect(screen.getByRole('link', { name: 'or ask' }).getAttribute('href')).toBe('/contact-us');
    expect(title()).toBe('Purchase terms – Posy Ireland');
  });

  test('is complete without scripts, and its links keep the store prefix', () => {
    const page = markup(content({ site: someSiteProps({ origin: 'https://posy.example', storePrefix: '/ie' }) }));
    const ours = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/'));
    expect(ours).toEqual(['/ie', '/ie/contact-us']);
    expect(page.querySelector('[style], script')).toBeNull();
  });

  test('has contact details beside the text', () => {
    draw(content({ site: someSiteProps() }));
    const ask = screen.getByRole('complementary', { name: 'Would you rather talk it over?' });
    expect(
      within(ask)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split(':')[0]),
    ).toEqual(['tel', 'mailto']);
  });

  test('S2-19 without a body it has its title, and the telephone number', () => {
    const page = markup(content({ page: aContentPage({ body: '' }) }));
    expect(page.querySelector('h1')?.textContent).toBe('Purchase terms');
    expect(page.querySelector('.prose')).toBeNull();
    expect(page.querySelector('a[href^="tel:"]')?.textContent).toBe('01632 960 417');
  });

  test('S2-19 names its canonical address below the store', () => {
    const { heads } = draw(
      content({ canonical: '/terms', site: someSiteProps({ origin: 'https://posy.example', storePrefix: '/ie' }) }),
    );
    expect(heads().find(({ type }) => type === 'link')?.props).toMatchObject({
      rel: 'canonical',
      href: 'https://posy.example/ie/terms',
    });
  });
});

describe('index of content pages', () => {
  test('S2-19 has a link to each page, and what it is about', () => {
    const index = [
      { name: 'About us', description: 'Who we are', path: '/about' },
      { name: 'Searching', description: '', path: '/Pages/search' },
    ];
    const page = markup(
      content({ index, site: someSiteProps({ origin: 'https://posy.example', storePrefix: '/ie' }) }),
    );
    const entries = [...page.querySelectorAll('li:has(> a[href*="about"], > a[href*="search"])')];
    expect(entries.map((entry) => entry.textContent)).toEqual(['About usWho we are', 'Searching']);
    expect(entries.map((entry) => entry.querySelector('a')?.getAttribute('href'))).toEqual([
      '/ie/about',
      '/ie/Pages/search',
    ]);
  });

  test('S2-19 without pages it says so, and has the telephone number', () => {
    const page = markup(content({ index: [] }));
    expect(page.querySelector('.prose')?.textContent).toBe('There is nothing to read here at the moment.');
    expect(page.querySelector('a[href^="tel:"]')).not.toBeNull();
  });
});

describe('content page with workshops', () => {
  const body = '<p>Come along.</p><p>{workshops}</p><h2>What to bring</h2>';
  const listed = (workshops: ContentScreenProps['workshops']) => {
    const page = markup(
      content({
        page: aContentPage({ body }),
        workshops,
        site: someSiteProps({ origin: 'https://posy.example', storePrefix: '/ie' }),
      }),
    );
    return page.querySelector('.words .prose');
  };

  test('S2-109 tells the name, day, hours, price and places left of each, between the words', () => {
    const list = listed([aWorkshop({ availability: { inStock: true, onlyLeft: 1 } })]);
    expect(list?.textContent).toBe(
      'Come along.Winter WreathTuesday 10 March 2026, 6.30 pm to 8.30 pm£52.00 a place, 1 place leftWhat to bring',
    );
    expect(list?.querySelector('li a')?.getAttribute('href')).toBe('/ie/winter-wreath.html');
  });

  test.each([
    [{ inStock: true, onlyLeft: 12 }, '£52.00 a place, 12 places left'],
    [{ inStock: true, onlyLeft: null }, '£52.00 a place, places left'],
    [{ inStock: true, onlyLeft: 0 }, 'Fully booked'],
    [{ inStock: false, onlyLeft: null }, 'Fully booked'],
  ])('S2-109 says of a workshop with %j "%s"', (availability, words) => {
    const text = listed([aWorkshop({ availability })])?.querySelector('li')?.textContent;
    expect(text?.endsWith(`8.30 pm${words}`)).toBe(true);
  });

  test('S2-109 sends the reader of a workshop without a day to its page', () => {
    const text = listed([aWorkshop({ day: null, hours: '' })])?.querySelector('li')?.textContent;
    expect(text).toContain('Winter WreathThe date is on its own page');
  });

  test('S2-109 without dates it says so, and when they could not be loaded, each with the telephone number', () => {
    expect(listed([])?.textContent).toContain('There are no dates in the diary just now.');
    expect(listed(null)?.textContent).toContain('We cannot show the dates just now.');
    for (const list of [listed([]), listed(null)]) expect(list?.querySelector('p a[href^="tel:"]')).not.toBeNull();
  });
});
