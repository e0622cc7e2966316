import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFilter } from '../../backend/commerce/catalogue/listing/product-filter';
import { findProductIds } from '../../backend/commerce/catalogue/listing/product-query';
import { wordForms, wordsOf } from '../../backend/commerce/catalogue/search/words';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { openShop } from '../../backend/seed/open-shop';
import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { MONDAY_MORNING } from './running-shop';
import { SMALL_SEED } from './small-seed';

const [ROSE, VASE] = SMALL_SEED.products;

function named(sku: string, name: string, shortDescription: string, position: number): SeedProduct {
  if (VASE === undefined) throw new Error('The small seed has no vase');
  return { ...VASE, sku, name, shortDescription, position, urlKey: sku.toLowerCase() };
}

/** The rose bouquet of the small seed, and products whose names are hard to find. */
const PRODUCTS: readonly SeedProduct[] = [
  ...(ROSE === undefined ? [] : [{ ...ROSE, related: [], upsell: [] }]),
  named('CAFE', 'Café au Lait Dahlia', 'Creamy, with a crème brûlée heart.', 1),
  named('PEONY-5', 'Peony Posy', 'Five stems.', 2),
  named('LILY.24', 'Lily of the Valley', 'For a grandmother, or a rose lover.', 3),
  named('MUM', "Mother's Day Basket", 'A bunch with ranunculus.', 4),
  named('BOX', 'Gift Box', 'Chocolate & “fizz” – 100% ours.', 5),
  named('MULL', 'Müller’s Frühling', 'Tulips from Holland.', 6),
  { ...named('SPRAY', 'Rose Casket Spray', 'A tribute.', 7), categories: ['funerals'] },
];

const [FLOWERS] = SMALL_SEED.categories;
const CATEGORIES =
  FLOWERS === undefined
    ? []
    : [...SMALL_SEED.categories, { ...FLOWERS, urlPath: 'funerals', name: 'Funerals', position: 3 }];

/** Search terms and the skus they find, the best match first where it matters. The same on every database. */
const VECTORS: readonly (readonly [term: string, found: readonly string[]])[] = [
  ['rose', ['ROSE', 'LILY.24', 'SPRAY']],
  ['ROSES', ['ROSE', 'LILY.24', 'SPRAY']],
  ['ros', ['ROSE', 'LILY.24', 'SPRAY']],
  ['rose bouquet', ['ROSE']],
  ['bouquet rose', ['ROSE']],
  ['rose lover', ['LILY.24']],
  ['café', ['CAFE']],
  ['cafe', ['CAFE']],
  ['CAFÉ', ['CAFE']],
  ['cafe\u0301', ['CAFE']],
  ['creme brulee', ['CAFE']],
  ['frühling', ['MULL']],
  ['fruhling', ['MULL']],
  ['mullers', ['MULL']],
  ['peonies', ['PEONY-5']],
  ['peon', ['PEONY-5']],
  ['lilies', ['LILY.24']],
  ['bunches', ['MUM']],
  ['mother’s day', ['MUM', 'ROSE']],
  ['mothers day', ['MUM', 'ROSE']],
  ["mother's", ['MUM', 'ROSE']],
  ['mother', ['MUM', 'ROSE']],
  ['grandmother', ['LILY.24', 'ROSE']],
  ['day mother basket bunch', ['MUM']],
  ['rose casket', ['SPRAY']],
  // Colours, occasions, categories and the skus of variants.
  ['red', ['ROSE']],
  ['birthday', ['ROSE']],
  ['white roses', ['ROSE']],
  ['ROSE-L-WHITE', ['ROSE']],
  ['lily.24', ['LILY.24']],
  ['PEONY-5', ['PEONY-5']],
  ['5', ['PEONY-5']],
  ['100%', ['BOX']],
  ['chocolate fizz', ['BOX']],
  // No match inside a word, nor when one of the words is missing.
  ['ouquet', []],
  ['rose gold', []],
  ['the', ['LILY.24']],
  // Search and SQL syntax is treated as punctuation.
  ['"', []],
  ['*', []],
  ["'; DROP TABLE products; --", []],
  ['rose"', ['ROSE', 'LILY.24', 'SPRAY']],
  ['rose* OR basket', []],
  ['rose & | ! ( ) : <->', ['ROSE', 'LILY.24', 'SPRAY']],
  ['NEAR(rose bouquet)', []],
  ['name: rose', []],
  ['\\', []],
  ['ﬀ ½ ŉ', []],
];

const NO_FILTER: ProductFilter = {
  term: '',
  categories: null,
  skus: null,
  ids: null,
  urlKeys: null,
  name: null,
  priceFrom: null,
  priceTo: null,
  attributes: [],
};

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, POSTGRES_START);
afterAll(() => server.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('search in %s', (kind) => {
  let database: ShopDatabase;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'posy-words-'));
    const databaseUrl = kind === 'PostgreSQL' ? await server.newDatabase() : null;
    database = await openShop(
      { dataDir, databaseUrl },
      { ...SMALL_SEED, categories: CATEGORIES, products: PRODUCTS },
      MONDAY_MORNING,
    );
  });
  afterAll(async () => {
    await database.destroy();
    rmSync(dataDir, { recursive: true });
  });

  async function found(filter: Partial<ProductFilter>): Promise<readonly string[]> {
    const nearest = [{ field: 'relevance', descending: true }] as const;
    const { ids, total } = await findProductIds(
      database,
      { ...NO_FILTER, ...filter },
      nearest,
      { size: 20, number: 1 },
      '2026-10-05',
    );
    expect(total).toBe(ids.length);
    const rows = await database
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('id', 'in', [...ids])
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.sku ?? '');
  }

  test.each(VECTORS)('%j finds %j', async (term, skus) => {
    expect(await found({ term })).toEqual(skus);
  });

  test('searches names only with a name filter, and ignores punctuation', async () => {
    expect(await found({ name: 'rose' })).toEqual(['ROSE', 'SPRAY']);
    expect(await found({ name: 'posy' })).toEqual(['PEONY-5']);
    expect(await found({ name: '%' })).toHaveLength(PRODUCTS.length);
  });
});

test.each([
  ['Mother’s Day, 24 red-white Roses!', ['mothers', 'day', '24', 'red', 'white', 'roses']],
  ['', []],
  ['– % –', []],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['roses', ['roses', 'rose']],
  ['peonies', ['peonies', 'peony', 'peonie']],
  ['bunches', ['bunches', 'bunch', 'bunche']],
  ['dress', ['dress']],
  ['iris', ['iris']],
  ['rose', ['rose']],
])('%s also searches %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});
