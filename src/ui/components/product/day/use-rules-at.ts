import { useMemo } from 'react';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import type { DeliveryPostcode } from '../../../view-models/product/delivery-postcode';

interface RulesAt {
  readonly rules: DeliveryRules;
  /** True if the days are those of the place it goes to: a postcode that was named, or the country of a store abroad. */
  readonly isPlaceKnown: boolean;
}

/** The rules of the page for the place that the shopper named. Observers call it. */
export function useRulesAt(deliveryRules: DeliveryRules, { zone, postcode }: DeliveryPostcode): RulesAt {
  const rules = useMemo(() => (zone === null ? deliveryRules : { ...deliveryRules, zone }), [deliveryRules, zone]);
  return { rules, isPlaceKnown: postcode !== null || rules.zone !== null };
}
