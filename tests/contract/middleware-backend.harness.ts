import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../backend/start';
import { createMiddleware } from '../../middleware/middleware';
import { CmsContentLibrary } from '../../src/adapters/cms/cms-content-library';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { sanitiseHtml } from '../../src/adapters/cms/sanitise-html';
import type { CallMiddleware } from '../../src/adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { middlewareCommerce } from '../../src/composition/commerce';
import { BackendSideDoor } from './backend-side-door';
import type { Harness, Ports } from './harness';

/** A Wednesday morning, so that the shop is open: ms since 1970. */
const NOW = Date.parse('2026-10-07T09:00:00Z');
const PLENTY = { calls: 100_000, perMs: 60_000 };
/** Nobody listens on the port of discarded things. */
const NOWHERE = 'http://127.0.0.1:9';

/** The storefront's own adapters on the embedded backend, with a database of its own in a folder that goes afterwards. */
export async function openMiddlewareOnBackend(): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-contract-'));
  const backend = await startBackend({
    port: 0,
    dataDir,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    now: () => NOW,
  });
  const door = new BackendSideDoor(join(dataDir, 'posy.db'));
  const ports = portsOn(backend.graphqlUrl, backend.contentUrl);
  return {
    ports,
    now: () => NOW,
    given: {
      product: async (kind) => door.product(kind),
      category: async () => {
        const { id, ...category } = door.category();
        return { ...category, uid: Buffer.from(String(id)).toString('base64') };
      },
      cart: async () => {
        const made = await ports.carts.create();
        if (!made.ok) throw new Error('No cart could be made');
        return made.value;
      },
      coupon: async () => 'POSY10',
      country: async (kind) => ({ served: 'GB', 'with-regions': 'IE', 'not-served': 'AU' })[kind],
      unreachable: async () => portsOn(`${NOWHERE}/graphql`, `${NOWHERE}/content`),
      contentPage: async () => 'terms',
      emptyLibrary: async () => new CmsContentLibrary(new ContentClient(`${backend.contentUrl}/nobody`, fetch)),
    },
    look: {
      cartLines: async (cartId) => door.cartLines(cartId),
      email: async (cartId) => door.email(cartId),
      coupon: async (cartId) => door.coupon(cartId),
      orderCount: async (cartId) => door.orderCount(cartId),
      orderLines: async (number) => door.orderLines(number),
      piecesLeft: async (sku) => door.piecesLeft(sku),
    },
    close: async () => {
      door.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function portsOn(graphqlUrl: string, contentUrl: string): Ports {
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: ['localhost:3000'],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    // A suite makes more carts a minute than any shopper.
    limits: { newCartPerAddress: PLENTY, couponPerAddress: PLENTY, orderPerAddress: PLENTY },
    now: () => Date.now(),
    log: () => undefined,
  });
  const caller = { token: null, store: 'default', currency: 'GBP', address: '127.0.0.1' };
  const call: CallMiddleware = async (method, args) => {
    const answer = await middleware.call(method, JSON.parse(JSON.stringify(args)) as unknown[], caller);
    return { status: answer.status, body: JSON.parse(JSON.stringify(answer.body)) as unknown };
  };
  const hosts = { storage: new URL(graphqlUrl).origin, assets: '' };
  return {
    ...middlewareCommerce(call, { currency: 'GBP', hosts }, sanitiseHtml),
    content: new CmsContentLibrary(new ContentClient(contentUrl, fetch)),
  };
}
