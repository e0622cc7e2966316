import type { Migration } from '../migrate';

/** The courier's number of an order that is on its way. */
export const trackingNumbers: Migration = {
  name: '0037-tracking-numbers',
  statements: () => [`ALTER TABLE order_steps ADD COLUMN tracking_number text`],
};
