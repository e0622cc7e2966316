import { autorun } from 'mobx';
import { useEffect, useRef } from 'react';
import { feeOfZone } from '../../../domain/delivery/delivery-zone';
import { preferredOption } from '../../../domain/delivery/delivery-option';
import { estimateText } from '../../texts/en/delivery/estimate';
import { PostcodeField } from '../product/day/PostcodeField';
import type { EstimateBoxProps } from './CartSummary';

/** Asks where the cart goes, and says who brings it, when, and for how much. */
export function EstimateBox({ place, onEstimate }: EstimateBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    box.current?.querySelector('input')?.focus();
    return autorun(() => {
      const zone = preferredOption(place.offers)?.zone ?? null;
      onEstimate(zone && feeOfZone(zone));
    });
  }, [place, onEstimate]);
  return (
    <div ref={box}>
      <PostcodeField place={place} words={estimateText} />
    </div>
  );
}
