import { useMemo } from 'react';
import type { DayRules } from '../../../../domain/delivery/delivery-rules';
import { isScheduled } from '../../../../domain/delivery/is-scheduled';
import type { DeliveryPostcode } from '../../../view-models/product/delivery-postcode';

interface RulesAt {
  readonly rules: DayRules;
  /** True if the days are those of the place it goes to: a postcode that was named, or the country of a store abroad. */
  readonly isPlaceKnown: boolean;
}

/** The rules of the page for the place that the shopper named. Observers call it. */
export function useRulesAt(deliveryRules: DayRules, { zone, postcode }: DeliveryPostcode): RulesAt {
  const rules = useMemo(() => (zone === null ? deliveryRules : { ...deliveryRules, zone }), [deliveryRules, zone]);
  return { rules, isPlaceKnown: postcode !== null || rules.zone !== null };
}

/** Whether the days depend on a postcode. */
export function asksForPlace(rules: DayRules): boolean {
  return isScheduled(rules) && rules.zone === null;
}
