import type { Resolvers } from '../graphql/executable-schema';
import { readDeliveryPolicy } from './delivery-policy';

/** The block of text that tells a storefront the florist's days. A shop on a real Magento keeps one of the same name. */
export const DELIVERY_BLOCK = 'delivery-rules';

/**
 * The wire knows no field for days and rounds, but it knows blocks of text: this one is JSON, the policy as it is. Asked
 * for it by name, the shop answers it; it has no other blocks.
 */
export const deliveryResolvers: Resolvers = {
  Query: {
    cmsBlocks: async (_source, { identifiers }: { identifiers?: readonly (string | null)[] | null }, { database }) => {
      if (!(identifiers ?? []).includes(DELIVERY_BLOCK)) return { items: [] };
      const content = JSON.stringify(await readDeliveryPolicy(database));
      return { items: [{ identifier: DELIVERY_BLOCK, title: 'Days and rounds of delivery', content }] };
    },
  },
};
