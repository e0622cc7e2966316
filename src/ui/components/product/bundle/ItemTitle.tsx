import type { BundleQuestion } from '../../../../domain/catalogue/bundle';
import { productTexts } from '../../../texts/en/product/product';

/** The title of a part; a star marks what is required, and is said in words. */
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
