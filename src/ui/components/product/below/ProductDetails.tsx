import { type ComponentType, useRef, useState, useEffect, type RefObject } from 'react';
import type { LoadedReviews } from '../../../../application/reviews/reviews';
import type { Product } from '../../../../domain/catalogue/product';
import type { SiteProps } from '../../../site-props';
import { productTexts } from '../../../texts/en/product/product';
import { Static } from '../../../../next-internals/server-only/server-components';
import { ServerOnly } from '../../shared/ServerOnly';
import { REVIEWS } from './reviews-address';

/** The reviews of a product page as the server has rendered it. */
export interface PageReviews {
  /** The page of them that the URL asks for; null if it asks for none, or it could not be loaded. */
  readonly loaded: LoadedReviews | null;
  readonly hasFailed: boolean;
}

export interface DetailsProps {
  readonly product: Product;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** Null: the shop has no reviews. */
  readonly reviews: PageReviews | null;
}

/**
 * Reviews and rows of other products. Their script is loaded when the shopper comes near them; until then, and without
 * scripts, the links of the server's HTML lead to the reviews.
 */
export function ProductDetails(props: DetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Parts, setParts] = useState<ComponentType<DetailsProps> | null>(null);
  const load = () => {
    import('./HydratedDetails').then(
      ({ HydratedDetails }) => setParts(() => HydratedDetails),
      () => undefined,
    );
  };
  useNear(place, load);
  return (
    <div ref={place} className="below" data-hydrate="near">
      {props.reviews !== null && (
        <h2 id={REVIEWS} tabIndex={-1}>
          {productTexts.reviews}
        </h2>
      )}
      {Parts === null ? (
        <ServerOnly id="still-reviews">
          {process.env.NEXT_RUNTIME !== '' && <Static.StaticReviews {...props} />}
        </ServerOnly>
      ) : (
        <Parts {...props} />
      )}
    </div>
  );
}

/** How far below the window something is loaded. */
const AHEAD = '300px';

/** Calls `onNear` once, when the element comes near the window. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
