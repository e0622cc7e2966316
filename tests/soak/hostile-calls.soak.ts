import { expect, test } from 'playwright/test';
import { startStack } from '../browser/stack';
import { startPostgres } from '../postgres/postgres-server';
import { attack, prepareAttack } from './attack';
import { nameProtected, protectedRows } from './protected-rows';
import { lateGrowth, residentMemory } from './resident-memory';
import { dataOf } from './wire-client';

const CALLS = Number(process.env.POSY_SOAK_CALLS ?? 10_000);
const SEED = Number(process.env.POSY_SOAK_SEED ?? 1);
/** MiB by which the last third of a long run may exceed the third before it. */
const NO_SLOPE = 16;

test('hostile calls of every method and action through the storefront’s API cause no server error, and neither leak nor change another customer’s data', async () => {
  const server = process.env.POSY_SOAK_DATABASE === 'postgres' ? await startPostgres() : null;
  const databaseUrl = server === null ? null : await server.newDatabase();
  const stack = await startStack(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
  try {
    const side = { url: `${stack.baseUrl}/api/` };
    const scene = await prepareAttack(side, stack.dataDir, 'CARD-PEONY-PLATE', true);
    const rows = { dataDir: stack.dataDir, databaseUrl };
    const names = await nameProtected(rows, scene.victim.email);
    const before = await protectedRows(rows, names);
    const { backend, storefront } = stack.pids();
    const memory = { backend: [residentMemory(backend)], storefront: [residentMemory(storefront)] };
    const attacked = await attack(scene, { calls: CALLS, seed: SEED }, () => {
      memory.backend.push(residentMemory(backend));
      memory.storefront.push(residentMemory(storefront));
    });
    const figures = {
      calls: CALLS,
      database: server === null ? 'libsql' : 'PostgreSQL',
      ...attacked,
      wrongs: attacked.wrongs.length,
      MiB: { backend: memory.backend.map(Math.round), storefront: memory.storefront.map(Math.round) },
    };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(attacked.wrongs).toEqual([]);
    expect(stack.pids(), 'no process was lost').toEqual({ backend, storefront });
    expect(await protectedRows(rows, names)).toEqual(before);
    const { customer } = await dataOf(side, 'customerOrders', [{}], scene.victim.caller);
    expect(customer.orders.items).toMatchObject([{ number: scene.victim.order }]);
    if (CALLS >= 30_000) {
      expect(lateGrowth(memory.backend), 'MiB of the backend').toBeLessThan(NO_SLOPE);
      expect(lateGrowth(memory.storefront), 'MiB of the storefront').toBeLessThan(NO_SLOPE);
    }
  } finally {
    await stack.stop();
    await server?.stop();
  }
});
