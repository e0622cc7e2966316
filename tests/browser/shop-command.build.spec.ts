import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { PLAIN } from './guest';
import { killAll, runShop } from './shop-command';
import { numberOf, WireGuest } from './wire';
import { twoFreePorts } from './free-ports';

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-shop-'));
});
test.afterEach(() => {
  killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

test('starts a whole shop in the given folder, leaves no process behind, and keeps its orders', async () => {
  test.setTimeout(180_000);
  const [port, backendPort] = await twoFreePorts();
  const settings = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir };
  const address = `http://localhost:${port}`;
  const guest = new WireGuest(address);

  const first = await runShop(settings);
  expect(first.output()).toMatch(new RegExp(`^ready ${address}$`, 'm'));
  await expect.poll(first.output).toContain(join(dataDir, 'outbox'));
  const cartId = await guest.readyCart(PLAIN.sku, 'restart@example.org');
  const number = numberOf(await guest.placeOrder(cartId));
  expect(number).toMatch(/^\d{9}$/);
  first.interrupt();
  await expect.poll(first.isAlive, { timeout: 20_000 }).toBe(false);
  expect(await listens(port)).toBe(false);
  expect(await listens(backendPort)).toBe(false);

  const second = await runShop(settings, 'start');
  expect(numberOf(await guest.placeOrder(cartId))).toBe(number);
  second.terminate();
  await expect.poll(second.isAlive, { timeout: 20_000 }).toBe(false);
});

async function listens(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
