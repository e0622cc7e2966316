import type { RatingQuestion, ReviewDraft } from '../../src/domain/reviews/review-draft';
import { averageStars } from '../../src/domain/reviews/review';
import type { OpenHarness } from './harness';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

export function reviewsContract(adapter: string, open: OpenHarness): void {
  contract(`Reviews as kept by ${adapter}`, open, (h) => {
    const reviews = () => h().ports.reviews;
    const questions = async () => valueOf(await reviews().questions());
    const best = (asked: readonly RatingQuestion[]) =>
      Object.fromEntries(asked.map(({ id, values }) => [id, present(values[values.length - 1], 'value').id]));
    const draft = async (overrides: Partial<ReviewDraft> = {}): Promise<ReviewDraft> => ({
      sku: (await h().given.product('plain')).sku,
      nickname: 'Ann',
      title: 'Still standing',
      text: 'Ten days, and not one has dropped.',
      ratings: best(await questions()),
      ...overrides,
    });

    test("S3-45, S3-46 a product's reviews have author, text, date and rating", async () => {
      const { sku } = await h().given.reviewed();
      const page = valueOf(await reviews().ofProduct(sku, 1, 50));
      expect(page.reviews.length).toBeGreaterThan(1);
      expect(page.total).toBe(page.reviews.length);
      for (const { nickname, text, title, createdAt, stars, id } of page.reviews) {
        for (const words of [nickname, text, title, id]) expect(words).toMatch(/\S/);
        expect(createdAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(stars).toBeGreaterThanOrEqual(1);
        expect(stars).toBeLessThanOrEqual(5);
      }
      expect(new Set(page.reviews.map(({ id }) => id)).size).toBe(page.reviews.length);
    });

    test('S3-18 the product has the same rating and number of reviews', async () => {
      const { sku } = await h().given.reviewed();
      const { rating } = valueOf(await h().ports.catalogue.product(sku, []));
      const { reviews: all } = valueOf(await reviews().ofProduct(sku, 1, 50));
      if (rating.count === 0) return;
      expect(rating.count).toBe(all.length);
      expect(Math.abs(rating.stars - averageStars(all))).toBeLessThanOrEqual(0.1);
    });

    test('S3-47 reviews are sorted newest first, by page', async () => {
      const { sku } = await h().given.reviewed();
      const whole = valueOf(await reviews().ofProduct(sku, 1, 50)).reviews;
      const times = whole.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
      const pages = await Promise.all([1, 2].map(async (page) => valueOf(await reviews().ofProduct(sku, page, 1))));
      expect(pages.flatMap((page) => page.reviews)).toEqual(whole.slice(0, 2));
      expect(pages[0]).toMatchObject({ page: 1, itemsPerPage: 1, totalPages: whole.length, total: whole.length });
    });

    test('a product without reviews has an empty page, and an unknown product is not-found', async () => {
      const { sku } = await h().given.unreviewed();
      expect(valueOf(await reviews().ofProduct(sku, 1, 10)).reviews).toEqual([]);
      expect(reasonOf(await reviews().ofProduct('NOBODY-SELLS-THIS', 1, 10)).kind).toBe('not-found');
    });

    test('S7-16 the rating questions have one to five stars', async () => {
      const asked = await questions();
      const stars = present(
        asked.find(({ name }) => name === 'Rating'),
        'question for stars',
      );
      expect(stars.values.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
      expect(new Set(stars.values.map(({ id }) => id)).size).toBe(5);
    });

    test('S7-14 a guest can write a review, which is hidden until approved', async () => {
      const { sku } = await h().given.reviewed();
      const before = valueOf(await reviews().ofProduct(sku, 1, 50));
      valueOf(await reviews().write(await draft({ sku }), null));
      expect(valueOf(await reviews().ofProduct(sku, 1, 50))).toEqual(before);
    });

    test('S7-15 customers see their own reviews, approved or not, and no others', async () => {
      const [ann, bob] = [await signedIn(h()), await signedIn(h())];
      const written = await draft({ nickname: 'Ann Lee', title: 'Fine stems' });
      valueOf(await ann.ports.reviews.write(written, null));
      const own = valueOf(await ann.ports.reviews.own(1, 10));
      const { sku, name } = await h().given.product('plain');
      expect(written.sku).toBe(sku);
      expect(own.reviews).toMatchObject([
        { nickname: 'Ann Lee', title: 'Fine stems', text: written.text, stars: 5, product: { name } },
      ]);
      expect(valueOf(await bob.ports.reviews.own(1, 10)).reviews).toEqual([]);
    });

    test("S7-15 the customer's reviews are paged", async () => {
      const { ports } = await signedIn(h());
      for (const title of ['First', 'Second', 'Third'])
        valueOf(await ports.reviews.write(await draft({ title }), null));
      const pages = await Promise.all([1, 2].map(async (page) => valueOf(await ports.reviews.own(page, 2))));
      expect(pages.map((page) => page.reviews.length)).toEqual([2, 1]);
      expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2]);
      const titles = pages.flatMap((page) => page.reviews.map(({ title }) => title));
      expect(titles.sort()).toEqual(['First', 'Second', 'Third']);
    });

    test.each([
      ['without a name', { nickname: ' ' }],
      ['without a title', { title: '' }],
      ['without words', { text: '' }],
      ['without stars', { ratings: {} }],
      ['with stars nobody offers', { ratings: { nobody: 'offers' } }],
      ['by a name of two hundred characters', { nickname: 'n'.repeat(200) }],
      ['with a title of three hundred characters', { title: 't'.repeat(300) }],
      ['of five and a half thousand characters', { text: 'x'.repeat(5_500) }],
    ] as const)('a review %s is refused', async (_title, lack) => {
      expect(reasonOf(await reviews().write(await draft(lack), null)).kind).toBe('rejected');
    });

    test('a text of one letter is accepted, because the form decides the minimum', async () => {
      const { ports } = await signedIn(h());
      valueOf(await ports.reviews.write(await draft({ text: 'x' }), null));
      expect(valueOf(await ports.reviews.own(1, 10)).reviews[0]?.text).toBe('x');
    });

    test('a review of an unknown product is refused', async () => {
      const unknown = await draft({ sku: 'NOBODY-SELLS-THIS' });
      expect(['rejected', 'not-found']).toContain(reasonOf(await reviews().write(unknown, null)).kind);
    });

    test('S6-6 a guest has no own reviews', async () => {
      expect(reasonOf(await reviews().own(1, 10)).kind).toBe('unauthorised');
    });

    test('every call is unreachable without a backend', async () => {
      const { reviews: silent } = await h().given.unreachable();
      const answers = [
        await silent.ofProduct('S', 1, 10),
        await silent.own(1, 10),
        await silent.questions(),
        await silent.write(await draft(), null),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
