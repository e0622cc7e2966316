import '../../../theme/lazy/below-product.module.css';
import { isForFuneral } from '../../../../domain/catalogue/departments';
import type { DetailsProps } from './ProductDetails';
import { LinkedProducts } from './LinkedProducts';
import { ProductReviews } from './ProductReviews';

/** Reviews, and rows of other products, of which a funeral has none. */
export function HydratedDetails(props: DetailsProps) {
  const { product, site, back, reviews } = props;
  return (
    <>
      {reviews !== null && <ProductReviews product={product} site={site} back={back} reviews={reviews} />}
      {!isForFuneral([product]) && (
        // One box, because an empty row must not take a gap.
        <div>
          <LinkedProducts kind="related" product={product} site={site} back={back} />
          <LinkedProducts kind="upsells" product={product} site={site} back={back} />
        </div>
      )}
    </>
  );
}
