import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { useShop } from '../../shop-context';
import type { WishHeartProps } from './WishHeart';

/** The page works without this script, so a failed load draws nothing. */
const Heart = lazy<ComponentType<WishHeartProps>>(async () => {
  try {
    return { default: (await import('./WishHeart')).WishHeart };
  } catch {
    return { default: () => null };
  }
});

/** The heart of a product, for customers only: cached pages know no visitor, and guests never load its script. */
export const HeartSlot = observer(function HeartSlot(props: WishHeartProps) {
  const { account } = useShop();
  if (!account.signedIn) return null;
  return (
    <Suspense fallback={null}>
      <Heart {...props} />
    </Suspense>
  );
});
