import type { Product } from '../../../domain/catalogue/product';
import { inStore } from '../../site-props';
import { reviewWords } from '../../texts/en/product/review-words';
import { productWords } from '../../texts/en/product/product-words';
import { Downloads } from './Downloads';
import { Html } from '../shared/Html';
import { Stars } from '../shared/Stars';
import { REVIEWS } from './below/reviews-address';

interface ProductTitleProps {
  readonly product: Product;
  readonly hasReviews: boolean;
}

/** Name, stars, links to the reviews, and the short description. */
export function ProductTitle({ product, hasReviews }: ProductTitleProps) {
  const { name, rating, shortDescription } = product;
  return (
    <>
      <h1>{name}</h1>
      {hasReviews && (
        <div className="review-links">
          <Stars rating={rating} />
          {rating.count > 0 && <a href={`#${REVIEWS}`}>{reviewWords.readAll}</a>}
          <a href="#write-review">{reviewWords.add}</a>
        </div>
      )}
      {shortDescription !== '' && <Html className="prose" html={shortDescription} />}
    </>
  );
}

interface MoreWordsProps {
  readonly product: Product;
  readonly storePrefix: string;
  readonly locale: string;
}

/** The content below the order form. */
export function ReadMore({ product, storePrefix, locale }: MoreWordsProps) {
  return (
    <>
      {product.downloads !== null && <Downloads downloads={product.downloads} locale={locale} />}
      {product.description !== '' && (
        <section className="product-more" aria-labelledby="description">
          <h2 id="description">{productWords.description}</h2>
          <Html className="prose" html={product.description} />
        </section>
      )}
      {product.showFlowerCare && (
        <p>
          <a href={inStore(storePrefix, productWords.flowerCarePath)}>{productWords.flowerCare}</a>
        </p>
      )}
    </>
  );
}
