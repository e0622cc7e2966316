import type { Downloads as Files } from '../../../domain/catalogue/downloads';
import { formatMoney } from '../../../domain/pricing/money';
import { productWords } from '../../texts/en/product/product-words';

/** The files of a downloadable product by name, and what can be read beforehand. */
export function Downloads({ downloads: { links, samples }, locale }: { downloads: Files; locale: string }) {
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
