import type { Product } from '../../../domain/catalogue/product';
import { COURIER_REACHES, type CourierReach } from '../../../domain/delivery/courier-reach';
import { optionalRecord, optionalText, records } from '../wire-value';

const MARKED_REACHES: Readonly<Record<string, CourierReach>> = { VAN: 'never', UK: 'home' };

/**
 * The API has no fields for lead time and courier, so the florist writes them into the sku of the date option: `LEAD-3`, with
 * `-UK` if it may not go abroad and `-VAN` if no courier may take it. Of several the narrowest counts; without one the
 * backend decides.
 */
export function deliveryOf(options: unknown): Pick<Product, 'leadDays' | 'courier'> {
  const marks = records(options).flatMap((option) => {
    const named = /^LEAD-(\d{1,2})(?:-(VAN|UK))?$/.exec(optionalText(optionalRecord(option.date)?.sku) ?? '');
    return named === null ? [] : [{ leadDays: Number(named[1]), courier: MARKED_REACHES[named[2] ?? ''] ?? 'abroad' }];
  });
  const reaches = marks.map(({ courier }) => courier);
  return {
    leadDays: marks.length === 0 ? null : Math.max(...marks.map(({ leadDays }) => leadDays)),
    courier: COURIER_REACHES.find((reach) => reaches.includes(reach)) ?? 'abroad',
  };
}
