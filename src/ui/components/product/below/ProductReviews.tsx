import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect } from 'react';
import { useShop } from '../../../shop-context';
import { reviewTexts } from '../../../texts/en/product/reviews';
import { reviewWords } from '../../../texts/en/product/review-words';
import { Pagination } from '../../catalogue/Pagination';
import type { DetailsProps, PageReviews } from './details-props';
import { ReviewList } from './ReviewList';
import { REVIEWS, REVIEWS_QUERY, reviewsAddress } from './reviews-address';
import { ReviewsSkeleton } from './Skeleton';
import { useFeature } from './use-feature';
import { WriteReview } from './WriteReview';

interface ProductReviewsProps extends DetailsProps {
  readonly reviews: PageReviews;
}

/** The reviews of a product by page, and the form for another one. */
export const ProductReviews = observer(function ProductReviews({ product, site, back, reviews }: ProductReviewsProps) {
  const { features } = useShop();
  const {
    part: vm,
    hasFailed,
    load,
  } = useFeature(
    async () => (await (await features()).reviews()).ofProduct(product.sku),
    (loaded) => void loaded.open(reviews.loaded),
  );
  // A product without reviews has none to load.
  useEffect(() => (product.rating.count > 0 || reviews.loaded !== null ? load() : undefined), [product, reviews, load]);
  const shown = vm?.page ?? reviews.loaded;
  const isDown = hasFailed || (vm !== null && vm.loading.error !== null);
  const hasReviews = shown === null ? product.rating.count > 0 : shown.reviews.length > 0;
  const turn = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (vm === null || link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(REVIEWS)?.focus();
    void vm.showPage(Number(new URL(link.href).searchParams.get(REVIEWS_QUERY)));
  };
  return (
    <>
      {hasReviews && (
        <div className="awaited" aria-busy={vm?.loading.isLoading === true || undefined}>
          <div role="status">
            {isDown ? (
              <p className="hint">
                {reviewWords.failed}{' '}
                <button
                  type="button"
                  className="button-plain"
                  onClick={vm === null ? load : () => void vm.showPage(vm.asked)}
                >
                  {reviewWords.tryAgain}
                </button>
              </p>
            ) : (
              shown === null && <p className="hint">{reviewTexts.loading}</p>
            )}
          </div>
          {shown !== null && <ReviewList reviews={shown.reviews} locale={site.locale} />}
          {shown === null && !isDown && <ReviewsSkeleton count={product.rating.count} />}
        </div>
      )}
      {shown !== null && shown.totalPages > 1 && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- clicks of its links
        <div onClick={turn}>
          <Pagination current={shown.page} total={shown.totalPages} hrefOf={(page) => reviewsAddress(back, page)} />
        </div>
      )}
      {!hasReviews && <p className="hint">{reviewWords.none}</p>}
      <WriteReview sku={product.sku} needsCaptcha={site.needsCaptcha} />
    </>
  );
});
