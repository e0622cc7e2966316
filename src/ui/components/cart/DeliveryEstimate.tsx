import { type ComponentType, useEffect, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import { useShop } from '../../shop-context';
import { cartTexts } from '../../texts/en/cart/cart';
import { sharedTexts } from '../../texts/en/shared';
import type { DeliveryPostcode } from '../../view-models/product/delivery-postcode';

/** Each product costs a look-up; for a larger cart only the checkout shows the fee. */
const MAX_PRODUCTS = 12;

export interface EstimateBoxProps {
  readonly place: DeliveryPostcode;
  readonly onEstimate: (fee: Money | null) => void;
}

interface DeliveryEstimateProps {
  readonly cart: Cart;
  readonly onEstimate: EstimateBoxProps['onEstimate'];
}

/** Tells what the delivery of this cart would cost, in a script that is loaded when it is asked for. */
export function DeliveryEstimate({ cart, onEstimate }: DeliveryEstimateProps) {
  const { features } = useShop();
  const [opened, setOpened] = useState<{ Box: ComponentType<EstimateBoxProps>; place: DeliveryPostcode } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const skus = [...new Set(cart.items.filter(({ isVirtual }) => !isVirtual).map(({ productSku }) => productSku))];
  const inCart = skus.join('\n');
  // An estimate for other products is outdated.
  useEffect(() => {
    setOpened(null);
    onEstimate(null);
  }, [inCart, onEstimate]);
  if (skus.length === 0 || skus.length > MAX_PRODUCTS) return null;
  const open = async () => {
    setFailed(false);
    try {
      const [{ EstimateBox }, delivery] = await Promise.all([
        import('./EstimateBox'),
        features().then((loaded) => loaded.delivery()),
      ]);
      setOpened({ Box: EstimateBox, place: delivery.place(skus) });
    } catch {
      setFailed(true);
    }
  };
  if (opened !== null) return <opened.Box place={opened.place} onEstimate={onEstimate} />;
  return (
    <>
      <button type="button" id="estimate-delivery" className="button-plain noscript:hidden" onClick={() => void open()}>
        {cartTexts.estimate}
      </button>
      {isFailed && (
        <p className="error-text" role="alert">
          {sharedTexts.unreachableNow}
        </p>
      )}
    </>
  );
}
