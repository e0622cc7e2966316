import { useEffect, useState } from 'react';
import { PlaceField } from '../components/product/day/PlaceField';
import { useShop } from '../shop-context';
import { wordPlaceInGeneral } from '../texts/en/delivery/place-in-general';
import type { DeliveryPlace } from '../view-models/product/delivery-place';
import { OverlayWaiting } from './OverlayWaiting';

/** Asks where the shopper delivers; product pages and the cart follow it. */
export function PlaceChoice() {
  const { features } = useShop();
  const [place, setPlace] = useState<DeliveryPlace | null>(null);
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
    <PlaceField place={place} id="header-place-field" words={wordPlaceInGeneral} />
  );
}
