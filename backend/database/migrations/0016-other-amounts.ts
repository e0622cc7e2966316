import type { Migration } from '../migrate';

/** What the bank says it took for an order when it is not what the order costs, as it wrote it. */
export const otherAmounts: Migration = {
  name: '0016-other-amounts',
  statements: () => [
    `ALTER TABLE payment_attempts ADD COLUMN stated_amount text`,
    `ALTER TABLE payment_attempts ADD COLUMN stated_currency text`,
  ],
};
