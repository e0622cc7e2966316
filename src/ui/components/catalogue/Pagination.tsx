import { visiblePages } from '../../../domain/listing/pagination';
import { listingTexts } from '../../texts/en/catalogue/listing';

interface PaginationProps {
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

/** At most five page numbers are shown. */
const SHOWN_AT_ONCE = 5;

/** Links to the other pages of a listing; nothing if there is only one page. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={listingTexts.pages}>
      <ul className="pages">
        {current > 1 && (
          <Step
            page={current - 1}
            href={hrefOf(current - 1)}
            rel="prev"
            label={listingTexts.previous}
            sign={listingTexts.previousSign}
          />
        )}
        {visiblePages(current, total, SHOWN_AT_ONCE).map((page) => (
          <li key={page}>
            <a
              className="page-link"
              id={`page-${page}`}
              href={hrefOf(page)}
              data-listing="page"
              data-value={page}
              aria-label={listingTexts.page(page)}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
        {current < total && (
          <Step
            page={current + 1}
            href={hrefOf(current + 1)}
            rel="next"
            label={listingTexts.next}
            sign={listingTexts.nextSign}
          />
        )}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly page: number;
  readonly href: string;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly sign: string;
}

function Step({ page, href, rel, label, sign }: StepProps) {
  return (
    <li>
      <a className="page-link" href={href} rel={rel} aria-label={label} data-listing="page" data-value={page}>
        {sign}
      </a>
    </li>
  );
}
