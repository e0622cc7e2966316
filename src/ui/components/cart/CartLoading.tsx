import { cartTexts } from '../../texts/en/cart';

/** The shape of a cart that is on its way. `data-wake` asks the loader not to wait for a touch. */
export function CartLoading() {
  return (
    <div data-wake="now">
      <p role="status">{cartTexts.loading}</p>
      <div aria-hidden="true" className="mt-5 grid gap-5">
        {[1, 2].map((row) => (
          <div key={row} className="grid gap-4 sm:grid-cols-[170px_1fr]">
            <div className="bg-paper-deep rounded-soft size-[170px]" />
            <div className="bg-paper-deep rounded-soft h-6 w-48 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
