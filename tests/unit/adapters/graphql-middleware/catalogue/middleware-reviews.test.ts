import { MiddlewareReviews } from '../../../../../src/adapters/graphql-middleware/catalogue/middleware-reviews';
import { OWN_REVIEWS } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-review';
import { answered, anError, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';

function open(answers: Parameters<typeof recordedCalls>[0]) {
  const wire = recordedCalls(answers);
  return { ...wire, reviews: new MiddlewareReviews(wire.call) };
}

const REVIEW = {
  nickname: 'Ann',
  created_at: '2026-02-01 10:00:00',
  average_rating: 80,
  ratings_breakdown: [
    { name: 'Quality', value: '3' },
    { name: 'Rating', value: '4' },
  ],
  summary: 'Rose &amp; lily',
  text: 'A week',
  product: { uid: 'MjA=', name: 'Tulips' },
};
const INFO = { current_page: 2, page_size: 5, total_pages: 4 };
const of = (review_count: unknown, reviews: unknown) => data('products', { items: [{ review_count, reviews }] });
const DRAFT = { sku: 'S', nickname: 'Ann', title: 'Good', text: 'A week', ratings: { MQ: 'NQ', Mg: 'Mw' } };

describe('Reviews over the middleware', () => {
  test("S3-45, S3-46, S3-47 requests a product's reviews by its sku, with their own paging", async () => {
    const { reviews, calls } = open({ productReview: [of(17, { items: [REVIEW, null], page_info: INFO })] });
    expect(await reviews.ofProduct('TULIPS', 2, 5)).toEqual({
      ok: true,
      value: {
        reviews: [
          {
            id: 'Ann_2026-02-01 10:00:00_80',
            nickname: 'Ann',
            createdAt: '2026-02-01 10:00:00',
            stars: 4,
            title: 'Rose & lily',
            text: 'A week',
            product: { uid: 'MjA=', name: 'Tulips' },
          },
        ],
        total: 17,
        page: 2,
        itemsPerPage: 5,
        totalPages: 4,
      },
    });
    const asked = { filter: { sku: { eq: 'TULIPS' } }, pageSize: 5, currentPage: 2 };
    expect(calls).toEqual([{ method: 'productReview', args: [asked] }]);
  });

  test('S3-46 without a rating of that name the average is used', async () => {
    const bare = { ...REVIEW, ratings_breakdown: [], average_rating: 90, summary: null };
    const { reviews } = open({ productReview: [of(1, { items: [bare], page_info: null })] });
    expect(await reviews.ofProduct('S', 1, 10)).toMatchObject({ value: { reviews: [{ stars: 4.5, title: '' }] } });
  });

  test.each([
    [null, null],
    [undefined, {}],
    [0, { items: null, page_info: {} }],
  ])('S3-45, S3-47 a count of %j with the page %j is empty', async (count, page) => {
    const { reviews } = open({ productReview: [of(count, page)] });
    expect(await reviews.ofProduct('S', 1, 10)).toMatchObject({
      ok: true,
      value: { reviews: [], total: 0, itemsPerPage: 0 },
    });
  });

  test('the reviews of an unknown product are not-found, not empty', async () => {
    const { reviews } = open({ productReview: [data('products', { items: [] })] });
    expect(await reviews.ofProduct('S', 1, 10)).toMatchObject({ reason: { kind: 'not-found' } });
  });

  test("S7-15 requests a page of the customer's own reviews, pending ones marked", async () => {
    const own = data('customer', { reviews: { items: [REVIEW], page_info: INFO } });
    const { reviews, calls } = open({ customQuery: [own] });
    expect(await reviews.own(2, 10)).toMatchObject({
      ok: true,
      value: { total: null, reviews: [{ nickname: 'Ann' }] },
    });
    expect(calls).toEqual([
      {
        method: 'customQuery',
        args: [{ query: OWN_REVIEWS, queryVariables: { pageSize: 10, currentPage: 2 } }],
      },
    ]);
  });

  test('S7-16 rating questions have their values, whatever their labels', async () => {
    const items = [
      {
        id: 'MQ',
        name: 'Rating',
        values: [
          { value_id: 'NQ', value: '5' },
          { value_id: 'Ng', value: 'good' },
        ],
      },
      null,
    ];
    const { reviews, calls } = open({
      productReviewRatingsMetadata: [data('productReviewRatingsMetadata', { items })],
    });
    expect(await reviews.questions()).toEqual({
      ok: true,
      value: [
        {
          id: 'MQ',
          name: 'Rating',
          values: [
            { id: 'NQ', label: '5' },
            { id: 'Ng', label: 'good' },
          ],
        },
      ],
    });
    expect(calls).toEqual([{ method: 'productReviewRatingsMetadata', args: [] }]);
  });

  test.each([
    [null, {}],
    ['human', { recaptchaToken: 'human' }],
  ])('S7-14 a review is sent with its ratings and the captcha token %j', async (captcha, sent) => {
    const { reviews, calls } = open({ createProductReview: [data('createProductReview', { review: REVIEW })] });
    expect(await reviews.write(DRAFT, captcha)).toEqual({ ok: true, value: undefined });
    const ratings = [
      { id: 'MQ', value_id: 'NQ' },
      { id: 'Mg', value_id: 'Mw' },
    ];
    const review = { sku: 'S', nickname: 'Ann', summary: 'Good', text: 'A week', ratings, ...sent };
    expect(calls).toEqual([{ method: 'createProductReview', args: [review] }]);
  });

  test('distinguishes refusals, expired sessions and an unreachable backend', async () => {
    const { reviews } = open({
      createProductReview: [saysNo('createProductReview', 'Too short', 'graphql-input'), NO_RESPONSE],
      customQuery: [answered({ errors: [anError('over', 'graphql-authorization')] })],
    });
    expect(await reviews.write(DRAFT, null)).toMatchObject({ reason: { kind: 'rejected', message: 'Too short' } });
    expect(await reviews.write(DRAFT, null)).toMatchObject({ reason: { kind: 'unreachable' } });
    expect(await reviews.own(1, 10)).toMatchObject({ reason: { kind: 'unauthorised' } });
  });
});
