import { ownListQuery, type OwnListPagination } from '../../../domain/listing/own-list-pagination';
import { PER_PAGE_OPTIONS } from '../../../domain/listing/parse-listing-query';
import { Pagination } from '../catalogue/Pagination';

interface OwnListPagesProps {
  /** With store prefix. */
  readonly path: string;
  readonly place: OwnListPagination;
  readonly total: number;
  readonly totalPages: number;
  /** The label of the page size choice; without one there is none. */
  readonly sizesLabel?: string;
  /** Other parameters that the query keeps: `view=list`. */
  readonly kept?: string;
}

/** Links to the other pages of the customer's list, and to other sizes of them. */
export function OwnListPages({ path, place, total, totalPages, sizesLabel, kept = '' }: OwnListPagesProps) {
  const href = (changes: Partial<OwnListPagination>) => {
    const query = [ownListQuery({ ...place, ...changes }), kept].filter((part) => part !== '').join('&');
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <>
      <Pagination current={place.page} total={totalPages} hrefOf={(page) => href({ page })} />
      {sizesLabel !== undefined && total > PER_PAGE_OPTIONS[0] && (
        <nav className="list-sizes" aria-label={sizesLabel}>
          <p aria-hidden="true">{sizesLabel}</p>
          {PER_PAGE_OPTIONS.map((size) => (
            <a
              key={size}
              className="page-link"
              href={href({ page: 1, itemsPerPage: size })}
              aria-current={size === place.itemsPerPage ? 'true' : undefined}
            >
              {size}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
