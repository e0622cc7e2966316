import type { Migration } from '../migrate';

/** The amount reported by the bank when it is not the order's, as received. */
export const otherAmounts: Migration = {
  name: '0016-other-amounts',
  statements: () => [
    `ALTER TABLE payment_attempts ADD COLUMN stated_amount text`,
    `ALTER TABLE payment_attempts ADD COLUMN stated_currency text`,
  ],
};
