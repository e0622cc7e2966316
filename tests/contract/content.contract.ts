import { SOCIAL_ICONS } from '../../src/domain/content/layout';
import { SEASONS } from '../../src/domain/content/wedding';
import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

/** Markup that must not reach a page. */
const DANGEROUS = /<script|<iframe|javascript:|\son\w+\s*=/i;

const SAFE_LINK = /^(?:\/(?!\/)|https:|mailto:|tel:)/;

export function contentContract(adapter: string, open: OpenHarness): void {
  contract(`The content library as kept by ${adapter}`, open, (h) => {
    const content = () => h().ports.content;

    test('S2-62 S3-55 the top banner has two texts in safe HTML', async () => {
      const { left, center } = valueOf(await content().topBanner());
      for (const html of [left, center]) {
        expect(html.replace(/<[^>]*>/g, '')).toMatch(/\S/);
        expect(html).not.toMatch(DANGEROUS);
      }
    });

    test('S1-16 S3-56 S3-57 the footer has columns and social networks with safe links', async () => {
      const { columns, social } = valueOf(await content().footer());
      expect(columns.length * social.length).toBeGreaterThan(0);
      for (const { title, titleLink, items } of columns) {
        expect(title).toMatch(/\S/);
        expect(titleLink).toMatch(SAFE_LINK);
        expect(items.length).toBeGreaterThan(0);
        for (const { name, link, external } of items) {
          expect(name).toMatch(/\S/);
          expect(link).toMatch(SAFE_LINK);
          expect(external).toBe(link.startsWith('https:'));
        }
      }
      for (const { icon, label, link } of social) {
        expect(SOCIAL_ICONS).toContain(icon);
        expect(label).toMatch(/\S/);
        expect(link).toMatch(/^https:/);
      }
    });

    test('the home page has a title, a heading and safe HTML', async () => {
      const page = valueOf(await content().homePage());
      expect(page.title).toMatch(/\S/);
      expect(page.heroHeading).toMatch(/\S/);
      expect(page.heroText).not.toMatch(DANGEROUS);
      expect(page.storyText).not.toMatch(DANGEROUS);
    });

    test('the ideas for a card have a label, and messages that fit the card', async () => {
      const { gift, tribute } = valueOf(await content().cardMessages());
      for (const occasions of [gift, tribute]) {
        expect(occasions.length).toBeGreaterThan(0);
        for (const { label, messages } of occasions) {
          expect(label).toMatch(/\S/);
          expect(messages.length).toBeGreaterThan(0);
          for (const message of messages) expect([...message].length).toBeLessThanOrEqual(200);
        }
      }
    });

    test('S1-5 the words for the search name synonyms, and pages of this shop', async () => {
      const { synonyms, pages } = valueOf(await content().shopWords());
      expect(synonyms.length).toBeGreaterThan(0);
      for (const { words, means } of synonyms) expect([words.length > 0, means.length > 0]).toEqual([true, true]);
      expect(pages.length).toBeGreaterThan(0);
      for (const { path, words } of pages)
        expect([path, words.length > 0]).toEqual([expect.stringMatching(/^\/\w/), true]);
    });

    test('every row of the home page has a heading and existing products', async () => {
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

    test('every link of the home page is internal', async () => {
      const { heroLink, occasions, rows } = valueOf(await content().homePage());
      const links = [heroLink, ...occasions, ...rows.map(({ link }) => link)].filter((link) => link !== null);
      for (const { label, path } of links) {
        expect(label).toMatch(/\S/);
        expect(path).toMatch(/^\/(?!\/)/);
      }
    });

    test('the list of content pages names each by slug and title', async () => {
      const slug = await h().given.contentPage();
      const pages = valueOf(await content().pages());
      const { title, description } = valueOf(await content().page(slug));
      expect(pages.filter((page) => page.slug === slug)).toEqual([{ slug, title, description }]);
    });

    test('a content page has a title and safe HTML', async () => {
      const page = valueOf(await content().page(await h().given.contentPage()));
      expect(page.title).toMatch(/\S/);
      expect(page.body).toMatch(/^<[a-z]/);
      expect(page.body.replace(/<[^>]*>/g, '')).toMatch(/\S/);
      expect(page.body).not.toMatch(DANGEROUS);
    });

    test.each(['nobody-wrote-this', 'term', 'terms ', 'constructor', 'a&filters[id][$eq]=1', '../topbar'])(
      'a page with the slug %j is not-found, although others exist',
      async (slug) => {
        expect(reasonOf(await content().page(slug)).kind).toBe('not-found');
      },
    );

    test('S1-16 a wedding has a title, pictures with words, flowers with safe links, and safe HTML', async () => {
      const slug = await h().given.wedding();
      const wedding = valueOf(await content().wedding(slug));
      expect(wedding.slug).toBe(slug);
      for (const words of [wedding.title, wedding.place, wedding.description]) expect(words).toMatch(/\S/);
      expect(SEASONS).toContain(wedding.season);
      expect(wedding.body).toMatch(/^<[a-z]/);
      expect(wedding.body).not.toMatch(DANGEROUS);
      expect(wedding.pictures.length).toBeGreaterThan(0);
      for (const { url, alt } of wedding.pictures) {
        expect(url).toMatch(/^(?:\/(?!\/)|https?:)/);
        expect(alt).toMatch(/\S/);
      }
      expect(wedding.cover).toEqual(wedding.pictures[0]);
      expect(wedding.flowers.length).toBeGreaterThan(0);
      for (const { name, link } of wedding.flowers) {
        expect(name).toMatch(/\S/);
        if (link !== null) expect(link).toMatch(SAFE_LINK);
      }
      expect(wedding.costFrom).toBeGreaterThan(0);
      expect(wedding.costTo).toBeGreaterThanOrEqual(wedding.costFrom ?? 0);
    });

    test('the list of weddings names each as its own page does, without the rest', async () => {
      const weddings = valueOf(await content().weddings());
      expect(weddings.length).toBeGreaterThan(1);
      expect(new Set(weddings.map(({ slug }) => slug)).size).toBe(weddings.length);
      for (const summary of weddings) {
        const wedding = valueOf(await content().wedding(summary.slug));
        expect(wedding).toMatchObject(summary);
        expect(Object.keys(summary).sort()).toEqual(['cover', 'description', 'place', 'season', 'slug', 'title']);
      }
    });

    test.each(['nobody-wrote-this', 'constructor', '../topbar', 'a&filters[id][$eq]=1', ''])(
      'a wedding with the slug %j is not-found, although others exist',
      async (slug) => {
        expect(reasonOf(await content().wedding(slug)).kind).toBe('not-found');
      },
    );

    test('a missing entry is not-found', async () => {
      const empty = await h().given.emptyLibrary();
      expect(reasonOf(await empty.topBanner()).kind).toBe('not-found');
      expect(reasonOf(await empty.footer()).kind).toBe('not-found');
      expect(reasonOf(await empty.homePage()).kind).toBe('not-found');
      expect(reasonOf(await empty.cardMessages()).kind).toBe('not-found');
      expect(reasonOf(await empty.shopWords()).kind).toBe('not-found');
      expect(reasonOf(await empty.page(await h().given.contentPage())).kind).toBe('not-found');
      expect(reasonOf(await empty.wedding(await h().given.wedding())).kind).toBe('not-found');
    });

    test('is unreachable without a backend', async () => {
      const { content: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.topBanner()).kind).toBe('unreachable');
      expect(reasonOf(await silent.footer()).kind).toBe('unreachable');
      expect(reasonOf(await silent.homePage()).kind).toBe('unreachable');
      expect(reasonOf(await silent.page(await h().given.contentPage())).kind).toBe('unreachable');
      expect(reasonOf(await silent.pages()).kind).toBe('unreachable');
      expect(reasonOf(await silent.weddings()).kind).toBe('unreachable');
      expect(reasonOf(await silent.wedding(await h().given.wedding())).kind).toBe('unreachable');
    });
  });
}
