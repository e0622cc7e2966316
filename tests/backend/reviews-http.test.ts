import type { ShopDatabase } from '../../backend/database/shop-database';
import { moderateReview } from '../../backend/commerce/review/moderate-review';
import { customersAsTable } from '../../backend/admin-cli/people-commands';
import { reviewAsText, reviewsAsTable } from '../../backend/admin-cli/review-commands';
import { printable } from '../../backend/admin-cli/table';
import { Customer, accountShop, refusalOf, UNAUTHORISED } from './account';
import type { TestResponse, RunningShop } from './running-shop';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;

  beforeAll(async () => {
    shop = await openShop(accountShop());
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });

  const REVIEW = 'average_rating ratings_breakdown { name value } nickname summary text created_at';
  type Caller = { request: Customer['request'] };
  const guest: Caller = { request: (query, variables) => shop.request(query, variables) };

  const metadata = async () =>
    (await shop.data('{ productReviewRatingsMetadata { items { id name values { value_id value } } } }'))
      .productReviewRatingsMetadata.items;

  async function stars(count: number): Promise<{ id: string; value_id: string }> {
    const [rating] = await metadata();
    const value = rating.values.find((one: { value: string }) => one.value === String(count));
    return { id: rating.id, value_id: value.value_id };
  }

  async function write(who: Caller, more: object = {}): Promise<TestResponse> {
    return who.request(
      `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${REVIEW} product { sku } } } }`,
      {
        input: {
          sku: 'VASE',
          nickname: 'Cat',
          summary: 'Holds water',
          text: 'And flowers.',
          ratings: [await stars(4)],
          ...more,
        },
      },
    );
  }

  const shown = async (sku: string) =>
    (
      await shop.data(
        `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
        rating_summary review_count
        reviews(pageSize: 10, currentPage: 1) { items { ${REVIEW} product { name } } page_info { current_page page_size total_pages } } } } }`,
        { sku },
      )
    ).products.items[0];

  const own = async (who: Customer, args = '') =>
    (
      await who.data(
        `{ customer { reviews${args} { items { ${REVIEW} product { sku name } } page_info { current_page page_size total_pages } } } }`,
      )
    ).customer.reviews;

  async function newest(): Promise<number> {
    const { id } = await database.selectFrom('reviews').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    return id;
  }

  describe('writing a review', () => {
    test('S7-16 asks for one to five stars', async () => {
      expect(await metadata()).toMatchObject([
        { name: 'Rating', values: ['1', '2', '3', '4', '5'].map((value) => ({ value })) },
      ]);
    });

    test('S7-14, S7-17, S3-45, S3-46 publishes it once the florist has approved it', async () => {
      const { review } = (await write(guest, { text: 'And flowers.\r\nFor weeks.\u0007' })).body.data
        .createProductReview;
      const words = {
        average_rating: 80,
        ratings_breakdown: [{ name: 'Rating', value: '4' }],
        nickname: 'Cat',
        summary: 'Holds water',
        text: 'And flowers.\nFor weeks.',
        created_at: '2026-10-05 09:00:00',
      };
      expect(review).toEqual({ ...words, product: { sku: 'VASE' } });
      expect(await shown('VASE')).toMatchObject({ rating_summary: 0, review_count: 0, reviews: { items: [] } });
      await moderateReview(database, await newest(), 'approve');
      expect(await shown('VASE')).toEqual({
        rating_summary: 80,
        review_count: 1,
        reviews: {
          items: [{ ...words, product: { name: 'Glass Vase' } }],
          page_info: { current_page: 1, page_size: 10, total_pages: 1 },
        },
      });
    });

    test('attributes a review of a variant to its parent', async () => {
      expect((await write(guest, { sku: 'ROSE-L-RED' })).body.data.createProductReview.review.product.sku).toBe('ROSE');
    });

    test.each([
      ['an unknown product', { sku: 'NOPE' }, 'graphql-no-such-entity', 'Could not find a product with SKU "NOPE"'],
      ['no name', { nickname: ' \n' }, 'graphql-input', 'Please enter a nickname.'],
      ['no title', { summary: '' }, 'graphql-input', 'Please enter a review summary.'],
      ['no text', { text: '\u0001 ' }, 'graphql-input', 'Please enter a review.'],
      ['an overlong text', { text: 'x'.repeat(5_001) }, 'graphql-input', '“text” takes at most 5000 characters.'],
      ['no stars', { ratings: [] }, 'graphql-input', 'Please select one of each of the ratings.'],
      ['a null', { ratings: [null] }, 'graphql-input', 'Please select one of each of the ratings.'],
      [
        'six stars',
        { ratings: [{ id: 'MQ==', value_id: 'Ng==' }] },
        'graphql-input',
        'Please select one of each of the ratings.',
      ],
      [
        'an unknown rating',
        { ratings: [{ id: 'Mg==', value_id: 'NQ==' }] },
        'graphql-input',
        'Please select one of each of the ratings.',
      ],
    ])('refuses %s', async (_title, wrong, category, message) => {
      const before = await newest();
      expect(refusalOf(await write(guest, wrong))).toEqual({ category, message });
      expect(await newest()).toBe(before);
    });
  });

  test("S7-15, S1-10, S6-6 returns a customer's own reviews, pending or published, and nobody else's", async () => {
    const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
    await write(ann, { summary: 'First' });
    await write(ann, { sku: 'ROSE', summary: 'Second' });
    await write(ann, { summary: 'Turned down' });
    await moderateReview(database, await newest(), 'reject');
    expect(await own(ann, '(pageSize: 1, currentPage: 2)')).toMatchObject({
      items: [{ summary: 'First', product: { sku: 'VASE', name: 'Glass Vase' } }],
      page_info: { current_page: 2, page_size: 1, total_pages: 2 },
    });
    expect((await own(ann)).items.map((one: { summary: string }) => one.summary)).toEqual(['Second', 'First']);
    expect((await own(ben)).items).toEqual([]);
    expect(refusalOf(await shop.request('{ customer { reviews { items { text } } } }'))).toEqual(UNAUTHORISED);
    expect(refusalOf(await ann.request('{ customer { reviews(pageSize: 0) { items { text } } } }'))).toEqual({
      category: 'graphql-input',
      message: 'pageSize value must be greater than 0.',
    });
  });

  describe('moderating reviews', () => {
    const counts = async () => {
      const { rating_summary, review_count } = await shown('CLASS');
      return [rating_summary, review_count];
    };

    test('counts a published review once, however often it is decided', async () => {
      await write(guest, { sku: 'CLASS', ratings: [await stars(5)] });
      const id = await newest();
      const decided = await Promise.all(Array.from({ length: 10 }, () => moderateReview(database, id, 'approve')));
      expect(decided.filter((one) => one.ok)).toHaveLength(1);
      expect(await counts()).toEqual([100, 1]);
      expect(await moderateReview(database, id, 'reject')).toEqual({ ok: true, value: null });
      expect(await moderateReview(database, id, 'reject')).toEqual({ ok: false, reason: 'already-decided' });
      expect(await counts()).toEqual([0, 0]);
      expect((await moderateReview(database, id, 'approve')).ok).toBe(true);
      expect(await counts()).toEqual([100, 1]);
      expect(await moderateReview(database, 999_999, 'approve')).toEqual({ ok: false, reason: 'unknown' });
    });

    test('lists pending reviews first, without control characters', async () => {
      await write(guest, { sku: 'CLASS', nickname: 'Eve', summary: 'Waiting for you', text: 'Red\nand white' });
      const id = await newest();
      const [, , first] = (await reviewsAsTable(database, 50)).split('\n');
      expect(first).toMatch(new RegExp(`^ *${id}  5 Oct 2026  waiting .*Wreath Class  Eve  Waiting for you$`));
      await database.updateTable('reviews').set({ summary: '\u001b[2Jgone' }).where('id', '=', id).execute();
      expect(await reviewsAsTable(database, 50)).not.toContain('\u001b');
      expect(printable(String(await reviewAsText(database, id)))).toBe(
        `Review ${id} of Wreath Class: waiting\n★★★★☆  ·[2Jgone\nEve, a guest, 5 Oct 2026\n\nRed\nand white`,
      );
      expect(await reviewAsText(database, 999_999)).toBeNull();
    });

    test('lists customers with their orders', async () => {
      const ann = await Customer.join(shop, { firstname: 'Annabel', is_subscribed: true });
      const [, , first] = (await customersAsTable(database, 5)).split('\n');
      expect(first).toMatch(new RegExp(`^ *\\d+  5 Oct 2026  Annabel Lee +${ann.email} +0  yes +open$`));
    });
  });
});
