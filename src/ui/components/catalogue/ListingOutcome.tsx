import type { Listing } from '../../../domain/listing/listing';
import { type SiteProps, inStore } from '../../site-props';
import { sentenceOf } from '../product/refusal-places';
import { listingTexts } from '../../texts/en/listing';
import { sharedTexts } from '../../texts/en/shared';
import { KNOWN_TO_LISTING, type RefusalInQuery, refusalOfQuery } from '../../view-models/cart/refusal-in-query';

interface ListingOutcomeProps {
  readonly site: SiteProps;
  readonly listing: Pick<Listing, 'items'>;
  readonly refusals: readonly RefusalInQuery[];
  /** Sku of what was put into the cart. */
  readonly added: string | null;
}

/** What became of a card's form that was sent without scripts, above the cards. */
export function ListingOutcome({ site, listing, refusals, added }: ListingOutcomeProps) {
  const refusal = refusalOfQuery(refusals, KNOWN_TO_LISTING);
  if (refusal !== null) {
    return (
      <p className="alert" role="alert">
        {listingTexts.notAdded(sentenceOf(refusal))}
      </p>
    );
  }
  if (added === null) return null;
  const name = listing.items.find((product) => product.sku === added)?.name ?? listingTexts.someProduct;
  return (
    <p className="success" role="status">
      {sharedTexts.addedToCart(name)} <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
    </p>
  );
}
