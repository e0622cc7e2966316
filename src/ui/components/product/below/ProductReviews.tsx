import { observer } from 'mobx-react-lite';
import { type MouseEvent as ReactMouseEvent, useEffect, type ComponentType, useState } from 'react';
import { useShop } from '../../../shop-context';
import { reviewTexts } from '../../../texts/en/product/reviews';
import { reviewWords } from '../../../texts/en/product/review-words';
import { Pagination } from '../../catalogue/Pagination';
import type { DetailsProps, PageReviews } from './ProductDetails';
import { ReviewList, ReviewsSkeleton } from './ReviewList';
import { REVIEWS, REVIEWS_QUERY, reviewsAddress } from './reviews-address';
import { useFeature } from './use-feature';
import type { ReviewFormProps } from './ReviewForm';

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
  const turn = (event: ReactMouseEvent) => {
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

/** Where links to the form lead. */
const ANCHOR = 'write-review';

interface WriteReviewProps {
  readonly sku: string;
  readonly needsCaptcha: boolean;
}

/** A button that opens the form of a review; the form is loaded then. */
const WriteReview = observer(function WriteReview({ sku, needsCaptcha }: WriteReviewProps) {
  const { features } = useShop();
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, load } = useFeature(
    async () => {
      const [{ ReviewForm }, reviews] = await Promise.all([import('./ReviewForm'), (await features()).reviews()]);
      const vm = await reviews.form(sku);
      return { Form: ReviewForm as ComponentType<ReviewFormProps>, vm };
    },
    ({ vm }) => void vm.open(),
  );
  useEffect(() => {
    const open = () => {
      setOpen(true);
      load();
      document.getElementById(`${ANCHOR}-form`)?.focus();
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href$="#${ANCHOR}"]`) : null;
      if (link === null) return;
      event.preventDefault();
      open();
    };
    if (window.location.hash === `#${ANCHOR}`) open();
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [load]);
  const isShown = part !== null && (part.vm.form !== null || part.vm.isSent);
  const isDown = hasFailed || (part !== null && part.vm.opening.error !== null);
  const retry = part === null ? load : () => void part.vm.open();
  return (
    <div id={ANCHOR} className="write-review">
      {!isOpen && (
        <button
          type="button"
          className="button button-quiet"
          id="open-review-form"
          onClick={() => {
            setOpen(true);
            load();
          }}
        >
          {reviewWords.add}
        </button>
      )}
      {isOpen && isShown && part !== null && <part.Form vm={part.vm} needsCaptcha={needsCaptcha} />}
      <div role="status">
        {isOpen && isDown && (
          <p className="hint">
            {reviewTexts.openingFailed}{' '}
            <button type="button" className="button-plain" onClick={retry}>
              {reviewWords.tryAgain}
            </button>
          </p>
        )}
        {isOpen && !isDown && !isShown && <p className="hint">{reviewTexts.opening}</p>}
      </div>
    </div>
  );
});
