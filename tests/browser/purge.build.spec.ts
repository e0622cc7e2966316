import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { PLAIN } from './guest';
import { expect, test } from './own-stack';

const FLORIST = resolve(__dirname, '../../dist/backend/florist.js');

test("a change by the florist's command line is on the cached pages, long before they are too old", async ({
  stack,
}) => {
  const florist = (...words: string[]) =>
    execFileSync(process.execPath, [FLORIST, ...words], { env: { ...process.env, DATA_DIR: stack.dataDir } });
  const get = async (path: string) => (await fetch(stack.baseUrl + path)).text();
  const read = `/api/reads/suggestions?term=${encodeURIComponent(PLAIN.name)}`;
  const paths = [PLAIN.path, read];
  for (const path of paths) expect(await get(path), path).not.toContain('12.34');
  // A shop that has just started may purge everything once more, when it reaches the feed of changes.
  const kept = async (path: string) => (await fetch(stack.baseUrl + path)).headers.get('server-timing');
  for (const path of paths) await expect.poll(() => kept(path), path).toBe('cache;desc=hit');
  florist('product', PLAIN.sku, '--price', '12.34');
  await expect.poll(() => get(PLAIN.path), { timeout: 15_000 }).toContain('£12.34');
  await expect.poll(() => get(read), { timeout: 15_000 }).toContain('1234');
  florist('product', PLAIN.sku, '--stock', '0');
  await expect.poll(() => get(PLAIN.path), { timeout: 15_000 }).toMatch(/out of stock|sold out/i);
});
