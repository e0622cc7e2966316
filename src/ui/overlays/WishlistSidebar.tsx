import '../theme/wishlist/wishlist-sidebar.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PRODUCT_CARD } from '../../domain/catalogue/pictures/picture';
import { isHadNow } from '../../domain/catalogue/availability';
import type { WishlistItem } from '../../domain/wishlist/wishlist';
import { isStartingPrice } from '../../domain/catalogue/starting-price';
import { SoldOut } from '../components/catalogue/SoldOut';
import { Drawing } from '../components/shared/Drawing';
import { PriceTag } from '../components/shared/PriceTag';
import { SizedImage } from '../components/shared/ResponsiveImage';
import { useShop } from '../shop-context';
import { inStore, type SiteProps } from '../site-props';
import { ACCOUNT_PAGES } from '../texts/en/account/account-pages';
import { wishlistTexts } from '../texts/en/wishlist/wishlist-texts';
import type { WishlistViewModel } from '../view-models/wishlist/wishlist-view-model';
import type { OverlayContentProps } from './overlay-list';
import { titleId } from './OverlayFrame';
import { OverlayWaiting } from './OverlayWaiting';

/** A customer's wishlist beside the page. */
export function WishlistSidebar({ site, onClose }: OverlayContentProps) {
  const { features } = useShop();
  const [wishes, setWishes] = useState<WishlistViewModel | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    features()
      .then(async (parts) => (await parts.wishlist()).wishes)
      .then(
        (vm) => {
          setWishes(vm);
          return vm.load();
        },
        () => setFailed(true),
      );
  };
  useEffect(load, [features]);
  return wishes === null ? (
    <OverlayWaiting isFailed={isFailed} onAgain={load} />
  ) : (
    <WishlistItems wishes={wishes} site={site} onClose={onClose} />
  );
}

interface WishlistItemsProps {
  readonly wishes: WishlistViewModel;
  readonly site: SiteProps;
  readonly onClose: () => void;
}

const WishlistItems = observer(function WishlistItems({ wishes, site, onClose }: WishlistItemsProps) {
  const { wishlist, items, loading } = wishes;
  if (wishlist === null)
    return (
      <OverlayWaiting isFailed={loading.error !== null && !loading.isLoading} onAgain={() => void wishes.load()} />
    );
  if (items.length === 0) return <EmptyWishlist onClose={onClose} />;
  return (
    <>
      <p role="status">{wishlistTexts.totalItems(wishes.badge ?? items.length)}</p>
      <ul className="wishes">
        {items.map((item) => (
          <SidebarItem key={item.id} item={item} wishes={wishes} site={site} />
        ))}
      </ul>
      <a
        className="button button-quiet"
        id="all-wishes"
        href={inStore(site.storePrefix, ACCOUNT_PAGES['my-wishlist'].path)}
      >
        {wishlistTexts.showAll}
      </a>
    </>
  );
});

function SidebarItem({
  item,
  wishes,
  site,
}: { readonly item: WishlistItem } & Pick<WishlistItemsProps, 'wishes' | 'site'>) {
  const { product } = item;
  const remove = () => {
    // The row goes, and the focused button with it.
    document.getElementById(titleId('wishlist'))?.focus();
    void wishes.remove(product);
  };
  return (
    <li className="wish">
      <span className="wish-picture">
        {product.picture === null ? (
          <Drawing of="tulip" />
        ) : (
          <SizedImage picture={product.picture} size={PRODUCT_CARD} turn="lazy" alt="" />
        )}
      </span>
      <div className="wish-words">
        <h3>
          <a href={inStore(site.storePrefix, product.path)}>{product.name}</a>
        </h3>
        {product.workshop !== undefined && <p className="soft">{product.workshop}</p>}
        <PriceTag price={product.price} locale={site.locale} from={isStartingPrice(product, product.price)} />
        {!isHadNow(product.availability) && <SoldOut product={product} />}
        <button
          type="button"
          className="button-plain"
          aria-label={wishlistTexts.removeOf(product.name)}
          onClick={remove}
        >
          {wishlistTexts.remove}
        </button>
      </div>
    </li>
  );
}

function EmptyWishlist({ onClose }: Pick<WishlistItemsProps, 'onClose'>) {
  return (
    <div className="no-wishes">
      <Drawing of="tulip" />
      <h3>{wishlistTexts.emptyTitle}</h3>
      <p>{wishlistTexts.emptyHint}</p>
      <button type="button" className="button" onClick={onClose}>
        {wishlistTexts.back}
      </button>
    </div>
  );
}
