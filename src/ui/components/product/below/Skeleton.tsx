/** On a page of reviews. */
const MAX_REVIEWS = 10;

/** Space for reviews that are not loaded yet. Without scripts there is none. */
export function ReviewsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className="reviews later" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_REVIEWS) }, (_, index) => (
        <div key={index} className="review-room skeleton" />
      ))}
    </div>
  );
}

/** Room for a row of products that is not loaded yet. */
export function RowSkeleton() {
  return <div className="row-room later" aria-hidden="true" />;
}
