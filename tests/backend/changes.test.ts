import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

interface Changes {
  readonly position: string;
  readonly tags: readonly string[];
}

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let contentDir: string;
  let database: ReturnType<RunningShop['connect']>;

  beforeAll(async () => {
    contentDir = mkdtempSync(join(tmpdir(), 'posy-content-'));
    shop = await openShop({ contentDir });
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
    rmSync(contentDir, { recursive: true });
  });

  const changes = async (after = ''): Promise<Changes> =>
    (await (await fetch(`${shop.backend.changesUrl}?after=${after}`)).json()) as Changes;
  /** The changes during `work`, as a waiting client receives them. */
  async function changesBy(work: () => Promise<unknown>): Promise<readonly string[]> {
    const { position } = await changes();
    const waiting = changes(position);
    await work();
    return [...(await waiting).tags].sort();
  }
  const admin = (line: string, ...last: readonly string[]) =>
    runAdminCommand({ database, now: MONDAY_MORNING }, [...line.split(' '), ...last]);
  const order = async (sku: string) => {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku, quantity: 1 });
    await shopper.checkOut();
    await shopper.order();
  };

  test('without a known position everything may have changed', async () => {
    const { tags, position } = await changes();
    expect(tags).toEqual(['everything']);
    expect((await changes('nonsense')).tags).toEqual(['everything']);
    // As after another database was put in its place.
    expect((await changes(`9${position}`)).tags).toEqual(['everything']);
  });

  test("a price changed by the florist's command line changes the product, its categories and searches", async () => {
    const tags = await changesBy(() => admin('product VASE --price 21'));
    expect(tags).toEqual(expect.arrayContaining(['product:VASE', 'search']));
    expect(tags.some((tag) => tag.startsWith('category:'))).toBe(true);
    expect(tags.filter((tag) => tag.startsWith('product:')).length).toBeLessThan(5);
  });

  test('the stock of a variant changes its parent too', async () => {
    const variant = await database
      .selectFrom('products')
      .selectAll()
      .where('parent_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const parent = await database
      .selectFrom('products')
      .selectAll()
      .where('id', '=', variant.parent_id)
      .executeTakeFirstOrThrow();
    const tags = await changesBy(() => admin(`product ${variant.sku} --stock 4`));
    expect(tags).toEqual(expect.arrayContaining([`product:${parent.sku}`, `product:${variant.sku}`]));
  });

  test('an order changes the products that it takes from stock, a cancelled one those that it returns', async () => {
    await admin('product VASE --stock 2');
    const { tags, number } = await changesOf('VASE');
    expect(tags.filter((tag) => !tag.startsWith('product:'))).toEqual([]);
    const cancelled = await changesBy(() => admin(`order ${number} cancel`));
    expect(cancelled).toContain('product:VASE');
    expect(cancelled).not.toContain('search');
  });

  test('an order for the last one changes its lists, in which it is last from then on, and its return too', async () => {
    await admin('product VASE --stock 1');
    const { tags, number } = await changesOf('VASE');
    const lists = [expect.stringMatching(/^category:/), 'search'];
    expect(tags).toEqual(expect.arrayContaining(lists));
    expect(await changesBy(() => admin(`order ${number} cancel`))).toEqual(expect.arrayContaining(lists));
  });

  async function changesOf(sku: string) {
    const tags = await changesBy(() => order(sku));
    expect(tags).toContain(`product:${sku}`);
    const { number } = await database
      .selectFrom('orders')
      .select('number')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { tags, number };
  }

  test('closed days change delivery', async () => {
    const { position } = await changes();
    await admin('closure add 2026-12-24 --reason', 'Closed');
    expect((await changes(position)).tags).toEqual(['delivery']);
    expect(await changesBy(() => admin('closure remove 2026-12-24'))).toEqual(['delivery']);
  });

  test('a saved text changes its entry, top banner and footer the layout', async () => {
    const save = (name: string) => () => Promise.resolve(writeFileSync(join(contentDir, name), '---\nLeft: x\n---\n'));
    expect(await changesBy(save('homepage.md'))).toEqual(['content:homepage']);
    for (const entry of ['topbar.md', 'footer.md']) expect(await changesBy(save(entry))).toEqual(['layout']);
  });

  test('many waiting callers learn of one change, and a caller that comes back late still does', async () => {
    const { position } = await changes();
    const waiting = Array.from({ length: 20 }, () => changes(position));
    await admin('product VASE --stock 7');
    for (const { tags } of await Promise.all(waiting)) expect(tags).toContain('product:VASE');
    await admin('product CLASS --price 41');
    expect((await changes(position)).tags).toEqual(expect.arrayContaining(['product:VASE', 'product:CLASS']));
  });
});
