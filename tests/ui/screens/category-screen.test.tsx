import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductSummary } from '../../../src/domain/catalogue/product';
import { pageCount } from '../../../src/domain/listing/pagination';
import { listingView, parseListingQuery } from '../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../src/domain/navigation/reserved-params';
import { listingAddress } from '../../../src/ui/components/catalogue/listing-address';
import { listingRefusalMessage } from '../../../src/ui/texts/en/rejections';
import { CategoryScreen, type CategoryScreenProps } from '../../../src/ui/screens/CategoryScreen';
import { aPrice, pounds } from '../../builders/a-price';
import { aSummary } from '../../builders/a-product';
import { someSiteProps, aTab, draw, markup } from '../drawn';

const CATEGORY = {
  uid: 'c',
  name: 'Flowers',
  description: '<p>Cut this morning.</p>',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
};

/** The screen as the server renders it for this query. */
function listed(items: readonly ProductSummary[], query: UrlQuery = {}, props: Partial<CategoryScreenProps> = {}) {
  const wanted = parseListingQuery(query);
  const total = 45;
  const listing = {
    items,
    total: items.length === 0 ? 0 : total,
    page: wanted.page,
    itemsPerPage: wanted.itemsPerPage,
    totalPages: items.length === 0 ? 0 : pageCount(total, wanted.itemsPerPage),
  };
  return (
    <CategoryScreen
      site={someSiteProps()}
      category={CATEGORY}
      listing={listing}
      filters={[]}
      query={wanted}
      view={listingView(query)}
      crumbs={[]}
      path="/flowers.html"
      back={listingAddress(`${props.site?.storePrefix ?? ''}/flowers.html`, wanted, listingView(query))}
      refusal={null}
      added={null}
      {...props}
    />
  );
}

const TULIPS = aSummary({ sku: 'TULIPS', picture: { url: '/media/tulips.jpg', alt: '' } });
const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));

describe('category page', () => {
  test.each([
    ['en-IE', 'home', 'simple', true],
    ['en-IE', 'never', 'simple', true],
    ['en-IE', 'abroad', 'simple', false],
    ['en-IE', 'home', 'virtual', false],
    ['en-GB', 'never', 'simple', false],
  ] as const)(
    'S1-13 in %s the card of what is sent %s (%s) says that it is not sent there: %s',
    (locale, courier, type, says) => {
      const site = someSiteProps({ locale, country: locale === 'en-IE' ? 'Ireland' : 'United Kingdom' });
      draw(listed([{ ...TULIPS, courier, type }], {}, { site }));
      expect(screen.queryAllByText('Not sent to Ireland')).toHaveLength(Number(says));
    },
  );

  test('has one heading, the number of products, and breadcrumbs', () => {
    const { title } = draw(listed([TULIPS], {}, { crumbs: [{ name: 'All', path: '/all.html' }] }));
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Flowers']);
    expect(screen.getByText('Products found: 45')).toBeDefined();
    expect(title()).toBe('Flowers – Posy Ireland');
    const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(hrefs(within(way).getAllByRole('link'))).toEqual(['/', '/all.html']);
  });

  test('S2-109 a category of workshops leads to all their dates, and no other does', () => {
    const ways = (path: string) => {
      const page = markup(listed([], {}, { path, site: someSiteProps({ storePrefix: '/ie' }) }));
      return [...page.querySelectorAll('.category-head a')].map((link) => link.getAttribute('href'));
    };
    for (const path of ['/workshops.html', '/workshops/evenings.html'])
      expect(ways(path)).toEqual(['/ie/chichester-flower-workshops']);
    expect(ways('/flowers.html')).toEqual([]);
  });

  test('another page has another title', () => {
    const { title } = draw(listed([TULIPS], { page: '2', itemsPerPage: '10' }));
    expect(title()).toBe('Flowers, page 2 – Posy Ireland');
  });

  test('S8-27 without products says so and links home', () => {
    draw(listed([]));
    expect(screen.getByText("We can't find products matching the selection.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home page' })).toBeDefined();
  });

  test('S8-35 products that fail to load are reported in place, with a link to try again', () => {
    draw(listed([], { sort: 'name_ASC' }, { listing: null }));
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/flowers.html?sort=name_ASC');
  });
});

describe('description and neighbouring categories', () => {
  const leaf = (name: string) => ({ name, path: `/flowers/${name.toLowerCase()}.html`, children: [] });
  const menu = [
    {
      name: 'Shop',
      path: '/flowers.html',
      children: [
        { name: 'Flowers', path: '/flowers.html', children: [leaf('Roses'), leaf('Occasions')] },
        { name: 'Plants', path: '/plants.html', children: [] },
      ],
    },
  ];
  const strip = (path: string, crumbs: CategoryScreenProps['crumbs'] = []) =>
    [
      ...markup(
        listed([TULIPS], {}, { site: someSiteProps({ menu, storePrefix: '/de' }), path, crumbs }),
      ).querySelectorAll('.strip a'),
    ].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);

  test('a department links to its categories and marks that all are shown', () => {
    expect(strip('/flowers.html')).toEqual([
      ['/de/flowers.html', 'page'],
      ['/de/flowers/roses.html', null],
      ['/de/flowers/occasions.html', null],
    ]);
  });

  test('a category links to its siblings', () => {
    expect(strip('/flowers/roses.html').map(([, current]) => current)).toEqual([null, 'page', null]);
  });

  test('a category too deep for the menu uses its nearest ancestor', () => {
    const crumbs = [
      { name: 'Flowers', path: '/flowers.html' },
      { name: 'Occasions', path: '/flowers/occasions.html' },
    ];
    expect(strip('/flowers/occasions/birthday.html', crumbs).map(([, current]) => current)).toEqual([
      null,
      null,
      'true',
    ]);
  });

  test('a category without children, or not in the menu, has none', () => {
    expect(strip('/plants.html')).toEqual([]);
    expect(strip('/secret.html')).toEqual([]);
  });

  test('links in the description keep the store prefix; a long description follows the products', () => {
    const drawn = (description: string) =>
      markup(
        listed([TULIPS], {}, { site: someSiteProps({ storePrefix: '/de' }), category: { ...CATEGORY, description } }),
      );
    const short = drawn('<p><a href="/terms">Terms</a></p>');
    expect(short.querySelector('.prose a')?.getAttribute('href')).toBe('/de/terms');
    const isBefore = (page: HTMLElement) => {
      const order = page.querySelector('.prose')?.compareDocumentPosition(page.querySelector('.cards') ?? page) ?? 0;
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };
    expect(isBefore(short)).toBe(true);
    expect(isBefore(drawn(`<p>${'Flowers and more flowers. '.repeat(40)}</p>`))).toBe(false);
  });
});

describe('sorting, page sizes and pages', () => {
  test('S9-12 the form has five orders, shows the current one, and keeps the other parameters', () => {
    const server = markup(listed([TULIPS], { sort: 'price_ASC', view: 'list', colour: ['red', 'pink'] }));
    const form = server.querySelector('form#listing-form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/flowers.html']);
    const sort = server.querySelector<HTMLSelectElement>('#sort');
    expect([...(sort?.options ?? [])].map((option) => option.textContent)).toEqual([
      'Default',
      'Name A-Z',
      'Name Z-A',
      'Price low to high',
      'Price high to low',
    ]);
    expect(sort?.value).toBe('price_ASC');
    const kept = [...server.querySelectorAll<HTMLInputElement>('form#listing-form input[type=hidden]')];
    expect(kept.map(({ name, value }) => `${name}=${value}`)).toEqual(['colour=red', 'colour=pink', 'view=list']);
    expect(form?.querySelector('button[type=submit]')).not.toBeNull();
  });

  test('S9-7 page sizes are 10, 20 and 50, and another one from the URL', () => {
    const sizes = (query: UrlQuery) =>
      [...(markup(listed([TULIPS], query)).querySelector<HTMLSelectElement>('#items-per-page')?.options ?? [])].map(
        ({ value }) => value,
      );
    expect(sizes({ itemsPerPage: '20' })).toEqual(['10', '20', '50']);
    expect(sizes({ itemsPerPage: '30' })).toEqual(['10', '20', '50', '30']);
  });

  test('shows neither sizes nor pages when everything fits on one page', () => {
    const server = markup(listed([TULIPS], { itemsPerPage: '50' }));
    expect(server.querySelector('#items-per-page')).toBeNull();
    expect(server.querySelector('nav[aria-label=Pages]')).toBeNull();
    const kept = [...server.querySelectorAll<HTMLInputElement>('form#listing-form input[type=hidden]')];
    expect(kept.map(({ name, value }) => `${name}=${value}`)).toEqual(['itemsPerPage=50']);
  });

  test('a choice sends the form when the scripts that would carry it out cannot be loaded', async () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    draw(listed([TULIPS]));
    await act(async () => void fireEvent.input(screen.getByLabelText('Sort by'), { target: { value: 'name_ASC' } }));
    const forms = sent.mock.contexts.map((form) => new FormData(form as HTMLFormElement).get('sort'));
    sent.mockRestore();
    expect(forms).toEqual(['name_ASC']);
  });

  test('pages are links that keep order and size: five numbers and the neighbours', () => {
    const server = markup(listed([TULIPS], { page: '3', itemsPerPage: '5', sort: 'name_ASC' }));
    const links = [...server.querySelectorAll('nav[aria-label=Pages] a')];
    expect(links.map((link) => link.textContent)).toEqual(['←', '1', '2', '3', '4', '5', '→']);
    expect(links[3]?.getAttribute('aria-current')).toBe('page');
    expect(links[1]?.getAttribute('href')).toBe('/flowers.html?sort=name_ASC&itemsPerPage=5');
    expect(links[6]?.getAttribute('href')).toBe('/flowers.html?sort=name_ASC&itemsPerPage=5&page=4');
  });

  test('S2-117 grid and list are links, and the current one is marked', () => {
    draw(listed([TULIPS], { sort: 'name_ASC' }));
    const grid = screen.getByRole('link', { name: 'Grid view' });
    const list = screen.getByRole('link', { name: 'List view' });
    expect([grid.getAttribute('aria-current'), list.getAttribute('aria-current')]).toEqual(['true', null]);
    expect(hrefs([grid, list])).toEqual(['/flowers.html?sort=name_ASC', '/flowers.html?sort=name_ASC&view=list']);
  });
});

describe('product card', () => {
  test('S9-27 S9-28 requests the picture in the size of its layout', () => {
    const picture = (view: string) => markup(listed([TULIPS], { view })).querySelector('.card img');
    expect(picture('grid')?.getAttribute('src')).toBe('/media/tulips.jpg?w=216&h=268');
    expect(picture('grid')?.getAttribute('srcset')).toContain(
      '/media/tulips.jpg?w=216&h=268 216w, /media/tulips.jpg?w=324&h=402 324w, /media/tulips.jpg?w=432&h=536 432w',
    );
    expect(picture('list')?.getAttribute('src')).toBe('/media/tulips.jpg?w=140&h=200');
  });

  test('loads the first picture early, all others lazily', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...TULIPS, uid: `u${index}` }));
    const pictures = [...markup(listed(many)).querySelectorAll('.card img')];
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
    expect(pictures.map((img) => img.getAttribute('fetchpriority'))).toEqual(['high', null, null, null, null, null]);
  });

  test('shows a reduction in text and figures', () => {
    draw(listed([aSummary({ price: aPrice(50, 45) })]));
    const card = screen.getByRole('heading', { level: 3 }).closest('li');
    expect(card?.textContent).toMatch(/Now£45\.00Was£50\.00Save 10%/);
  });

  test('shows the lowest price when it depends on options', () => {
    draw(listed([aSummary({ price: { ...aPrice(25), maximum: pounds(45) }, needsChoices: true })]));
    expect(screen.getByText('From £25.00')).toBeDefined();
  });

  test.each([
    ['needs options', { needsChoices: true }],
    ['S5-20 has a type configured on its own page', { type: 'grouped' as const, typeName: 'GroupedProduct' }],
  ])('that %s links to the product page instead of adding', (_, product) => {
    draw(listed([aSummary(product)]));
    expect(screen.getByRole('link', { name: /^Choose options/ }).getAttribute('href')).toBe('/tulips.html');
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  test('S5-15 out of stock, says so and adds nothing', () => {
    draw(listed([aSummary({ availability: { inStock: false, onlyLeft: null } })]));
    expect(screen.getByText('Out of stock')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  test('S5-15 is out of stock with no items left, whatever its flag', () => {
    draw(listed([aSummary({ availability: { inStock: true, onlyLeft: 0 } })]));
    expect(screen.getByText('Out of stock')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  test('shows the number left only when stock is low', () => {
    const told = (onlyLeft: number | null) =>
      markup(listed([aSummary({ availability: { inStock: true, onlyLeft } })])).querySelector('.card .stock')
        ?.textContent;
    expect([told(null), told(40), told(3)]).toEqual([undefined, undefined, 'Only 3 left']);
  });

  test('without a picture shows a drawing of the same size', () => {
    const card = markup(listed([aSummary({ picture: null })])).querySelector('.card-picture');
    expect(card?.querySelector('img')).toBeNull();
    expect(card?.querySelector('svg[aria-hidden=true]')).not.toBeNull();
  });

  test('is a form that works without scripts and returns to the same listing', () => {
    const server = markup(listed([TULIPS], { sort: 'name_ASC' }, { site: someSiteProps({ storePrefix: '/de' }) }));
    const form = server.querySelector<HTMLFormElement>(`form[id="add-${TULIPS.uid}"]`);
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/actions/add-to-cart']);
    expect(form?.hasAttribute('data-queue')).toBe(true);
    expect(Object.fromEntries(form === null ? [] : new FormData(form))).toEqual({
      sku: 'TULIPS',
      back: '/de/flowers.html?sort=name_ASC',
    });
  });

  test('adds one item and reports it after hydration', async () => {
    const tab = aTab();
    draw(listed([TULIPS]), tab);
    fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
    expect(screen.getByRole('button', { name: /^Adding/ }).getAttribute('aria-busy')).toBe('true');
    expect(tab.app.cart.badge).toBe(1);
    await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('It is in your cart.'));
    expect(tab.app.cart.cart?.items.map(({ sku }) => sku)).toEqual(['TULIPS']);
  });

  test('S8-12 shows a refusal below the button after hydration', async () => {
    const tab = aTab();
    tab.wire.failNext('carts.addLine', { kind: 'rejected', code: 'NOT_SALABLE', message: 'Not today.' });
    draw(listed([TULIPS]), tab);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ })));
    await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('Not today.'));
    expect(tab.app.cart.badge).toBe(0);
  });
});

describe('result of a form posted without scripts', () => {
  test('a success names the product and links to the cart', () => {
    draw(listed([TULIPS], {}, { added: 'TULIPS' }));
    const told = screen.getAllByRole('status')[0] ?? document.body;
    expect(told.textContent).toContain('Name of TULIPS is in your cart.');
    expect(hrefs(within(told).getAllByRole('link'))).toEqual(['/cart']);
  });

  test('a refusal is reported without any text from the query', () => {
    draw(
      listed(
        [TULIPS],
        {},
        { refusal: listingRefusalMessage([{ kind: 'rejected', subject: '', detail: 'call 0900 now' }]) },
      ),
    );
    const told = screen.getByRole('alert').textContent;
    expect(told).toContain('Nothing was added.');
    expect(told).not.toContain('0900');
  });
});
