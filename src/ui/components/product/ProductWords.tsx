import type { Product } from '../../../domain/catalogue/product';
import { inStore } from '../../site-props';
import { productWords } from '../../texts/en/product-words';
import { Html } from '../shared/Html';
import { Stars } from '../shared/Stars';

/** Name, stars and the short description. */
export function ProductTitle({ product: { name, rating, shortDescription } }: { product: Product }) {
  return (
    <>
      <h1>{name}</h1>
      <Stars rating={rating} />
      {shortDescription !== '' && <Html className="prose" html={shortDescription} />}
    </>
  );
}

/** What is below the order form. */
export function MoreWords({ product, storePrefix }: { product: Product; storePrefix: string }) {
  return (
    <>
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
