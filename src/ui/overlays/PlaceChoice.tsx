import { useEffect, useState } from 'react';
import { PostcodeField } from '../components/product/day/PostcodeField';
import { useShop } from '../shop-context';
import { generalPlaceText } from '../texts/en/delivery/estimate';
import type { DeliveryPostcode } from '../view-models/product/delivery-postcode';
import { OverlayWaiting } from './OverlayWaiting';

/** Asks where the shopper delivers; product pages and the cart follow it. */
export function PlaceChoice() {
  const { features } = useShop();
  const [place, setPlace] = useState<DeliveryPostcode | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    features()
      .then((loaded) => loaded.delivery())
      .then(
        // For no product in particular.
        (delivery) => setPlace(delivery.place([''])),
        () => setFailed(true),
      );
  };
  useEffect(load, [features]);
  return place === null ? (
    <OverlayWaiting isFailed={isFailed} onAgain={load} />
  ) : (
    <PostcodeField place={place} id="header-place-field" words={generalPlaceText} />
  );
}
