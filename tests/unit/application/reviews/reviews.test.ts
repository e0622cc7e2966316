import { makeLoadReviews } from '../../../../src/application/reviews/load-reviews';
import { makeOwnReviews } from '../../../../src/application/reviews/own-reviews';
import { makeWriteReview } from '../../../../src/application/reviews/write-review';
import { NO_REVIEWS } from '../../../../src/domain/reviews/review';
import type { ReviewDraft } from '../../../../src/domain/reviews/review-draft';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

describe('What people say of a product', () => {
  test('S3-45 what the florist has approved comes newest first, with the mean of its stars', async () => {
    const answer = await makeLoadReviews(aShop())('TULIPS');
    expect(answer).toMatchObject({ ok: true, value: { average: 4.5, total: 2, itemsPerPage: 10 } });
    expect(answer.ok && answer.value.reviews.map(({ nickname }) => nickname)).toEqual(['Bea', 'Ann']);
  });

  test('S3-47 another page may be asked for, and no page before the first', async () => {
    const load = makeLoadReviews(aShop());
    expect(await load('TULIPS', 2, 1)).toMatchObject({
      value: { page: 2, totalPages: 2, average: 5, reviews: [{ nickname: 'Ann' }] },
    });
    expect(await load('TULIPS', -1, 0)).toMatchObject({ value: { page: 1, itemsPerPage: 1 } });
  });

  test('a product nobody sells and a shop nobody reaches are told', async () => {
    const shop = aShop();
    expect(await makeLoadReviews(shop)('GONE')).toMatchObject({ reason: { kind: 'not-found' } });
    shop.wire.cut();
    expect(await makeLoadReviews(shop)('TULIPS')).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});

describe('What a customer has written', () => {
  test('S6-6 a guest has written nothing that is known, and nobody is asked', async () => {
    const shop = aShop();
    expect(await makeOwnReviews(shop)(2)).toEqual({ ok: true, value: NO_REVIEWS });
    expect(shop.wire.calls).toEqual([]);
  });

  test('S6-6 who is signed in is asked about', async () => {
    const shop = aShop();
    signedIn(shop);
    expect(await makeOwnReviews(shop)()).toMatchObject({ ok: true, value: { reviews: [], itemsPerPage: 10 } });
    expect(shop.wire.calls).toEqual(['reviews.own']);
  });
});

describe('Writing a review', () => {
  async function aWriter(captcha: string | null = 'human') {
    const shop = aShop();
    const questions = await shop.reviews.questions();
    const acts: string[] = [];
    const human = {
      getToken: async (act: string) => {
        acts.push(act);
        return ok(captcha);
      },
    };
    const asked = questions.ok ? questions.value : [];
    const ratings = Object.fromEntries(asked.map(({ id, values }) => [id, values[4]?.id ?? '']));
    const draft: ReviewDraft = { sku: 'TULIPS', nickname: ' Ann ', title: 'Good ', text: ' A week', ratings };
    shop.wire.calls.length = 0;
    return { ...shop, asked, draft, acts, write: makeWriteReview({ ...shop, captcha: human }), human };
  }

  test('S7-14 it goes to the florist without blanks around its texts, with a proof of its own', async () => {
    const { write, draft, asked, shop, acts } = await aWriter();
    expect(await write(draft, asked)).toEqual({ ok: true, value: undefined });
    expect(acts).toEqual(['write-review']);
    expect(shop.reviews[0]).toMatchObject({
      sku: 'TULIPS',
      isApproved: false,
      review: { nickname: 'Ann', title: 'Good', text: 'A week', stars: 5 },
    });
  });

  test('one that lacks something is sent nowhere, and nobody has to prove anything', async () => {
    const { write, draft, asked, wire, acts } = await aWriter();
    expect(await write({ ...draft, title: '', ratings: {} }, asked)).toMatchObject({
      ok: false,
      reason: { kind: 'draft-refused', faults: [{ field: 'title' }, { field: 'rating' }] },
    });
    expect(wire.calls).toEqual([]);
    expect(acts).toEqual([]);
  });

  test('without a proof it is not sent', async () => {
    const { draft, asked, wire, reviews } = await aWriter();
    const fault = { kind: 'no-captcha', why: 'script-not-loaded' } as const;
    const write = makeWriteReview({ reviews, captcha: { getToken: async () => refuse(fault) } });
    expect(await write(draft, asked)).toEqual({ ok: false, reason: fault });
    expect(wire.calls).toEqual([]);
  });

  test('what the shop says no to is told', async () => {
    const { write, draft, asked, wire } = await aWriter();
    expect(await write({ ...draft, sku: 'GONE' }, asked)).toMatchObject({ reason: { kind: 'not-found' } });
    wire.failNext('reviews.write');
    expect(await write(draft, asked)).toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
