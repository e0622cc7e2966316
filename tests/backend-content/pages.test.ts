import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContentService } from '../../backend/content/content-service';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { YEARS_KEPT as YEARS_DELETED } from '../../backend/commerce/order/delete-orders';
import { accountDeletedEmail } from '../../backend/mail/account-emails';
import { emailAsText } from '../../backend/mail/email';
import * as cookies from '../../src/adapters/cookies/cookie-names';
import { ENQUIRY_YEARS_KEPT } from '../../src/domain/enquiries/enquiry';
import { enquiryTexts } from '../../src/ui/texts/en/enquiries/enquiry-texts';
import { YEARS_KEPT } from '../../src/domain/customer/account-data';
import { myDataTexts } from '../../src/ui/texts/en/account/my-data';
import { STATIC_MENU } from '../../src/adapters/http/pages/static-menu';
import { contentSlug } from '../../src/domain/content/content-page';
import { contactTexts } from '../../src/ui/texts/en/layout/contact';
import { premises } from '../../src/ui/texts/en/layout/premises';
import { DEFAULT_FOOTER } from '../../src/ui/texts/en/layout/footer';
import { productWords } from '../../src/ui/texts/en/product/product-words';
import { type Listening, listen } from './listen';

interface Page {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const ENTRIES = join(__dirname, '../../backend/content/entries');
/** Every other text of the florist: home page and banner without notes, and the sentences about products. */
const SHORT_WORDS = [
  ...['homepage.md', 'topbar.md'].map((name) => readFileSync(join(ENTRIES, name), 'utf8').replace(/^#.*$/gm, '')),
  ...PRODUCTS.map(({ sku, shortDescription, description }) => `${sku}: ${shortDescription} ${description}`),
];

describe('the content pages', () => {
  let shop: Listening;
  let pages: readonly Page[];
  const faults: string[] = [];
  beforeAll(async () => {
    shop = await listen(createContentService({ warn: (message) => faults.push(message) }));
    const { body } = await shop.request('/content/pages?pagination[pageSize]=100');
    pages = (JSON.parse(body.toString('utf8')) as { data: { attributes: Page }[] }).data.map((one) => one.attributes);
  });
  afterAll(() => shop.close());

  const products = new Set(CATEGORIES.map(({ urlPath }) => `/${urlPath}.html`));
  test('S1-13 what lists and search engines say of a page is true in the store of another country too', () => {
    for (const { slug, description } of pages)
      expect(`${slug}: ${description}`).not.toMatch(/\bour (own )?van\b|\btoday\b/i);
  });

  /** Paths with screens of their own. */
  const screens = new Set(['/', '/cart', '/Pages']);
  const leadsNowhere = (path: string) =>
    !products.has(path) && !screens.has(path) && !pages.some(({ slug }) => `/${slug}` === path);

  test('can all be read', () => {
    expect(faults).toEqual([]);
  });

  test('each have a title, a description, a text and a valid path', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { slug, title, description, body } of pages) {
      expect(contentSlug(`/${slug}`)).toBe(slug);
      for (const text of [title, description, body]) expect(text).toMatch(/\S/);
      expect(description.length).toBeLessThan(170);
      // The screen renders the only level-one heading.
      expect(body).not.toMatch(/^# /m);
    }
  });

  test('name every cookie of the shop with its life, and none that it does not set', () => {
    const { body = '' } = pages.find(({ slug }) => slug === 'cookies') ?? {};
    const told = [...body.matchAll(/^- (\*\*.*?\*\*.*?) – .*?\. (.*?)\.$/gm)].flatMap(([, names = '', life = '']) =>
      [...names.matchAll(/\*\*(.*?)\*\*/g)].map(([, name = '']) => [name, life]),
    );
    const named = Object.values(cookies).map((one) => (typeof one === 'string' ? one : ''));
    const names = named.filter((one) => one !== '');
    const words = new Map([
      [60, 'One minute'],
      [5 * 60, 'Five minutes'],
      [30 * 60, '30 minutes'],
      [60 * 60, 'One hour'],
      [30 * 24 * 60 * 60, '30 days'],
      [365 * 24 * 60 * 60, 'One year'],
    ]);
    expect([...told].sort()).toEqual(names.map((name) => [name, words.get(cookies.lifeOf(name))]).sort());
  });

  test('say how long orders are kept, as the pages of the account, the email and the deletion do', () => {
    const told = `${YEARS_KEPT} years after the order`;
    const privacy = pages.find(({ slug }) => slug === 'privacy')?.body;
    const email = emailAsText(accountDeletedEmail());
    for (const text of [privacy, email, myDataTexts.kept]) expect(text).toContain(told);
    expect(YEARS_DELETED).toBe(YEARS_KEPT);
  });

  test('say how long enquiries are kept, as their form does', () => {
    const privacy = pages.find(({ slug }) => slug === 'privacy')?.body;
    expect(privacy).toContain(`kept for ${ENQUIRY_YEARS_KEPT} years after it was sent`);
    expect(enquiryTexts.kept).toContain(`${ENQUIRY_YEARS_KEPT} years`);
  });

  test.each([
    ['contact-us', ['funeral', 'wedding', 'weekly', 'complaint']],
    ['chichester-wedding-flowers', ['wedding']],
    ['chichester-funeral-flowers', ['funeral']],
    ['complaints', ['complaint']],
  ])('%s leads to the form of an enquiry', (slug, kinds) => {
    const { body = '' } = pages.find((page) => page.slug === slug) ?? {};
    expect([...body.matchAll(/^\{enquiry (\w+)\}$/gm)].map(([, kind]) => kind)).toEqual(kinds);
  });

  test('include every internal path of menu, footer, checkout and products', () => {
    const footer = [...DEFAULT_FOOTER.columns, { titleLink: DEFAULT_FOOTER.socialTitleLink, items: [] }].flatMap(
      ({ titleLink, items }) => [titleLink ?? '', ...items.map(({ link }) => link)],
    );
    const menu = STATIC_MENU.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
    const legal = DEFAULT_FOOTER.legal.map(({ link }) => link);
    const ours = [...footer, ...legal, ...menu, '/terms', productWords.flowerCarePath].filter((path) =>
      path.startsWith('/'),
    );
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter(leadsNowhere)).toEqual([]);
  });

  test("contain valid links only, with the shop's telephone and email", () => {
    const links = pages.flatMap(({ body }) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link ?? ''));
    const own = links.filter((link) => link.startsWith('/'));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(leadsNowhere)).toEqual([]);
    const reach: readonly string[] = [contactTexts.phoneLink, contactTexts.emailLink];
    const others = links.filter((link) => !link.startsWith('/'));
    expect(others.filter((link) => !link.startsWith('https://') && !reach.includes(link))).toEqual([]);
  });

  test('name the trader in the terms, and leave cut-offs and days to the delivery schedule', () => {
    const { body = '' } = pages.find(({ slug }) => slug === 'terms') ?? {};
    const words = body.replace(/\s+/g, ' ');
    for (const said of [
      premises.trader,
      contactTexts.phone,
      contactTexts.email,
      '{cut-offs}',
      '{closed-days}',
      '14 days',
    ]) {
      expect(words).toContain(said);
    }
    expect(DEFAULT_FOOTER.copyright).toContain(/VAT number ([A-Z0-9 ]+)/.exec(words)?.[0] ?? 'no VAT number');
  });

  test('name no hour of opening, ordering or arrival that the delivery schedule does not', () => {
    const hours = /\b(by|before|until|till|open) (noon|\d{1,2}(\.\d\d)? ?(am|pm))\b|\d ?(am|pm) to \d|on the table by/i;
    const said = [...pages.map(({ slug, body }) => `${slug}: ${body}`), ...SHORT_WORDS];
    expect(said.flatMap((text) => hours.exec(text.replace(/\s+/g, ' '))?.[0] ?? [])).toEqual([]);
  });

  test('promise an answer in no other time than the form and its emails', () => {
    const times = /\b(answer|decide|decision|hear from us)\b[^.]*\b(one|two|three|\d+) (working )?(day|hour)s?\b/i;
    const said = pages.map(({ slug, body, description }) => `${slug}: ${description} ${body}`);
    expect(said.flatMap((text) => times.exec(text.replace(/\s+/g, ' '))?.[0] ?? [])).toEqual([]);
  });
});
