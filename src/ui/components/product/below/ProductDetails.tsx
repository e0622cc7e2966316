import { type ComponentType, useRef, useState } from 'react';
import { productTexts } from '../../../texts/en/product/product';
import { Static } from '../../../../next-internals/server-only/server-components';
import { ServerOnly } from '../../shared/ServerOnly';
import { useNear } from '../../shared/use-near';
import type { DetailsProps } from './details-props';
import { REVIEWS } from './reviews-address';

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
