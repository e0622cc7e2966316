import { makeLoadReviews, type LoadedReviews } from '../../../../../src/application/reviews/reviews';
import type { Failure } from '../../../../../src/application/ports/failures';
import { ok } from '../../../../../src/domain/shared/result';
import { ProductReviewsViewModel } from '../../../../../src/ui/view-models/reviews/product-reviews-view-model';
import { aStoredReview } from '../../../../builders/a-review';
import { aShop } from '../../../../builders/a-shop';
import { manualResponses } from '../../manual-responses';

const NO_REVIEWS = { reviews: [], total: 0, page: 1, itemsPerPage: 0, totalPages: 0 };

/** Reviews of the tulips; the first has five stars and all others three. */
function said(times: number) {
  const data = aShop({
    reviews: Array.from({ length: times }, (_, index) =>
      aStoredReview({ nickname: `Reader ${index + 1}`, stars: index === 0 ? 5 : 3 }),
    ),
  });
  const vm = new ProductReviewsViewModel('TULIPS', { loadReviews: makeLoadReviews(data) });
  return { ...data, vm, readers: () => vm.page?.reviews.map(({ nickname }) => nickname) ?? [] };
}

describe('of a product', () => {
  test('S7-17, S3-47 are loaded when opened, ten a page', async () => {
    const { vm, wire, readers } = said(12);
    expect([vm.page, vm.isEmpty, wire.calls]).toEqual([null, false, []]);
    await Promise.all([vm.open(), vm.open()]);
    await vm.open();
    expect(wire.calls).toEqual(['reviews.ofProduct']);
    expect([readers().length, vm.page?.total, vm.page?.totalPages, vm.page?.average]).toEqual([10, 12, 2, 3.2]);
    await vm.showPage(2);
    expect(readers()).toEqual(['Reader 11', 'Reader 12']);
  });

  test('unapproved reviews are hidden, and no reviews are an empty list', async () => {
    const data = aShop({ reviews: [aStoredReview({}, { isApproved: false })] });
    const vm = new ProductReviewsViewModel('TULIPS', { loadReviews: makeLoadReviews(data) });
    await vm.open();
    expect(vm.isEmpty).toBe(true);
  });

  test('S4-63, S4-64 an unreachable backend keeps the displayed page', async () => {
    const { vm, wire, readers } = said(12);
    wire.failNext('reviews.ofProduct');
    await vm.open();
    expect([vm.page, vm.loading.error?.kind]).toEqual([null, 'unreachable']);
    await vm.open();
    wire.failNext('reviews.ofProduct');
    await vm.showPage(2);
    expect([readers().length, vm.loading.error?.kind]).toEqual([10, 'unreachable']);
  });

  test('after two quick page changes the last is shown, however late the first arrives', async () => {
    const hand = manualResponses<[string, number?], LoadedReviews, Failure>();
    const vm = new ProductReviewsViewModel('TULIPS', { loadReviews: hand.ask });
    void vm.showPage(1);
    void vm.showPage(2);
    await hand.answer(1, ok({ ...NO_REVIEWS, page: 2, average: 0 }));
    await hand.answer(0, ok({ ...NO_REVIEWS, page: 1, average: 0 }));
    expect([vm.page?.page, hand.asked]).toEqual([
      2,
      [
        ['TULIPS', 1],
        ['TULIPS', 2],
      ],
    ]);
  });
});
