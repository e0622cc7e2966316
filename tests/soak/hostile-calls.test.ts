import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { expectNoEffect, openHostileShop, type HostileShop } from './hostile-shop';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

describe.each([
  ['on the embedded database', 1_000, null],
  ['on PostgreSQL', 300, async () => (server = await startPostgres()).newDatabase()],
] as const)('%s', (_on, calls, newDatabase) => {
  let hostile: HostileShop;
  beforeAll(async () => {
    hostile = await openHostileShop(newDatabase === null ? null : await newDatabase());
  }, POSTGRES_START);
  afterAll(() => hostile?.shop.close());

  test('hostile calls of every method cause no fault, leak nothing and change nothing of another customer', async () => {
    await expectNoEffect(hostile, calls);
  }, 120_000);
});
