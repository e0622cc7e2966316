import { productWords } from '../../texts/en/product/product-words';

/** A placeholder of a missing picture, of the same size. */
export function NoPicture() {
  return (
    <div className="gallery-empty">
      <svg viewBox="0 0 64 80" aria-hidden="true">
        <path d="M32 34v42m0-16c-9 0-14-5-15-13 9 0 14 5 15 13Zm0 6c8 0 13-4 14-12-8 0-13 4-14 12Z" />
        <path d="M32 8c5 4 5 9 0 13-5-4-5-9 0-13Zm14 8c0 6-4 9-10 9 0-6 4-10 10-9Zm-28 0c0 6 4 9 10 9 0-6-4-10-10-9Zm4 18c-1-6 3-9 9-8 0 6-4 9-9 8Zm20 0c1-6-3-9-9-8 0 6 4 9 9 8Z" />
      </svg>
      <p className="soft">{productWords.noPicture}</p>
    </div>
  );
}
