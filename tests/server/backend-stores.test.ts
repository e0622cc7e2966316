import { askMagento, fittingStores, keepStoresFitting } from '../../server/backend-stores';
import { readConfig, type Config } from '../../src/composition/settings/config';
import { openUpstream, type Reply } from '../middleware/upstream-server';

type Store = Config['stores'][number];

function storesOf(STORES: string): readonly Store[] {
  const reading = readConfig({ STORES });
  if (!reading.ok) throw new Error(reading.faults.join());
  return reading.value.stores;
}

/** What a Magento says of its stores, by their codes; any other code is refused as it refuses one. */
const magentoWith =
  (stores: Readonly<Record<string, readonly string[]>>): Reply =>
  ({ headers }, response) => {
    const currencies = stores[String(headers.store)];
    const answer =
      currencies === undefined
        ? { errors: [{ message: 'Requested store is not found', extensions: { category: 'graphql-input' } }] }
        : {
            data: {
              availableStores: Object.keys(stores).map((store_code) => ({ store_code })),
              currency: { available_currency_codes: currencies, default_display_currency_code: currencies[0] },
            },
          };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  };

const answering =
  (status: number, body: string): Reply =>
  (_request, response) =>
    response.writeHead(status).end(body);

describe('the stores of the settings that a Magento has', () => {
  let upstream: Awaited<ReturnType<typeof openUpstream>>;
  beforeAll(async () => {
    upstream = await openUpstream();
  });
  afterAll(() => upstream.close());

  const fitting = (STORES: string, reply: Reply) => {
    upstream.answer(reply);
    return fittingStores(storesOf(STORES), askMagento(upstream.url));
  };

  test('are as in the settings if it has them all', async () => {
    const STORES = 'default en-GB GBP,EUR; ie en-IE EUR /ie';
    const found = await fitting(STORES, magentoWith({ default: ['EUR', 'GBP', 'USD'], ie: ['EUR'] }));
    expect(found).toEqual({ stores: storesOf(STORES), faults: [], isKnown: true });
  });

  test('offer no currency and no store that it does not have, and say so', async () => {
    const found = await fitting(
      'default en-GB GBP,EUR,USD; ie en-IE EUR /ie; weddings en-GB GBP /weddings',
      magentoWith({ default: ['GBP'], ie: ['USD', 'GBP'] }),
    );
    expect(found.stores).toMatchObject([
      { code: 'default', currencies: ['GBP'], defaultCurrency: 'GBP' },
      { code: 'ie', currencies: ['USD'], defaultCurrency: 'USD' },
    ]);
    expect(found.faults).toEqual([
      'STORES, store "default": not offered are EUR, USD, because the backend has only GBP.',
      'STORES, store "ie": not offered are EUR, because the backend has only USD, GBP.',
      'STORES: the backend has no store "weddings". The shop does not offer it.',
    ]);
  });

  test('keep their default currency only if it has it', async () => {
    const found = await fitting('default en-GB GBP,EUR,USD', magentoWith({ default: ['USD', 'EUR'] }));
    expect(found.stores).toMatchObject([{ currencies: ['EUR', 'USD'], defaultCurrency: 'EUR' }]);
  });

  test('always have the store at the root', async () => {
    const found = await fitting('main en-GB GBP', magentoWith({ default: ['GBP'] }));
    expect(found.stores).toEqual(storesOf('main en-GB GBP'));
    expect(found.faults).toEqual(['STORES: the backend has no store "main". The shop shows nothing without it.']);
  });

  test.each<[string, Reply]>([
    ['an error', answering(500, '{"errors":[{"message":"Internal server error"}]}')],
    ['a firewall', answering(403, '<html>Forbidden</html>')],
    ['too many requests', answering(429, '{"errors":[{"message":"Slow down"}]}')],
    ['no JSON', answering(200, 'hello')],
    ['nulls', answering(200, '{"data":{"availableStores":null,"currency":null}}')],
    [
      'an empty list',
      answering(200, '{"data":{"availableStores":[null],"currency":{"available_currency_codes":[null]}}}'),
    ],
  ])('are those of the settings while the answer is %s', async (_what, reply) => {
    const STORES = 'default en-GB GBP,EUR; ie en-IE EUR /ie';
    expect(await fitting(STORES, reply)).toEqual({ stores: storesOf(STORES), faults: [], isKnown: false });
  });
});

test('the list of stores is corrected in place, also when the backend answers later', async () => {
  jest.useFakeTimers();
  const stores = [...storesOf('default en-GB GBP,EUR; ie en-IE EUR /ie')];
  const before = [...stores];
  const reported: string[] = [];
  const answers = { isThere: false };
  const ask = async (code: string) => {
    if (!answers.isThere) return null;
    return code === 'ie' ? ('missing' as const) : { currencies: ['GBP'], own: 'GBP' };
  };
  await keepStoresFitting(stores, ask, (fault) => reported.push(fault), new AbortController().signal);
  expect([stores, reported]).toEqual([before, []]);
  answers.isThere = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stores).toMatchObject([{ code: 'default', currencies: ['GBP'] }]);
  expect(reported).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
