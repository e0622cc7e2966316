import { existsSync } from 'node:fs';
import path from 'node:path';
import { createContentService } from '../../backend/content/content-service';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { CmsContent } from '../../src/adapters/cms/cms-content';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import type { Wedding } from '../../src/domain/content/wedding';
import { WEDDINGS } from '../../tools/illustrations/weddings/weddings';
import { type Listening, listen } from './listen';

const ORIGINALS = path.join(process.cwd(), 'backend', 'media', 'originals');

describe('S2-21 the weddings of the shop', () => {
  let shop: Listening;
  let weddings: readonly Wedding[];
  const log = new MemoryLog();
  const faults: string[] = [];
  beforeAll(async () => {
    const service = createContentService({ warn: (message) => faults.push(message) });
    shop = await listen(service);
    const send: typeof fetch = async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const { status, body } = await shop.request(`${pathname}${search}`);
      return new Response(body.toString('utf8'), { status });
    };
    const content = new CmsContent(new ContentClient('http://shop.test/content', send), log);
    const listed = await content.weddings();
    if (!listed.ok) throw new Error(listed.reason.kind);
    const whole = await Promise.all(listed.value.map(({ slug }) => content.wedding(slug)));
    weddings = whole.flatMap((one) => (one.ok ? [one.value] : []));
  });
  afterAll(() => shop.close());

  test('are thirteen, in the order of their entries, and can all be read', () => {
    expect(faults).toEqual([]);
    expect(log.entries).toEqual([]);
    expect(weddings.map(({ slug }) => slug)).toEqual([
      'summer-wedding-in-the-park',
      'autumn-wedding-in-a-barn',
      'winter-wedding-in-the-snow',
      'wedding-by-the-sea',
      'vineyard-wedding-in-september',
      'spring-wedding-at-a-country-inn',
      'midsummer-wedding-in-a-field',
      'april-wedding-at-the-town-hall',
      'harvest-wedding-in-a-downland-chapel',
      'june-wedding-in-a-walled-garden',
      'may-day-wedding-in-an-orchard',
      'december-wedding-at-a-castle',
      'bluebell-wood-wedding',
    ]);
    expect(new Set(weddings.map(({ season }) => season))).toEqual(new Set(['spring', 'summer', 'autumn', 'winter']));
  });

  test.each(WEDDINGS.map(({ slug, shots }) => [slug, shots.length] as const))(
    '%s has the pictures that are drawn, each with its caption and its words for those who do not see it',
    (slug, count) => {
      const pictures = weddings.find((wedding) => wedding.slug === slug)?.pictures ?? [];
      expect(pictures.map(({ url }) => url)).toEqual(
        Array.from({ length: count }, (_, index) => `/media/weddings/${slug}/${index + 1}.avif`),
      );
      expect(count).toBeGreaterThanOrEqual(8);
      expect(count).toBeLessThanOrEqual(20);
      for (const { url, alt, caption } of pictures) {
        expect(existsSync(path.join(ORIGINALS, url.replace('/media/', '')))).toBe(true);
        expect(alt).toMatch(/^\S.{20,}[^.]$/);
        expect(caption).toMatch(/^\S.{10,}[.?]$/);
      }
    },
  );

  test('are told each in its own words: no caption, description or paragraph stands twice', () => {
    const said = weddings.flatMap(({ description, body, pictures }) => [
      description,
      ...pictures.flatMap(({ alt, caption }) => [alt, caption]),
      ...body.split('</p>').map((paragraph) => paragraph.trim()),
    ]);
    const longer = said.filter((text) => text !== '');
    expect(longer.filter((text, index) => longer.indexOf(text) !== index)).toEqual([]);
    for (const { body, place, description } of weddings) {
      expect(body.split(/\s+/).length).toBeGreaterThan(150);
      for (const heading of ['What grew', 'What nearly went wrong', 'What it costs']) expect(body).toContain(heading);
      expect([place, description].every((text) => text !== '')).toBe(true);
    }
  });

  test('name nobody, quote nobody, and say who made the pictures', () => {
    for (const { title, body, credit } of weddings) {
      expect(body).toMatch(/^<p>[A-Z] and [A-Z] /);
      expect(title).not.toMatch(/ and [A-Z]/);
      expect(credit).toBe('Illustrations by Posy');
    }
    const couples = weddings.map(({ body }) => /^<p>([A-Z] and [A-Z]) /.exec(body)?.[1]);
    expect(new Set(couples).size).toBe(weddings.length);
  });

  test('cost from one sum to another, in whole tens of pounds', () => {
    for (const { costFrom, costTo } of weddings) {
      expect(costFrom).toBeGreaterThanOrEqual(40_000);
      expect(costTo).toBeGreaterThan(costFrom ?? 0);
      expect((costTo ?? 0) / (costFrom ?? 1)).toBeLessThan(1.8);
      expect([costFrom, costTo].map((pence) => (pence ?? 1) % 1000)).toEqual([0, 0]);
    }
  });

  test('name three flowers or more, and link to what the shop sells', () => {
    const sold = new Set([
      ...CATEGORIES.map(({ urlPath }) => `/${urlPath}.html`),
      ...PRODUCTS.map(({ urlKey }) => `/${urlKey}.html`),
    ]);
    for (const { flowers } of weddings) {
      expect(flowers.length).toBeGreaterThanOrEqual(3);
      expect(flowers.some(({ link }) => link !== null)).toBe(true);
      expect(flowers.filter(({ link }) => link !== null && !sold.has(link))).toEqual([]);
    }
  });
});
