import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';

const JUNK = 210;
const MINUTE = 60_000;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;

  beforeAll(async () => {
    shop = await openShop();
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => database.deleteFrom('reviews').execute());

  /** The output of a command; a refusal begins with "No: ". */
  async function admin(line: string): Promise<string> {
    const answer = await runAdminCommand({ database, now: MONDAY_MORNING }, line.split(' '));
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  }
  const rowsOf = (text: string) =>
    (text.split('\n\n')[0] ?? '')
      .split('\n')
      .slice(2)
      .map((row) => row.split(/ {2,}/).filter((cell) => cell !== ''));
  const numbersOf = (text: string) => rowsOf(text).map(([number]) => Number(number));

  /** Writes a review of the vase, minutes after opening; returns its number. */
  async function written(summary: string, minutes: number): Promise<number> {
    const sent = await shop.request(
      `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }`,
      {
        input: {
          sku: 'VASE',
          nickname: 'Bea',
          summary,
          text: summary,
          ratings: [{ id: await ratingId(), value_id: await starsId() }],
        },
      },
    );
    if (sent.body.errors !== undefined) throw new Error(JSON.stringify(sent.body.errors));
    const { id } = await database.selectFrom('reviews').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const created_at = new Date(MONDAY_MORNING + minutes * MINUTE).toISOString();
    await database.updateTable('reviews').set({ created_at }).where('id', '=', id).execute();
    return id;
  }
  const ratings = async () =>
    (await shop.data('{ productReviewRatingsMetadata { items { id values { value_id value } } } }'))
      .productReviewRatingsMetadata.items[0];
  const ratingId = async () => (await ratings()).id;
  const starsId = async () => (await ratings()).values.find((one: { value: string }) => one.value === '4').value_id;

  const shown = async () => {
    const { products } = await shop.data(
      '{ products(filter: { sku: { eq: "VASE" } }) { items { review_count reviews { items { summary } } } } }',
    );
    const [vase] = products.items;
    return vase.reviews.items.map((one: { summary: string }) => one.summary);
  };

  /** Many reviews, newer than the genuine one. */
  async function flood(pieces: number): Promise<readonly number[]> {
    const product = await database
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'VASE')
      .executeTakeFirstOrThrow();
    const rows = await database
      .insertInto('reviews')
      .values(
        [...Array(pieces)].map((_, index) => ({
          product_id: product.id,
          nickname: 'Bot',
          summary: `Buy pills ${index}`,
          text: 'Buy pills',
          stars: 5,
          approved: 0 as const,
          rejected: 0 as const,
          created_at: new Date(MONDAY_MORNING + (index + 10) * MINUTE).toISOString(),
        })),
      )
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  }

  test('lists a genuine review among the pending ones, however much spam came after it', async () => {
    const real = await written('A fine vase', 1);
    await flood(JUNK);
    const first = await admin('reviews --waiting');
    expect(first).toContain('Page 1 of 5, 211 reviews in all.');
    const seen: number[] = [];
    for (let page = 1; page <= 5; page += 1) seen.push(...numbersOf(await admin(`reviews --waiting --page ${page}`)));
    expect(new Set(seen).size).toBe(JUNK + 1);
    expect(seen.at(-1)).toBe(real);
    expect(await admin('reviews --waiting --page 6')).toBe('There are 5 pages of reviews.');
  });

  test('rejects several reviews with one command', async () => {
    const junk = await flood(JUNK);
    const real = await written('A fine vase', 1);
    const turned = await admin(`review ${junk.join(' ')} --reject`);
    expect(rowsOf(turned)).toHaveLength(JUNK);
    expect(rowsOf(turned).every(([, , is]) => is === 'rejected')).toBe(true);
    expect(numbersOf(await admin('reviews --waiting'))).toEqual([real]);
    expect(await shown()).toEqual([]);
  });

  test('approves several reviews with one command and counts each once, also when repeated or already approved', async () => {
    const [one, other] = [await written('First', 1), await written('Second', 2)];
    await admin(`review ${one} --approve`);
    expect(numbersOf(await admin(`review ${one} ${other} ${other} --approve`))).toEqual([one, other]);
    expect(await shown()).toEqual(['Second', 'First']);
    expect(await admin('reviews --waiting')).toBe('No pending reviews.');
    expect(numbersOf(await admin('reviews'))).toEqual([other, one]);
    await admin(`review ${one} ${other} --reject`);
    expect(await shown()).toEqual([]);
  });

  test('decides nothing when one of the ids does not exist', async () => {
    const one = await written('First', 1);
    expect(await admin(`review ${one} ${one + 1} --approve`)).toBe(
      `No: Nothing was decided: there is no review ${one + 1}.`,
    );
    expect(numbersOf(await admin('reviews --waiting'))).toEqual([one]);
  });

  test.each(['reviews --page 0', 'reviews --page x', 'reviews --page 1.5'])('refuses %s as a page', async (line) => {
    expect(await admin(line)).toContain('No: A page is a whole number from 1 on');
  });

  test.each(['review 4 5', 'review 4 x --reject', 'review --reject', 'review 4 5 --approve --reject', 'reviews 2'])(
    'prints the help for %s',
    async (line) => {
      expect(await admin(line)).toContain('No: Commands for the florist.');
    },
  );
});
