import { HOME } from '../../../domain/address/country';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';

const EVERY_OPEN_DAY = [1, 2, 3, 4, 5, 6];

/** The days and zones of the demo florist. */
export const DEMO_SCHEDULE: DeliverySchedule = {
  cutOffMinutes: 14 * 60,
  daysAhead: 90,
  closedWeekdays: [0],
  restsOnBankHolidays: true,
  closures: [],
  openingHours: [],
  peakLeadDays: 1,
  zones: [
    {
      code: 'chichester',
      country: HOME,
      title: 'Chichester',
      postcodes: ['PO19'],
      feePence: 495,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: null,
      transitDays: 0,
    },
    {
      code: 'villages',
      country: HOME,
      title: 'the villages around Chichester',
      postcodes: ['PO18', 'PO20'],
      feePence: 695,
      weekdays: EVERY_OPEN_DAY,
      cutOffMinutes: 13 * 60,
      transitDays: 0,
    },
    {
      code: 'coast-and-downs',
      country: HOME,
      title: 'the coast and the downs',
      postcodes: ['PO10', 'PO21', 'PO22', 'GU28', 'GU29', 'BN18'],
      feePence: 995,
      weekdays: [2, 3, 4, 5, 6],
      cutOffMinutes: 12 * 60,
      transitDays: 0,
    },
  ],
  courierZones: [],
};
