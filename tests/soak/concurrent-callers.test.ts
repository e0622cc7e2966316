import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { callAtOnce } from './concurrent/call-at-once';
import type { Participant } from './concurrent/participant';
import { momentAt, openPlace, type Place, TITLED_CALLS } from './concurrent/place';
import { PUBLIC_METHODS } from '../middleware/public-methods';
import { startSharingGateway } from './concurrent/sharing-gateway';
import { seededRandom } from './seeded-random';
import { startSharedCache } from './shared-cache';
import { VALID_ARGUMENTS } from './valid-arguments';
import { send, type Caller } from './wire-client';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

describe('on the embedded database', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(null);
  }, 60_000);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  describe.each(['bare', 'cached'] as const)('concurrent callers, with the backend reached %s', (way) => {
    test.each(TITLED_CALLS)('each get their own response: %s', async (_title, call) => {
      expect(await callAtOnce(call, place.participants, momentAt(place, place.entries[way]))).toEqual([]);
    });

    test.each(PUBLIC_METHODS)('get the same public response: %s', async (method) => {
      const { name, caller, email } = place.participants[0] as Participant;
      const ids = { cart: '', otherCart: '', cartItem: '', address: 1, wish: '', order: '', email, name };
      const args = VALID_ARGUMENTS[method]?.({ ...ids, ...place.scene }, seededRandom(7)) ?? [];
      const request = (who: Caller) =>
        send(place.entries[way], `magento/${method}`, JSON.stringify(args), {
          ...who,
          address: place.side.nextAddress(),
        });
      const alone = await request({});
      expect([alone.status, alone.text.includes('"errors"')]).toEqual([200, false]);
      for (const { text } of await Promise.all([request(caller), request({}), request(caller), request({})]))
        expect(text).toBe(alone.text);
    });

    test('stores and currencies are not mixed', async () => {
      const request = async (currency: string) =>
        send(place.entries[way], 'magento/products', JSON.stringify([{ filter: { sku: { eq: 'VASE' } } }]), {
          currency,
        });
      const texts = (await Promise.all(['GBP', 'EUR', 'GBP', 'EUR'].map(request))).map(({ text }) => text);
      expect(texts[0]).toContain('"currency":"GBP"');
      expect(texts[1]).toContain('"currency":"EUR"');
      expect(texts.slice(2)).toEqual(texts.slice(0, 2));
    });
  });

  test.each(TITLED_CALLS)(
    'control case: a gateway that shares the first response is detected: %s',
    async (_title, call) => {
      const careless = await startSharingGateway(place.entries.bare);
      try {
        expect(await callAtOnce(call, place.participants, momentAt(place, careless))).not.toEqual([]);
      } finally {
        await careless.close();
      }
    },
  );

  test('the backend forbids caching of customer data for GET and POST', async () => {
    const plain = await startSharedCache(place.shop.backend.graphqlUrl);
    const request = async (token: string | undefined) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await fetch(`${plain.url}?query=${encodeURIComponent('{ customer { email } }')}`, { headers })).text();
    };
    for (const { email, caller, isGuest } of place.participants)
      if (!isGuest) expect(await request(caller.token)).toContain(email);
    expect(await request(undefined)).not.toMatch(/canary/i);
    expect(plain.count().hits).toBe(0);
    await plain.close();
  });

  test('the shared cache served public data only', async () => {
    const { cache, entries, participants } = place;
    const before = cache.count();
    const request = (method: string, caller: Caller) => send(entries.cached, `magento/${method}`, '[]', caller);
    await request('countries', {});
    await request('countries', {});
    expect(cache.count().hits).toBeGreaterThan(before.hits);
    expect(cache.count().stored).toBeGreaterThan(0);
    const between = cache.count();
    const caller = participants[0]?.caller ?? {};
    for (const method of ['customer', 'customerCart', 'wishlist']) await request(method, caller);
    for (const method of ['customer', 'customerCart', 'wishlist']) await request(method, {});
    expect(cache.count()).toEqual(between);
  });
});

describe('on PostgreSQL', () => {
  let place: Place;
  beforeAll(async () => {
    server = await startPostgres();
    place = await openPlace(await server.newDatabase());
  }, POSTGRES_START);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  test.each(TITLED_CALLS)('concurrent callers each get their own response: %s', async (_title, call) => {
    expect(await callAtOnce(call, place.participants, momentAt(place, place.entries.cached))).toEqual([]);
  });
});
