import { makeLoadReviews, makeWriteReview } from '../../../../src/application/reviews/reviews';
import type { ReviewDraft } from '../../../../src/domain/reviews/review-draft';
import { aShop } from '../../../builders/a-shop';
import { withoutCaptcha } from '../account/no-captcha';

describe('Reviews of a product', () => {
  test('S3-45 returns approved reviews, newest first, with their average', async () => {
    const result = await makeLoadReviews(aShop())('TULIPS');
    expect(result).toMatchObject({ ok: true, value: { average: 4.5, total: 2, itemsPerPage: 10 } });
    expect(result.ok && result.value.reviews.map(({ nickname }) => nickname)).toEqual(['Bea', 'Ann']);
  });

  test('S3-47 returns the requested page and at least the first', async () => {
    const load = makeLoadReviews(aShop());
    expect(await load('TULIPS', 2, 1)).toMatchObject({
      value: { page: 2, totalPages: 2, average: 5, reviews: [{ nickname: 'Ann' }] },
    });
    expect(await load('TULIPS', -1, 0)).toMatchObject({ value: { page: 1, itemsPerPage: 1 } });
  });

  test('returns the failure for an unknown product or an unreachable backend', async () => {
    const shop = aShop();
    expect(await makeLoadReviews(shop)('GONE')).toMatchObject({ reason: { kind: 'not-found' } });
    shop.wire.disconnect();
    expect(await makeLoadReviews(shop)('TULIPS')).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});

describe('Writing a review', () => {
  async function aWriter() {
    const shop = aShop();
    const questions = await shop.reviews.questions();
    const asked = questions.ok ? questions.value : [];
    const ratings = Object.fromEntries(asked.map(({ id, values }) => [id, values[4]?.id ?? '']));
    const draft: ReviewDraft = { sku: 'TULIPS', nickname: ' Ann ', title: 'Good ', text: ' A week', ratings };
    shop.wire.calls.length = 0;
    return { ...shop, draft, write: withoutCaptcha(makeWriteReview(shop)) };
  }

  test('S7-14 sends trimmed texts', async () => {
    const { write, draft, shop } = await aWriter();
    expect(await write(draft)).toEqual({ ok: true, value: undefined });
    expect(shop.reviews[0]).toMatchObject({
      sku: 'TULIPS',
      isApproved: false,
      review: { nickname: 'Ann', title: 'Good', text: 'A week', stars: 5 },
    });
  });

  test('S7-14 sends its captcha token', async () => {
    const { draft, reviews } = await aWriter();
    const sent: unknown[] = [];
    const write = makeWriteReview({
      reviews: {
        questions: () => reviews.questions(),
        write: (review, token) => {
          sent.push(token);
          return reviews.write(review);
        },
      },
    });
    await write({ ...draft, captchaToken: 'token-1' });
    expect(sent).toEqual(['token-1']);
  });

  test('refuses an incomplete review and sends nothing', async () => {
    const { write, draft, wire } = await aWriter();
    expect(await write({ ...draft, title: '', ratings: {} })).toMatchObject({
      ok: false,
      reason: { kind: 'draft-refused', faults: [{ field: 'title' }, { field: 'rating' }] },
    });
    expect(wire.calls).toEqual(['reviews.questions']);
  });

  test('returns the rejection of the backend', async () => {
    const { write, draft, wire } = await aWriter();
    expect(await write({ ...draft, sku: 'GONE' })).toMatchObject({ reason: { kind: 'not-found' } });
    wire.failNext('reviews.write');
    expect(await write(draft)).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
