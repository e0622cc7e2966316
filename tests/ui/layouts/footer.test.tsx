import { SiteFooter } from '../../../src/ui/components/layout/SiteFooter';
import { IconSheet } from '../../../src/ui/components/shared/IconSheet';
import type { SiteProps } from '../../../src/ui/site-props';
import { DEFAULT_FOOTER } from '../../../src/ui/texts/en/layout/footer';
import { aFooter } from '../../builders/a-footer';
import { markup, someSiteProps } from '../drawn';

const footerOf = (site: Partial<SiteProps>) => markup(<SiteFooter site={someSiteProps(site)} />);

/** Title and links of each column: `[words, address]`. */
const columnsOf = (drawn: ParentNode) =>
  [...drawn.querySelectorAll('details')].map((column) => ({
    title: column.querySelector('summary')?.textContent,
    links: [...column.querySelectorAll('a')].map((link) => [
      link.textContent?.replace(/ \(opens in a new tab\)$/, ''),
      link.getAttribute('href'),
    ]),
  }));

describe.each(['', '/ie'])('the links of the demo in the store at "%s"', (storePrefix) => {
  const drawn = footerOf({ storePrefix, footer: DEFAULT_FOOTER });
  const columns = columnsOf(drawn);

  test.each([
    ['S2-89', 'About', 'About', '/about'],
    ['S2-90', 'About', 'Who we are', '/chichester-florists'],
    ['S2-91', 'About', 'Contact us', '/contact-us'],
    ['S2-92', 'Info', 'Info', '/info'],
    ['S2-93', 'Info', 'Local suppliers', '/local-suppliers'],
    ['S2-94', 'Info', 'Call us: 01632 960 417', 'tel:+441632960417'],
    ['S2-95', 'Info', 'Email us', 'mailto:flowers@posy.example'],
    ['S2-19', 'Info', 'Good to know', '/Pages'],
    ['S2-97', 'Order', 'Order', '/order'],
    ['S2-98', 'Order', 'Purchase terms', '/terms'],
    ['S2-99', 'Follow', 'Follow', '/socials'],
  ])('%s column %s has the link %s to %s', (_id, title, words, path) => {
    const { links = [] } = columns.find((column) => column.title === title) ?? {};
    expect(links).toContainEqual([words, path.startsWith('/') ? `${storePrefix}${path}` : path]);
  });

  test('S2-96 “Visit us” leads to the shop’s own address on a map, in a new tab', () => {
    const link = [...drawn.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Visit us'));
    const { host, searchParams } = new URL(link?.href ?? '');
    expect([host, searchParams.get('query')]).toEqual([
      'www.openstreetmap.org',
      'The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
    ]);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('S2-100 S3-57 the column Follow has three social networks, each with an icon of our own', () => {
    const follow = [...drawn.querySelectorAll('details')].at(-1);
    const networks = [...(follow?.querySelectorAll('a[target=_blank]') ?? [])];
    expect(networks.map((link) => link.getAttribute('href'))).toEqual([
      'https://instagram.example/posy',
      'https://facebook.example/posy',
      'https://pinterest.example/posy',
    ]);
    const icons = networks.map((link) => link.querySelector('svg[aria-hidden=true] use')?.getAttribute('href'));
    expect(icons).toEqual(['#icon-instagram', '#icon-facebook', '#icon-pinterest']);
    const sheet = markup(<IconSheet />);
    for (const icon of icons) expect(sheet.querySelector(`symbol${icon} path`)).not.toBeNull();
  });
});

test('S1-16 S3-56 draws what the florist has written, and no link of the code', () => {
  const drawn = footerOf({ footer: aFooter() });
  expect(columnsOf(drawn)).toEqual([
    {
      title: 'Our shop',
      links: [
        ['Our shop', '/our-shop'],
        ['Opening hours', '/hours'],
        ['Find us', 'https://maps.example/posy'],
      ],
    },
    {
      title: 'Keep in touch',
      links: [
        ['Keep in touch', '/socials'],
        ['Our pictures', 'https://instagram.example/ours'],
      ],
    },
  ]);
  for (const words of ['Flowers from next door.', '© A shop. VAT number GB 000 0000 00.'])
    expect(drawn.textContent).toContain(words);
});

test('S1-16 without an entry it is the footer of the code, as it is for whatever the entry lacks', () => {
  const ours = footerOf({ footer: DEFAULT_FOOTER }).innerHTML;
  expect(footerOf({ footer: null }).innerHTML).toBe(ours);
  const credit = { name: '', link: null };
  const lacking = { ...DEFAULT_FOOTER, columns: [], socialTitle: '', promise: '', copyright: '', credit };
  expect(footerOf({ footer: lacking }).innerHTML).toBe(ours);
});

test('a title without a link is plain, a network without an icon has words, and no networks are no column', () => {
  const columns = [{ title: 'About', titleLink: null, items: [{ name: 'Us', link: '/us', external: false }] }];
  const social = [{ icon: null, label: 'Elsewhere', link: 'https://elsewhere.example' }];
  const drawn = footerOf({ footer: aFooter({ columns, social, socialTitleLink: null }) });
  expect(columnsOf(drawn)).toEqual([
    { title: 'About', links: [['Us', '/us']] },
    { title: 'Keep in touch', links: [['Elsewhere', 'https://elsewhere.example']] },
  ]);
  expect(drawn.querySelector('details:last-child a svg')).toBeNull();
  expect(columnsOf(footerOf({ footer: aFooter({ social: [] }) })).map(({ title }) => title)).toEqual(['Our shop']);
});

test('S2-105 the footer ends with who made the site, as a link if it has one', () => {
  const lastLine = (site: Partial<SiteProps>) => [...footerOf(site).querySelectorAll('p')].at(-1);
  const link = lastLine({ footer: DEFAULT_FOOTER })?.querySelector('a');
  expect(link?.textContent).toMatch(/^Website by Hedgerow Works/);
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://hedgerow.example/', '_blank', 'noopener noreferrer']);
  const plain = lastLine({ footer: aFooter({ credit: { name: 'Website by a friend', link: null } }) });
  expect(plain?.innerHTML).toBe('Website by a friend');
});

test('words of the entry are words, whatever they look like', () => {
  const html = '<img src=x onerror=alert(1)>';
  const columns = [{ title: html, titleLink: '/a', items: [{ name: html, link: '/b', external: false }] }];
  const drawn = footerOf({
    footer: aFooter({ columns, socialTitle: html, promise: html, copyright: html, credit: { name: html, link: null } }),
  });
  expect(drawn.querySelector('img, [onerror]')).toBeNull();
  expect(drawn.textContent?.split(html).length).toBeGreaterThan(6);
});
