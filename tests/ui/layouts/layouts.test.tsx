import { aDeliverySchedule } from '../../builders/a-delivery-schedule';
import type { CalendarDate } from '../../../src/domain/delivery/calendar/calendar-date';
import { shopSchedule } from '../../../src/domain/delivery/shop-schedule';
import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { buildMenu, type MenuItem } from '../../../src/domain/catalogue/categories/menu';
import { STATIC_MENU } from '../../../src/adapters/http/pages/static-menu';
import { DefaultLayout, HomeLayout } from '../../../src/ui/layouts/SiteLayout';
import { FLOWERS } from '../../../src/ui/components/shared/Drawing';
import { ShopPage } from '../../../src/ui/layouts/ShopPage';
import { ShopProvider } from '../../../src/ui/shop-context';
import type { SiteProps } from '../../../src/ui/site-props';
import { aProduct } from '../../builders/a-product';
import { someSiteProps, aTab, draw, markup } from '../drawn';

const leaf = (name: string): MenuItem => ({ name, path: `/${name.toLowerCase()}.html`, children: [] });
const MENU: readonly MenuItem[] = [
  { name: 'Shop Online', path: '/flowers.html', children: [{ ...leaf('Flowers'), children: [leaf('Roses')] }] },
  leaf('Weddings'),
];
const BANNER = { left: '<p>Open until <b>five</b></p>', center: '<p>Tulips are in</p>', abroad: '' };

describe.each([
  ['default', DefaultLayout],
  ['home', HomeLayout],
])('%s layout', (_, Layout) => {
  test('S2-52 has banner, header, content, footer, bottom navigation and a skip link', () => {
    draw(
      <Layout site={someSiteProps({ menu: MENU, banner: BANNER })}>
        <h1>Hello</h1>
      </Layout>,
    );
    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { name: 'Hello' })).toBeDefined();
    const order = [
      screen.getByRole('complementary', { name: 'Shop news' }),
      screen.getByRole('banner'),
      main,
      screen.getByRole('contentinfo'),
      screen.getByRole('navigation', { name: 'Shortcuts' }),
    ];
    const places = order.map((part) => [...document.querySelectorAll('*')].indexOf(part));
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${main.id}`);
  });

  test('S2-64 the banner announces a closure for a fortnight before it, whatever else it would say', () => {
    const closures = [{ from: '2026-12-25', to: '2026-12-28', reason: 'Christmas' }] as const;
    const on = (today: CalendarDate, banner: SiteProps['banner'] = BANNER) => {
      const schedule = shopSchedule({ ...aDeliverySchedule(), closures }, today);
      const { unmount } = draw(<Layout site={someSiteProps({ banner, schedule })}>{null}</Layout>);
      const words = screen.queryByRole('complementary', { name: 'Shop news' })?.textContent ?? '';
      unmount();
      return words;
    };
    const told = 'We are closed from Friday 25 December 2026 to Monday 28 December 2026 (Christmas).';
    expect(on('2026-12-10')).not.toContain('closed');
    for (const day of ['2026-12-11', '2026-12-28'] as const) expect(on(day)).toContain(told);
    expect(on('2026-12-20', null)).toContain(told);
    expect(on('2026-12-29')).not.toContain('closed');
  });

  test('S2-64 S2-65 the banner greets by the weekday, and is hidden without content', () => {
    const banner = { name: 'Shop news' };
    const { unmount } = draw(<Layout site={someSiteProps({ banner: BANNER, weekday: 'Tuesday' })}>{null}</Layout>);
    expect(screen.getByRole('complementary', banner).textContent).toContain('Have a great Tuesday');
    expect(screen.getByText('five').tagName).toBe('B');
    unmount();
    for (const none of [null, { left: '', center: '', abroad: '' }]) {
      const { unmount: end } = draw(<Layout site={someSiteProps({ banner: none, weekday: 'Tuesday' })}>{null}</Layout>);
      expect(screen.queryByRole('complementary', banner)).toBeNull();
      end();
    }
  });
});

test.each([
  ['default', null, false],
  ['home', null, true],
  ['home', 404, false],
] as const)(
  'S2-51 in the %s layout of a page with the status %s the content has full width: %s',
  (layout, failure, wide) => {
    const { app } = aTab();
    const shop = { ...app, syncVisitor: () => Promise.resolve() };
    draw(
      <ShopPage shop={shop} site={someSiteProps()} layout={layout} failure={failure}>
        <h1>Hello</h1>
      </ShopPage>,
    );
    expect(screen.getByRole('main').matches('.page')).toBe(!wide);
  },
);

const page = (site = someSiteProps({ menu: MENU })) => <DefaultLayout site={site}>{null}</DefaultLayout>;

test('S2-66 S9-16 the logo links to home and is 35 by 34 unless the store has another size', () => {
  draw(page(someSiteProps({ storePrefix: '/de' })));
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Posy Ireland: home' });
  expect(home.getAttribute('href')).toBe('/de');
  expect(home.querySelector('img')).toMatchObject({ width: 35, height: 34 });
});

test('S2-68 a menu entry with children opens a native popover without scripts', () => {
  const server = markup(page());
  const button = [...server.querySelectorAll('nav[aria-label=Main] button')][0];
  const opened = server.querySelector(`[id="${button?.getAttribute('popovertarget')}"]`);
  expect(opened?.getAttribute('popover')).toBe('auto');
  expect([...(opened?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/flowers.html',
    '/roses.html',
  ]);
});

test('S2-79 the bottom bar opens the whole menu on a phone', () => {
  const server = markup(page());
  const opener = server.querySelector('#bottom-bar-menu');
  const menu = server.querySelector(`[id="${opener?.getAttribute('popovertarget')}"]`);
  expect(menu?.getAttribute('popover')).toBe('auto');
  expect(menu?.textContent).toContain('Roses');
  expect(menu?.textContent).toContain('Weddings');
});

test('S2-78 S2-79 the bottom bar has Home, Menu, Wishlist, Account and Cart, the wishlist for customers only', () => {
  const bar = markup(page(someSiteProps({ storePrefix: '/de', hasWishlists: true }))).querySelector('nav.bottom-bar');
  const parts = [...(bar?.querySelectorAll('a, button') ?? [])];
  expect(parts.map((part) => [part.textContent?.trim().split(' ')[0], part.getAttribute('href')])).toEqual([
    ['Home', '/de'],
    ['Menu', null],
    ['Wishlist', '/de/customer/my-profile'],
    ['Account', '/de/sign-in'],
    ['Cart', '/de/cart'],
  ]);
  expect(parts.map((part) => part.classList.contains('customers-only'))).toEqual([false, false, true, false, false]);
  const without = markup(page(someSiteProps({ hasWishlists: false })));
  expect(without.textContent).not.toContain('Wishlist');
});

test('S2-72 the wishlist shows how many items are on it, and nothing for none', () => {
  const tab = aTab();
  const drawn = (wishes: number) => {
    const account = { ...tab.app.account, wishes };
    const server = markup(page(someSiteProps({ hasWishlists: true })), { ...tab, app: { ...tab.app, account } });
    return [...server.querySelectorAll<HTMLElement>('[data-wish-count]')].map((badge) => [
      badge.hidden,
      badge.textContent,
    ]);
  };
  expect(drawn(0)).toEqual(Array(2).fill([true, ' items: 0']));
  expect(drawn(4)).toEqual(Array(2).fill([false, ' items: 4']));
});

test('S2-74 S2-82 the currency opens the choice, if there is another one', () => {
  const drawn = (currencies: readonly string[]) => markup(page(someSiteProps({ currency: 'EUR', currencies })));
  const two = drawn(['GBP', 'EUR']);
  const links = [...two.querySelectorAll('a[data-overlay=currency]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Currency: EUR', 'Currency: EUR']);
  const form = two.querySelector(`footer form${links[0]?.getAttribute('href')}`);
  expect(form?.getAttribute('action')).toBe('/api/actions/change-currency');
  expect([...(form?.querySelectorAll('button') ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ['id', 'GBP'],
  ]);
  expect(drawn(['EUR']).querySelectorAll('[data-overlay=currency], #choose-currency')).toHaveLength(0);
});

test('S2-75 S2-86 the store opens the choice, if there is another one', () => {
  const drawn = (otherStores: SiteProps['otherStores']) =>
    markup(page(someSiteProps({ country: 'United Kingdom', otherStores })));
  const two = drawn([{ code: 'ie', country: 'Ireland' }]);
  const links = [...two.querySelectorAll('a[data-overlay=store]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(Array(2).fill('Shop in: United Kingdom'));
  expect(two.querySelector(`footer form${links[0]?.getAttribute('href')}`)).not.toBeNull();
  expect(drawn([]).querySelectorAll('[data-overlay=store], #choose-store')).toHaveLength(0);
});

test('every internal link keeps the store prefix', () => {
  const server = markup(page(someSiteProps({ storePrefix: '/de', menu: MENU })));
  const inside = [...server.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const ours = inside.filter((href) => href.startsWith('/'));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((href) => href !== '/de' && !href.startsWith('/de/'))).toEqual([]);
});

test('S2-73 the badge shows the cart’s quantity, and is hidden at 0 and in server-rendered markup', async () => {
  const tab = aTab();
  const hidden = (at: ParentNode) =>
    [...at.querySelectorAll<HTMLElement>('[data-cart-count]')].map((badge) => badge.hidden);
  expect(hidden(markup(page(), tab))).toEqual([true, true]);
  const { container } = draw(page(), tab);
  expect(hidden(container)).toEqual([true, true]);
  await act(() => tab.app.cart.add({ product: aProduct(), quantity: 3, answers: {} }));
  expect(hidden(container)).toEqual([false, false]);
  const badges = [...container.querySelectorAll('.count-badge')].map((badge) => badge.textContent);
  expect(badges).toEqual(['3', '3']);
  expect(screen.getAllByRole('link', { name: /Cart *items: 3/ })).toHaveLength(2);
});

test('hydration keeps a badge that the loader has filled', async () => {
  const server = markup(page());
  for (const badge of server.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.hidden = false;
    badge.lastElementChild?.replaceChildren('3');
  }
  const differences: unknown[] = [];
  const tab = aTab();
  const shown = () =>
    [...server.querySelectorAll<HTMLElement>('[data-cart-count]')].map(({ hidden, textContent }) => [
      hidden,
      textContent,
    ]);
  const root = await act(async () =>
    hydrateRoot(server, <ShopProvider shop={tab.app}>{page()}</ShopProvider>, {
      onRecoverableError: (difference) => differences.push(difference),
    }),
  );
  expect([differences, shown()]).toEqual([[], Array(2).fill([false, ' items: 3'])]);
  act(() => tab.app.cart.showCount(4));
  expect(shown()).toEqual(Array(2).fill([false, ' items: 4']));
  act(() => root.unmount());
});

test('S2-101 a link that opens a new tab says so and has rel=noopener', () => {
  const server = markup(page());
  const outside = [...server.querySelectorAll('a[target=_blank]')];
  expect(outside).toHaveLength(5);
  for (const link of outside) {
    expect(link.textContent).toContain('(opens in a new tab)');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('S2-102 the footer columns fold', () => {
  const footer = markup(page()).querySelector('footer');
  expect([...(footer?.querySelectorAll('details > summary') ?? [])].map((title) => title.textContent)).toEqual([
    'About',
    'Info',
    'Order',
    'Follow',
  ]);
});

test('S2-104 the footer has a line with ©, the company’s name and its VAT number', () => {
  const lines = [...markup(page()).querySelectorAll('footer p')].map((line) => line.textContent);
  expect(lines).toContainEqual(expect.stringMatching(/^© Posy Flowers Ltd, .* VAT number GB \d{3} \d{4} \d{2}\.$/));
});

test('S2-108 no menu shows how many products an entry has', () => {
  const category = { uid: 'c', position: 1, level: 2, productCount: 417, urlSuffix: '.html', inMenu: true };
  const roses = { ...category, name: 'Roses', urlPath: 'flowers/roses', children: [] };
  const tree = [{ ...category, name: 'Flowers', urlPath: 'flowers', children: [roses] }];
  for (const menu of [buildMenu(STATIC_MENU, []), buildMenu(STATIC_MENU, tree)]) {
    const server = markup(page(someSiteProps({ menu })));
    const menus = [...server.querySelectorAll('nav[aria-label=Main], .mobile-menu-list')];
    expect(menus.length).toBeGreaterThan(1);
    expect(menus.map(({ textContent }) => textContent).join()).toMatch(/^[^\d]*Contact Us[^\d]*$/);
  }
});

test('links in the banner’s content keep the store prefix', () => {
  const banner = {
    left: '<p><a href="/flowers.html">Today</a></p>',
    center: '<p><a href="tel:+44">Call</a></p>',
    abroad: '',
  };
  const server = markup(page(someSiteProps({ storePrefix: '/de', banner })));
  const links = [...server.querySelectorAll('.top-banner a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/de/flowers.html', 'tel:+44']);
});

test('S2-53 S2-103 the footer has fourteen flowers from the sprite, hidden from screen readers', () => {
  const row = markup(page()).querySelector('footer .flower-row');
  expect(row?.getAttribute('aria-hidden')).toBe('true');
  const named = [...(row?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
  const sheet = readFileSync('public/flowers.svg', 'utf8');
  const drawn = [...sheet.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => `/flowers.svg#${id}`);
  expect(named).toHaveLength(14);
  expect(new Set(named).size).toBe(14);
  expect([...named].sort()).toEqual([...drawn].sort());
  expect(FLOWERS).toHaveLength(14);
});

test('S2-103 the lines of every flower have a path length of one and are drawn without scripts', () => {
  const sheet = readFileSync('public/flowers.svg', 'utf8');
  for (const [symbol] of sheet.matchAll(/<symbol[\s\S]*?<\/symbol>/g)) {
    const lines = symbol.replace(/<g [\s\S]*?<\/g>/, '').match(/<path [^>]*>/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes('pathLength="1"'))).toEqual([]);
  }
  expect(sheet).not.toMatch(/<script|<animate|<style| on\w+=/);
});

test('a store abroad, which is one zone, asks no postcode but leads to what it says of delivery', () => {
  const placeOf = (locale: string) => {
    const link = markup(page(someSiteProps({ locale }))).querySelector('#header-place');
    return ['href', 'data-overlay', 'aria-haspopup'].map((name) => link?.getAttribute(name));
  };
  expect(placeOf('en-GB')).toEqual(['/delivery', 'place', 'dialog']);
  expect(placeOf('en-IE')).toEqual(['/delivery', null, null]);
});

test('a menu whose name only opens it has a link to its own page too', () => {
  const funerals: MenuItem = { name: 'Funerals', path: '/chichester-funeral-flowers', children: [leaf('Wreaths')] };
  const server = markup(page(someSiteProps({ menu: [funerals] })));
  const links = (place: string) => [...server.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href'));
  expect(links('nav[aria-label=Main]')).toContain('/chichester-funeral-flowers');
  expect(links('#mobile-menu')).toContain('/chichester-funeral-flowers');
  const flowers: MenuItem = { name: 'Shop', path: '/flowers.html', children: [leaf('Flowers')] };
  expect(
    [...markup(page(someSiteProps({ menu: [flowers] }))).querySelectorAll('nav[aria-label=Main] a')].map(
      (link) => link.textContent,
    ),
  ).toEqual(['Flowers']);
});

test('a department without siblings below its name is unfolded once, with text and products', () => {
  const products: MenuItem = { name: 'Funerals', path: '/funerals.html', children: [leaf('Wreaths'), leaf('Sprays')] };
  const menu = [{ name: 'Funerals', path: '/chichester-funeral-flowers', children: [products] }];
  const phone = markup(page(someSiteProps({ menu }))).querySelector('#mobile-menu');
  expect([...(phone?.querySelectorAll('details a') ?? [])].map((link) => link.textContent)).toEqual([
    'About funerals',
    'All funerals',
    'Wreaths',
    'Sprays',
  ]);
  expect(phone?.querySelectorAll('details')).toHaveLength(1);
});

test('the telephone number is in the header and the menu on a phone', () => {
  const server = markup(page());
  expect(server.querySelector('header .header-call')?.getAttribute('href')).toMatch(/^tel:/);
  expect(server.querySelector('#mobile-menu a[href^="tel:"]')).not.toBeNull();
});

test('no element has an inline style, which the CSP would block', () => {
  const server = markup(page(someSiteProps({ menu: MENU, banner: BANNER })));
  expect(server.querySelectorAll('[style], script, style')).toHaveLength(0);
});
