import type { BundleQuestion } from '../../../../domain/catalogue/bundle';
import { productTexts } from '../../../texts/en/product/product';

/** The title of a part; a star marks a required item, with the word for screen readers. */
export function ItemTitle({ question: { title, required } }: { question: BundleQuestion }) {
  return (
    <>
      <span>{title}</span>
      {required && (
        <>
          <span aria-hidden="true">{' *'}</span>
          <span className="sr-only"> {productTexts.required}</span>
        </>
      )}
    </>
  );
}
