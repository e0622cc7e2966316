import type { ProductSummary } from '../../../domain/catalogue/product';
import { COURIER_REACHES, type CourierReach } from '../../../domain/delivery/courier-reach';
import { optionalRecord, optionalText, records, type WireRecord } from '../wire-value';

const MARKED_REACHES: Readonly<Record<string, CourierReach>> = { VAN: 'never', UK: 'home' };

/**
 * The API has no fields for lead time and courier, so the florist writes them into the sku of the date option: `LEAD-3`, with
 * `-UK` if it may not go abroad and `-VAN` if no courier may take it. If there are several, the narrowest applies;
 * without one the backend decides.
 */
export function deliveryOf(options: unknown): Pick<ProductSummary, 'leadDays' | 'courier'> {
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

/** The date options of all products of a group, which say what its delivery day depends on. */
export function groupDays(value: unknown): readonly WireRecord[] {
  return records(value).flatMap((wire) => dayOptions(optionalRecord(wire.product)));
}

export function dayOptions(product: WireRecord | null): readonly WireRecord[] {
  return records(product?.options).filter((option) => option.__typename === 'CustomizableDateOption');
}
