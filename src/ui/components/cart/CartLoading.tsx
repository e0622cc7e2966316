import { cartTexts } from '../../texts/en/cart/cart';

/** Skeleton of a loading cart. `data-hydrate` makes the loader hydrate at once. */
export function CartLoading() {
  return (
    <div data-hydrate="now">
      <p role="status">{cartTexts.loading}</p>
      <div aria-hidden="true" className="cart-rows mt-5">
        {[1, 2].map((row) => (
          <div key={row} className="cart-row">
            <div className="cart-picture skeleton" />
            <div className="cart-words">
              <div className="skeleton h-6 w-48 max-w-full" />
              <div className="skeleton h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
