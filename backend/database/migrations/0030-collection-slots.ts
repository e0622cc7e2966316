import type { Migration } from '../migrate';

/** A shop that exists keeps its one way to collect, at any time. */
export const collectionSlots: Migration = {
  name: '0030-collection-slots',
  statements: () => [`ALTER TABLE shipping_methods ADD COLUMN until_minutes integer`],
};
