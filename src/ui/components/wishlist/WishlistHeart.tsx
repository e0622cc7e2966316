import '../../theme/wishlist/heart.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { useShop } from '../../shop-context';
import { wishlistTexts } from '../../texts/en/wishlist/wishlist-texts';
import type { WishlistViewModel } from '../../view-models/wishlist/wishlist-view-model';
import { Icon } from '../shared/Icon';

export interface WishlistHeartProps {
  readonly product: Product | ProductSummary;
  /** A sign on a card, or a button with words. */
  readonly look: 'sign' | 'words';
}

/** Puts a product on the wishlist and takes it off. It toggles when pressed and reverts on refusal. */
export const WishlistHeart = observer(function WishlistHeart({ product, look }: WishlistHeartProps) {
  const wishes = useWishlist();
  if (wishes === null) return null;
  const isOn = wishes.has(product);
  const { name } = product;
  return (
    <button
      type="button"
      className={look === 'sign' ? 'heart' : 'button button-quiet heart-words'}
      data-on={isOn || undefined}
      aria-label={look === 'words' ? undefined : isOn ? wishlistTexts.removeOf(name) : wishlistTexts.addOf(name)}
      onClick={() => void wishes.toggle(product)}
    >
      <Icon name="heart" />
      {look === 'words' && <span>{isOn ? wishlistTexts.removeFrom : wishlistTexts.addTo}</span>}
    </button>
  );
});

/** The list of this tab; null until its script is loaded, and if it cannot be. */
function useWishlist(): WishlistViewModel | null {
  const { features } = useShop();
  const [wishes, setWishes] = useState<WishlistViewModel | null>(null);
  useEffect(() => {
    features()
      .then(async (parts) => (await parts.wishlist()).wishes)
      .then(
        (vm) => {
          setWishes(vm);
          return vm.loadOnce();
        },
        () => undefined,
      );
  }, [features]);
  return wishes;
}
