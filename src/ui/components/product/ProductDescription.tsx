import type { Product } from '../../../domain/catalogue/product';
import { inStore } from '../../site-props';
import { reviewWords } from '../../texts/en/product/review-words';
import { productWords } from '../../texts/en/product/product-words';
import { Html } from '../shared/Html';
import { Stars } from '../shared/Stars';
import { REVIEWS } from './below/reviews-address';
import type { Downloads as Files } from '../../../domain/catalogue/downloads';
import { formatMoney } from '../../../domain/pricing/money';

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

/** The files of a downloadable product by name, and what can be read beforehand. */
function Downloads({ downloads: { links, samples }, locale }: { downloads: Files; locale: string }) {
  return (
    <>
      {links.length > 0 && (
        <section className="product-more" aria-labelledby="files">
          <h2 id="files">{productWords.files}</h2>
          <ul className="prose">
            {links.map(({ uid, title, price }) => (
              <li key={uid}>
                {price.pence > 0 ? `${title} (${productWords.filePrice(formatMoney(price, locale))})` : title}
              </li>
            ))}
          </ul>
          <p className="hint">{productWords.filesNote}</p>
        </section>
      )}
      {samples.length > 0 && (
        <section className="product-more" aria-labelledby="samples">
          <h2 id="samples">{productWords.samples}</h2>
          <ul className="prose">
            {samples.map(({ title, url }) => (
              <li key={title}>{url === null ? title : <a href={url}>{title}</a>}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
