import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from '../../backend/media/picture-cache';
import { openShop } from './running-shop';
import { Shopper } from './shopper';

let dataDir: string;
let umask: number;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-private-'));
  // The default of most machines: files that every user may read.
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Files and folders below the data folder that other users of the machine may open. */
const readableByOthers = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );

test('database, log, emails and pictures are readable by their owner only', async () => {
  const shop = await openShop({ dataDir });
  const shopper = await Shopper.enter(shop);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  await shopper.checkOut();
  await shopper.order();
  await new PictureCache(join(dataDir, 'media', 'resized'), 1_000, () => undefined).put('ab12', Buffer.from('picture'));
  while (!existsSync(join(dataDir, 'outbox', 'order-000000001-florist.eml'))) await pause(5);
  expect(existsSync(join(dataDir, 'media', 'resized', 'ab', 'ab12'))).toBe(true);
  expect(existsSync(join(dataDir, 'posy.db-wal'))).toBe(true);
  expect(readableByOthers()).toEqual([]);
  await shop.stop();
});

test('files that an earlier version left readable become private at the next start', async () => {
  mkdirSync(join(dataDir, 'outbox'));
  writeFileSync(join(dataDir, 'outbox', 'account-reset-1.eml'), 'secret');
  const first = await openShop({ dataDir });
  await first.backend.close();
  for (const name of ['posy.db', 'outbox']) chmodSync(join(dataDir, name), 0o755);
  const shop = await openShop({ dataDir });
  // The folder denies access to its files.
  expect(readableByOthers()).toEqual([join('outbox', 'account-reset-1.eml')]);
  await shop.stop();
});
