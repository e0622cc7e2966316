import type { ProductSummary } from '../../../domain/catalogue/product';
import { type SiteProps, inStore } from '../../site-props';
import { sharedTexts } from '../../texts/en/shared';

interface AddedNoticeProps {
  readonly site: SiteProps;
  readonly products: readonly ProductSummary[];
  /** Sku of the added product. */
  readonly added: string | null;
}

/** Shown above the cards after a card's form was sent without scripts. */
export function AddedNotice({ site, products, added }: AddedNoticeProps) {
  if (added === null) return null;
  const name = products.find((product) => product.sku === added)?.name ?? sharedTexts.someProduct;
  return (
    <p className="success" role="status">
      <span>{sharedTexts.addedToCart(name)}</span>{' '}
      <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
    </p>
  );
}
