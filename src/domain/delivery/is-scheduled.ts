import type { DayRules, DeliveryRules } from './delivery-rules';
import { hasSchedule } from './delivery-schedule';

/** False: any day can be asked for, and the backend judges it. */
export function isScheduled(rules: DayRules): rules is DeliveryRules {
  return hasSchedule(rules.deliverySchedule);
}
