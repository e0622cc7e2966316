import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

/** What no content may bring to a page, however it was written. */
const DANGEROUS = /<script|<iframe|javascript:|\son\w+\s*=/i;

export function contentContract(adapter: string, open: OpenHarness): void {
  contract(`The content library as kept by ${adapter}`, open, (h) => {
    const content = () => h().ports.content;

    test('S2-62 S3-55 the top banner has two texts in HTML that harms nobody', async () => {
      const { left, center } = valueOf(await content().topBanner());
      for (const html of [left, center]) {
        expect(html.replace(/<[^>]*>/g, '')).toMatch(/\S/);
        expect(html).not.toMatch(DANGEROUS);
      }
    });

    test('the front page has a title and a heading, and its HTML harms nobody', async () => {
      const page = valueOf(await content().homePage());
      expect(page.title).toMatch(/\S/);
      expect(page.heroHeading).toMatch(/\S/);
      expect(page.heroText).not.toMatch(DANGEROUS);
      expect(page.storyText).not.toMatch(DANGEROUS);
    });

    test('every row of the front page has a heading and names goods that are sold', async () => {
      const { rows, heroSku } = valueOf(await content().homePage());
      expect(rows.length).toBeGreaterThan(0);
      for (const { heading, skus } of rows) {
        expect(heading).toMatch(/\S/);
        const sold = valueOf(await h().ports.catalogue.productsBySku(skus));
        expect(sold.map(({ sku }) => sku)).toEqual(skus);
      }
      const hero = heroSku === null ? [] : [heroSku];
      expect(valueOf(await h().ports.catalogue.productsBySku(hero)).map(({ sku }) => sku)).toEqual(hero);
    });

    test('every link of the front page stays on the site', async () => {
      const { heroLink, occasions, rows } = valueOf(await content().homePage());
      const links = [heroLink, ...occasions, ...rows.map(({ link }) => link)].filter((link) => link !== null);
      for (const { label, path } of links) {
        expect(label).toMatch(/\S/);
        expect(path).toMatch(/^\/(?!\/)/);
      }
    });

    test('a page of its own has a title and words in HTML that harms nobody', async () => {
      const page = valueOf(await content().page(await h().given.contentPage()));
      expect(page.title).toMatch(/\S/);
      expect(page.body).toMatch(/^<[a-z]/);
      expect(page.body.replace(/<[^>]*>/g, '')).toMatch(/\S/);
      expect(page.body).not.toMatch(DANGEROUS);
    });

    test.each(['nobody-wrote-this', 'term', 'terms ', 'constructor', 'a&filters[id][$eq]=1', '../topbar'])(
      'a page by the name of %j is not found, though others are there',
      async (slug) => {
        expect(reasonOf(await content().page(slug)).kind).toBe('not-found');
      },
    );

    test('an entry that nobody wrote is not found', async () => {
      const empty = await h().given.emptyLibrary();
      expect(reasonOf(await empty.topBanner()).kind).toBe('not-found');
      expect(reasonOf(await empty.homePage()).kind).toBe('not-found');
      expect(reasonOf(await empty.page(await h().given.contentPage())).kind).toBe('not-found');
    });

    test('with nobody at the other end it is unreachable', async () => {
      const { content: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.topBanner()).kind).toBe('unreachable');
      expect(reasonOf(await silent.homePage()).kind).toBe('unreachable');
      expect(reasonOf(await silent.page(await h().given.contentPage())).kind).toBe('unreachable');
    });
  });
}
