import { makeLoadReviews } from '../../../../src/application/reviews/load-reviews';
import { makeWriteReview } from '../../../../src/application/reviews/write-review';
import type { ReviewDraft } from '../../../../src/domain/reviews/review-draft';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { aShop } from '../../../builders/a-shop';

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
  async function aWriter(token: string | null = 'token-1') {
    const shop = aShop();
    const questions = await shop.reviews.questions();
    const actions: string[] = [];
    const captcha = {
      getToken: async (action: string) => {
        actions.push(action);
        return ok(token);
      },
    };
    const asked = questions.ok ? questions.value : [];
    const ratings = Object.fromEntries(asked.map(({ id, values }) => [id, values[4]?.id ?? '']));
    const draft: ReviewDraft = { sku: 'TULIPS', nickname: ' Ann ', title: 'Good ', text: ' A week', ratings };
    shop.wire.calls.length = 0;
    return { ...shop, asked, draft, actions, write: makeWriteReview({ ...shop, captcha }) };
  }

  test('S7-14 sends trimmed texts with a captcha token of its own', async () => {
    const { write, draft, asked, shop, actions } = await aWriter();
    expect(await write(draft, asked)).toEqual({ ok: true, value: undefined });
    expect(actions).toEqual(['write-review']);
    expect(shop.reviews[0]).toMatchObject({
      sku: 'TULIPS',
      isApproved: false,
      review: { nickname: 'Ann', title: 'Good', text: 'A week', stars: 5 },
    });
  });

  test('refuses an incomplete review without requesting a captcha token', async () => {
    const { write, draft, asked, wire, actions } = await aWriter();
    expect(await write({ ...draft, title: '', ratings: {} }, asked)).toMatchObject({
      ok: false,
      reason: { kind: 'draft-refused', faults: [{ field: 'title' }, { field: 'rating' }] },
    });
    expect(wire.calls).toEqual([]);
    expect(actions).toEqual([]);
  });

  test('sends nothing when the captcha token is unavailable', async () => {
    const { draft, asked, wire, reviews } = await aWriter();
    const failure = { kind: 'no-captcha', why: 'script-not-loaded' } as const;
    const write = makeWriteReview({ reviews, captcha: { getToken: async () => refuse(failure) } });
    expect(await write(draft, asked)).toEqual({ ok: false, reason: failure });
    expect(wire.calls).toEqual([]);
  });

  test('returns the rejection of the backend', async () => {
    const { write, draft, asked, wire } = await aWriter();
    expect(await write({ ...draft, sku: 'GONE' }, asked)).toMatchObject({ reason: { kind: 'not-found' } });
    wire.failNext('reviews.write');
    expect(await write(draft, asked)).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
