import { randomUUID } from 'node:crypto';
import { demoStore } from '../../adapters/memory/demo/demo-store';
import { InMemoryStore } from '../../adapters/memory/in-memory-store';
import { HELD_PIECES } from '../../adapters/memory/checkout/memory-payments';
import { sessionPorts } from '../../adapters/memory/session/session-ports';
import { ok } from '../../domain/shared/result';
import type { BackendParts } from './backends';
import type { CommerceBackend } from './commerce-backend';

/** A demo store in the memory of this process, with one draft order per session. It is empty again after a restart. */
export function memoryBackend({ config, clock }: Pick<BackendParts, 'config' | 'clock'>): CommerceBackend {
  const store = new InMemoryStore(demoStore(config.assetsUrl), () => clock.now(), randomUUID);
  return {
    offers: {
      accounts: true,
      enquiries: true,
      guestOrders: () => Promise.resolve(ok('postcode')),
      newsletter: true,
      reviews: true,
      unpaidHolds: { heldPieces: HELD_PIECES },
      wishlists: true,
    },
    open: ({ session }) => sessionPorts(store, session),
  };
}
