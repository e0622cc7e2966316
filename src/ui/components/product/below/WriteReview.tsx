import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '../../../shop-context';
import { reviewTexts } from '../../../texts/en/product/reviews';
import { reviewWords } from '../../../texts/en/product/review-words';
import type { ReviewFormProps } from './ReviewForm';
import { useFeature } from './use-feature';

/** Where links to the form lead. */
const ANCHOR = 'write-review';

interface WriteReviewProps {
  readonly sku: string;
  readonly needsCaptcha: boolean;
}

/** A button that opens the form of a review; the form is loaded then. */
export const WriteReview = observer(function WriteReview({ sku, needsCaptcha }: WriteReviewProps) {
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
