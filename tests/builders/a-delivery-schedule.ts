import { DEMO_SCHEDULE } from '../../src/adapters/memory/demo/demo-schedule';
import { type DeliveryRules, deliveryRulesFor } from '../../src/domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../src/domain/delivery/delivery-schedule';

/** The demo florist's days and zones: the van brings to three, on every day but Sundays and bank holidays. */
export function aDeliverySchedule(overrides: Partial<DeliverySchedule> = {}): DeliverySchedule {
  return { ...DEMO_SCHEDULE, ...overrides };
}

/** The rules of this schedule for a product in these categories; `lead` is its own lead time in working days. */
export function someDeliveryRules(
  categoryPaths: readonly string[],
  epochMs: number,
  lead: number | null = null,
): DeliveryRules {
  return deliveryRulesFor(categoryPaths, epochMs, lead, aDeliverySchedule());
}
