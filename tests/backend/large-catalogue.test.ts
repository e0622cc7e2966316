import Libsql from 'libsql';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { readCategoryTree } from '../../backend/commerce/catalogue/category/category-tree';
import { readFacets } from '../../backend/commerce/catalogue/listing/facets';
import { MAX_FOUND } from '../../backend/commerce/catalogue/listing/found-rows';
import { MAX_REACHED, planListing } from '../../backend/commerce/catalogue/listing/plan-listing';
import type { ProductFilter } from '../../backend/commerce/catalogue/listing/product-filter';
import { findProductIds, type ProductSort, readPageIds } from '../../backend/commerce/catalogue/listing/product-query';
import { wordsOf } from '../../backend/commerce/catalogue/search/words';
import { convert } from '../../backend/commerce/pricing/money';
import { databaseFile, type ShopDatabase } from '../../backend/database/shop-database';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { type GrownShop, growShop, NO_FILTER } from './grown-shop';
import { MONDAY_MORNING } from './running-shop';

const TODAY = '2026-10-05';
/** 1 for what is sold out or out of season in October, or a workshop that has been. */
const IS_GONE = sql`CASE WHEN (l.months & 512) = 0 OR l.held_on <= ${TODAY} THEN 1 ELSE 0 END`;

/** More than MAX_FOUND products match a common word, and statistics of PostgreSQL choose indexes. */
const COPIES = 4_000;
const GROWTH = 120_000;
/** Tables that grow with the catalogue. */
const LARGE = ['products', 'listings', 'product_categories', 'product_attributes', 'product_facets', 'product_words'];
/** A line of SQLite's plan that reads one of them, most of them by an alias. */
const LARGE_ALIAS = new RegExp(`^(SCAN|SEARCH) (l|c|p|f|k|${LARGE.join('|')})\\b`);
const PENNY = 1_000_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, POSTGRES_START);
afterAll(() => server.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('a large catalogue in %s', (kind) => {
  let shop: GrownShop;
  let database: ShopDatabase;
  let flowers: number;
  let red: number;
  let birthday: number;

  beforeAll(async () => {
    shop = await growShop(COPIES, kind === 'PostgreSQL' ? await server.newDatabase() : null);
    database = shop.database;
    flowers = await shop.categoryId('flowers');
    red = await shop.optionId('colour', 'Red');
    birthday = await shop.optionId('occasion', 'Birthday');
    if (kind === 'PostgreSQL') await readLeadingColumns();
  }, GROWTH);
  afterAll(() => shop.close());

  const by = (field: ProductSort['field'], descending = false): readonly ProductSort[] => [{ field, descending }];
  const admin = async (line: string) => {
    const result = await runAdminCommand({ database, now: MONDAY_MORNING }, line.split(' '));
    if (!result.ok) throw new Error(result.reason);
  };

  /** The stored rows, and the same ones from the catalogue itself. */
  async function storedAndRecounted() {
    const sorted = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(' | ')).sort();
    const stored = await database
      .selectFrom('listings')
      .select(['category_id', 'product_id', 'position', 'price', 'name', 'created_at'])
      .execute();
    const counts = await database.selectFrom('facet_counts').select(['category_id', 'kind', 'key', 'count']).execute();
    const products = await database
      .selectFrom('products')
      .selectAll()
      .where('enabled', '=', 1)
      .where('parent_id', 'is', null)
      .execute();
    const places = await database.selectFrom('product_categories').select(['product_id', 'category_id']).execute();
    const options = await database.selectFrom('product_attributes').select(['product_id', 'option_id']).execute();
    const group = <Row extends { readonly product_id: number }>(rows: readonly Row[]) => {
      const groups = new Map<number, Row[]>();
      for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
      return (id: number) => groups.get(id) ?? [];
    };
    const [placesOf, optionsOf] = [group(places), group(options)];
    const recounted = new Map<string, number>();
    const listed = products.flatMap((product) => {
      const categories = placesOf(product.id).map(({ category_id }) => category_id);
      return categories.map((category_id) => {
        const keys = [
          ['all', 0],
          ['price', product.min_final],
          ...categories.map((id) => ['category', id]),
          ...optionsOf(product.id).map(({ option_id }) => ['option', option_id]),
        ];
        for (const [name, key] of keys) {
          const at = `${category_id} | ${name} | ${key}`;
          recounted.set(at, (recounted.get(at) ?? 0) + 1);
        }
        const { id, position, min_final, name, created_at, held_on } = product;
        const place = held_on === null ? position : Number(held_on.replaceAll('-', ''));
        return [category_id, id, place, min_final, name.toLowerCase(), created_at].join(' | ');
      });
    });
    return [
      { listings: sorted(stored), counts: sorted(counts) },
      { listings: listed.sort(), counts: [...recounted].map(([at, count]) => `${at} | ${count}`).sort() },
    ];
  }

  async function expectCountsToBeRight(): Promise<void> {
    const [stored, recounted] = await storedAndRecounted();
    expect(stored).toEqual(recounted);
    const wrong = await sql`SELECT c.id FROM categories c WHERE c.product_count <> (
      SELECT count(*) FROM product_categories pc JOIN products p ON p.id = pc.product_id
      WHERE pc.category_id = c.id AND p.enabled = 1)`.execute(database);
    expect(wrong.rows).toEqual([]);
  }

  describe('stored listings and counts', () => {
    test('are those of the catalogue after seeding and growing', expectCountsToBeRight);

    test.each([
      ['a price', 'product VASE-SMOKE-GLASS --price 61.25'],
      ['a special price', 'product VASE-SMOKE-GLASS --special 12.34'],
      ['a product taken off sale', 'product VASE-SMOKE-GLASS --off'],
      ['a product put back', 'product VASE-SMOKE-GLASS --on'],
      ['stock', 'product VASE-SMOKE-GLASS --stock 7'],
    ])('are those of the catalogue after a change of %s', async (_what, line) => {
      await admin(line);
      await expectCountsToBeRight();
    });

    test('are those of the catalogue after a change of a variant, a grouped and a bundled product', async () => {
      const { rows } = await sql<{ sku: string; composed: string }>`
        SELECT min(v.sku) AS sku, 'variant' AS composed FROM products v WHERE v.parent_id IS NOT NULL
        UNION ALL SELECT min(p.sku), 'grouped' FROM grouped_items g JOIN products p ON p.id = g.child_id
          WHERE p.kind = 'simple'
        UNION ALL SELECT min(p.sku), 'bundle' FROM bundle_choices b JOIN products p ON p.id = b.product_id
          WHERE p.kind = 'simple'`.execute(database);
      for (const { sku } of rows) await admin(`product ${sku} --price 0.57 --sure`);
      await expectCountsToBeRight();
      const cheap = await database
        .selectFrom('listings')
        .select('product_id')
        .distinct()
        .where('price', '=', 57)
        .execute();
      expect(cheap.length).toBeGreaterThan(rows.length - 1);
    });
  });

  describe('pages', () => {
    test.each([
      ['position', false],
      ['price', false],
      ['price', true],
      ['name', false],
      ['name', true],
      ['created_at', true],
    ] as const)('are in the order of %s, descending: %s, without gaps or repetitions', async (field, descending) => {
      const filter = { ...NO_FILTER, categories: [flowers] };
      const pages: number[] = [];
      for (const number of [1, 2, 3]) {
        pages.push(...(await findProductIds(database, filter, by(field, descending), { size: 50, number }, TODAY)).ids);
      }
      const column = { position: 'p.position', price: 'min_final', name: 'lower(p.name)', created_at: 'p.created_at' }[
        field
      ];
      const { rows } = await sql<{ id: number }>`SELECT p.id FROM products p
        JOIN product_categories c ON c.product_id = p.id AND c.category_id = ${flowers}
        JOIN listings l ON l.product_id = p.id AND l.category_id = ${flowers}
        WHERE p.enabled = 1 AND p.parent_id IS NULL
        ORDER BY ${IS_GONE}, ${sql.raw(column)} ${sql.raw(descending ? 'DESC' : 'ASC')}, p.id LIMIT 150`.execute(
        database,
      );
      expect(pages).toEqual(rows.map(({ id }) => id));
    });

    test('of one option and of a price range have an exact total and the order of the listing', async () => {
      for (const narrowed of [{ attributes: [[red]] }, { priceFrom: 2_000, priceTo: 4_000 }]) {
        const filter = { ...NO_FILTER, categories: [flowers], ...narrowed };
        const { ids, total } = await findProductIds(database, filter, by('name'), { size: 20, number: 2 }, TODAY);
        const { rows } = await sql<{ id: number }>`SELECT p.id FROM products p
          JOIN listings l ON l.product_id = p.id AND l.category_id = ${flowers}
          WHERE p.enabled = 1 AND p.parent_id IS NULL AND ${
            'attributes' in narrowed
              ? sql`p.id IN (SELECT product_id FROM product_attributes WHERE option_id = ${red})`
              : sql`p.min_final BETWEEN 2000 AND 4000`
          } ORDER BY ${IS_GONE}, lower(p.name), p.id`.execute(database);
        expect(total).toBe(rows.length);
        expect(ids).toEqual(rows.slice(20, 40).map(({ id }) => id));
      }
    });

    test('of a word that many products contain list as many as are counted, those with it in the name first, tributes last', async () => {
      const filter = { ...NO_FILTER, term: 'flowers' };
      const whole = await findProductIds(database, filter, by('relevance', true), { size: 300, number: 1 }, TODAY);
      const rest = await findProductIds(database, filter, by('relevance', true), { size: 300, number: 2 }, TODAY);
      expect(whole.total).toBe(MAX_FOUND);
      const ids = [...whole.ids, ...rest.ids];
      expect(new Set(ids).size).toBe(MAX_FOUND);
      const products = await database.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute();
      const named = products.filter(({ name }) => wordsOf(name).some((word) => word.startsWith('flower')));
      expect(named.length).toBeGreaterThan(10);
      const { rows: gone } = await sql<{ product_id: number }>`SELECT DISTINCT product_id FROM listings l
        WHERE ${IS_GONE} = 1`.execute(database);
      const isGone = (id: number) => gone.some(({ product_id }) => product_id === id);
      const had = ids.filter((id) => !isGone(id));
      expect(ids.slice(0, had.length)).toEqual(had);
      const { rows } = await sql<{ id: number }>`SELECT product_id AS id FROM listings
        WHERE category_id = (SELECT id FROM categories WHERE url_path = 'funerals')`.execute(database);
      const tributes = new Set(rows.map(({ id }) => id));
      const others = had.filter((id) => !tributes.has(id));
      expect([others.length > 100, others.length < MAX_FOUND]).toEqual([true, true]);
      expect(had.slice(0, others.length)).toEqual(others);
      const first = named.filter(({ id }) => !tributes.has(id) && !isGone(id));
      expect(new Set(first.map(({ id }) => id))).toEqual(new Set(others.slice(0, first.length)));
      const cheapest = await findProductIds(database, filter, by('price'), { size: 10, number: 1 }, TODAY);
      expect(cheapest.ids.every((id) => ids.includes(id))).toBe(true);
    });

    test('of a category have the facets of all its products, those of a search of 200', async () => {
      const tree = await readCategoryTree(database);
      const priced = async (filter: Partial<ProductFilter>, rate: number) => {
        const facets = await readFacets(
          database,
          await planListing(database, { ...NO_FILTER, ...filter }, TODAY),
          rate,
          tree,
        );
        return facets.find(({ attribute_code }) => attribute_code === 'price')?.options ?? [];
      };
      for (const rate of [PENNY, 1_170_000]) {
        const bands = await priced({ categories: [flowers] }, rate);
        const { rows } = await sql<{ price: number }>`SELECT price FROM listings
          WHERE category_id = ${flowers}`.execute(database);
        const converted = rows.map(({ price }) => convert(price, rate) / 100);
        for (const { value, count } of bands) {
          const [from = 0, to = 0] = value.replace('*', 'Infinity').split('_').map(Number);
          expect(converted.filter((price) => price >= from && price <= to)).toHaveLength(count);
          expect(count).toBeLessThan(rows.length / 2);
        }
        expect(bands.length).toBeGreaterThan(3);
        expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      }
      expect((await priced({ term: 'flowers' }, PENNY)).reduce((sum, { count }) => sum + count, 0)).toBe(200);
    });

    test('beyond the last reached product are empty and cost no query for their offset', async () => {
      const plan = await planListing(database, NO_FILTER, TODAY);
      expect(plan.reached).toBe(Math.min(plan.total, MAX_REACHED));
      expect(await readPageIds(database, plan, by('price'), { size: 20, number: 9_999 })).toEqual([]);
    });
  });

  /** The statements that a listing sends for its page, total and facets. */
  async function statementsOf(filter: ProductFilter, sorts: readonly ProductSort[]): Promise<readonly CompiledQuery[]> {
    const nodes: RootOperationNode[] = [];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const recorded = database.withPlugin(recorder);
    const plan = await planListing(recorded, filter, TODAY);
    await readPageIds(recorded, plan, sorts, { size: 20, number: 2 });
    await readFacets(recorded, plan, PENNY, await readCategoryTree(database));
    return nodes.map((node) => database.getExecutor().compileQuery(node, { queryId: 'explained' }));
  }

  /** The lines of a statement's plan. On PostgreSQL that of a large table: small ones are cheaper to scan. */
  async function explain(query: CompiledQuery): Promise<readonly string[]> {
    if (kind === 'PostgreSQL') {
      return database.transaction().execute(async (transaction) => {
        await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
        const explained = CompiledQuery.raw(`EXPLAIN ${query.sql}`, [...query.parameters]);
        const { rows } = await transaction.executeQuery<Record<'QUERY PLAN', string>>(explained);
        return rows.map((row) => row['QUERY PLAN']);
      });
    }
    // A connection of its own: libsql leaves an explained statement open.
    const file = new Libsql(databaseFile(shop.dataDir));
    const rows = file
      .prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
      .all(...query.parameters.map((value) => (typeof value === 'number' ? BigInt(value) : value)));
    file.close();
    return (rows as { readonly detail: string }[]).map(({ detail }) => detail);
  }

  /** The first column of each index of the large tables, on PostgreSQL. */
  const leadingColumns = new Map<string, string>();

  async function readLeadingColumns(): Promise<void> {
    const { rows } = await sql<{ name: string; definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename IN (${sql.join(LARGE)})`.execute(
      database,
    );
    for (const { name, definition } of rows) leadingColumns.set(name, /\((\w+)/.exec(definition)?.[1] ?? '');
  }

  /** Lines of a plan that read a whole table or index, or sort more than the found products. */
  function unbounded(lines: readonly string[]): readonly string[] {
    const names = LARGE.join('|');
    if (kind === 'PostgreSQL') {
      return lines.filter((line, at) => {
        const index = /(?:Scan using|Bitmap Index Scan on) (\w+)/.exec(line)?.[1];
        const leading = index === undefined ? undefined : leadingColumns.get(index);
        // A condition on a later column only is tested on every entry of the index.
        if (leading !== undefined && !new RegExp(`Index Cond: .*\\b${leading}\\b`).test(lines[at + 1] ?? ''))
          return true;
        const rows = Number(/rows=(\d+)/.exec(line)?.[1] ?? 0);
        return new RegExp(`Seq Scan on (${names})`).test(line) || (/^\W*Sort /.test(line) && rows > 2 * MAX_FOUND);
      });
    }
    const isFound = lines.some((line) => /MATERIALIZE found/.test(line));
    return lines.filter(
      (line) =>
        /^SCAN (l|c|a|p|f|k)\b/.test(line) ||
        new RegExp(`^SCAN (${names})\\b(?! VIRTUAL TABLE INDEX \\d+:\\S*M)`).test(line) ||
        (/TEMP B-TREE FOR ORDER BY/.test(line) && !isFound && lines.some((one) => LARGE_ALIAS.test(one))),
    );
  }

  describe('no statement reads a whole table or sorts more than the found products', () => {
    const cases: readonly (readonly [string, () => Partial<ProductFilter>, readonly ProductSort[]])[] = [
      ['the products of the home page', () => ({ skus: PAGE_SKUS }), by('position')],
      ['the product at a path', () => ({ urlKeys: ['market-day-bouquet'] }), by('position')],
      ['the whole shop', () => ({}), by('position')],
      ['a category', () => ({ categories: [flowers] }), by('position')],
      ['a category by price', () => ({ categories: [flowers] }), by('price')],
      ['a category by price, the dearest first', () => ({ categories: [flowers] }), by('price', true)],
      ['a category by name', () => ({ categories: [flowers] }), by('name')],
      ['a category by name, the last first', () => ({ categories: [flowers] }), by('name', true)],
      ['the newest of a category', () => ({ categories: [flowers] }), by('created_at', true)],
      ['one option', () => ({ categories: [flowers], attributes: [[red]] }), by('position')],
      ['two options', () => ({ categories: [flowers], attributes: [[red], [birthday]] }), by('price')],
      ['a price range', () => ({ categories: [flowers], priceFrom: 2_000, priceTo: 4_000 }), by('position')],
      ['a price range by price', () => ({ categories: [flowers], priceFrom: 2_000 }), by('price')],
      ['a common word', () => ({ term: 'flowers' }), by('relevance', true)],
      ['the beginning of a common word', () => ({ term: 'bou' }), by('relevance', true)],
      ['a common word by price', () => ({ term: 'flowers' }), by('price')],
      ['a rare word', () => ({ term: 'peonies' }), by('relevance', true)],
      ['two words and an option', () => ({ term: 'red roses', attributes: [[birthday]] }), by('relevance', true)],
    ];

    test.each(cases)('%s', async (_name, filter, sorts) => {
      const statements = await statementsOf({ ...NO_FILTER, ...filter() }, sorts);
      expect(statements.length).toBeGreaterThan(1);
      for (const statement of statements) {
        const lines = await explain(statement);
        expect({ sql: statement.sql, plan: lines, unbounded: unbounded(lines) }).toMatchObject({ unbounded: [] });
      }
    });

    /** Indexes of which one is needed, and a listing that needs it. */
    const indexes: readonly (readonly [readonly string[], string])[] = [
      [['listings_position'], 'a category'],
      [['listings_price', 'listings_dearest'], 'a category by price'],
      [['listings_price', 'listings_dearest'], 'a category by price, the dearest first'],
      [['listings_name'], 'a category by name'],
      [['listings_name'], 'a category by name, the last first'],
      [['listings_created_at'], 'the newest of a category'],
      [['product_attributes_option'], 'one option'],
      [['product_attributes_option'], 'two options'],
    ];
    const words: readonly (readonly [readonly string[], string])[] =
      kind === 'PostgreSQL'
        ? [
            [['product_words_words'], 'a common word'],
            [['product_words_names'], 'a common word'],
          ]
        : [];

    test.each([...indexes, ...words])('and one without the indexes %j is found: %s', async (names, name) => {
      const listing = cases.find(([one]) => one === name);
      if (listing === undefined) throw new Error(`There is no listing ${name}.`);
      const { rows } = await sql<{ sql: string }>`${
        kind === 'PostgreSQL'
          ? sql`SELECT indexdef AS sql FROM pg_indexes WHERE indexname IN (${sql.join(names)})`
          : sql`SELECT sql FROM sqlite_master WHERE name IN (${sql.join(names)})`
      }`.execute(database);
      for (const index of names) await sql`DROP INDEX ${sql.ref(index)}`.execute(database);
      try {
        const statements = await statementsOf({ ...NO_FILTER, ...listing[1]() }, listing[2]);
        const plans = await Promise.all(statements.map(explain));
        expect(plans.flatMap(unbounded)).not.toEqual([]);
      } finally {
        for (const row of rows) await sql.raw(row.sql).execute(database);
      }
    });

    test('and a statement that does is found', async () => {
      const scanned = sql`SELECT id FROM products WHERE stock = 5 ORDER BY name`.compile(database);
      expect(unbounded(await explain(scanned)).length).toBeGreaterThan(0);
    });
  });
});

const PAGE_SKUS = ['BOUQUET-MARKET-DAY', 'BOUQUET-LATE-LIGHT', 'VASE-STONEWARE-JUG', 'SUCCULENT-BOWL'];
