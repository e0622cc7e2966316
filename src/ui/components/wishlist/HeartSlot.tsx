import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { useShop } from '../../shop-context';
import type { WishlistHeartProps } from './WishlistHeart';

/** The page works without this script, so a failed load draws nothing. */
const Heart = lazy<ComponentType<WishlistHeartProps>>(async () => {
  try {
    return { default: (await import('./WishlistHeart')).WishlistHeart };
  } catch {
    return { default: () => null };
  }
});

/** The heart of a product, for customers only: cached pages know no visitor, and guests never load its script. */
export const HeartSlot = observer(function HeartSlot(props: WishlistHeartProps) {
  const { account } = useShop();
  if (!account.signedIn) return null;
  return (
    <Suspense fallback={null}>
      <Heart {...props} />
    </Suspense>
  );
});
