import type { FormEvent } from 'react';
import { isHadNow } from '../../../domain/catalogue/availability';
import type { WishlistItem } from '../../../domain/wishlist/wishlist';
import { inStore, type SiteProps } from '../../site-props';
import { sharedTexts } from '../../texts/en/shared';
import { wishlistTexts } from '../../texts/en/wishlist/wishlist-texts';
import type { WishlistPageViewModel } from '../../view-models/wishlist/wishlist-page-view-model';
import { WISHLIST_FLAG } from '../../view-models/wishlist/wishlist-flag';
import { isAddedFromCard } from '../catalogue/ProductCards';
import { SoldOut } from '../catalogue/SoldOut';
import { Icon } from '../shared/Icon';

interface WishlistItemActionsProps {
  readonly item: WishlistItem;
  /** Null until it is loaded; then the forms are posted. */
  readonly vm: WishlistPageViewModel | null;
  readonly site: Pick<SiteProps, 'storePrefix'>;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
}

/** Moves an item to the cart, or leads to the choices that it needs, and takes it off the wishlist. */
export function WishlistItemActions({ item, vm, site, back }: WishlistItemActionsProps) {
  const { product } = item;
  const inPlace = (work: (vm: WishlistPageViewModel) => Promise<void>) => (event: FormEvent) => {
    if (vm === null) return;
    event.preventDefault();
    void work(vm);
  };
  return (
    <div className="wish-actions">
      {!isHadNow(product.availability) ? (
        <SoldOut product={product} />
      ) : isAddedFromCard(product) ? (
        <form
          method="post"
          action="/api/actions/move-wish"
          data-queue=""
          id={`move-${item.id}`}
          onSubmit={inPlace((page) => page.addToCart(product))}
        >
          <input type="hidden" name="sku" value={product.sku} />
          <input type="hidden" name="name" value={product.name} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="button button-soft">
            {sharedTexts.addToCart}
            <span className="sr-only">{`: ${product.name}`}</span>
          </button>
        </form>
      ) : (
        <a className="way-on" href={`${inStore(site.storePrefix, product.path)}?${WISHLIST_FLAG}`}>
          {sharedTexts.chooseOptions}
          <span className="sr-only">{`: ${product.name}`}</span>
          <Icon name="onward" />
        </a>
      )}
      <form
        method="post"
        action="/api/actions/remove-wish"
        data-queue=""
        id={`unwish-${item.id}`}
        onSubmit={inPlace((page) => page.remove(product))}
      >
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="back" value={back} />
        <button type="submit" className="button-plain" aria-label={wishlistTexts.removeOf(product.name)}>
          {wishlistTexts.remove}
        </button>
      </form>
    </div>
  );
}
