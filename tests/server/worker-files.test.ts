import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openFrontServer, type RunningFrontServer } from './running-front-server';

let folder: string;
let running: RunningFrontServer[] = [];

const open = async (
  env: Record<string, string> = {},
  built: { readonly workerFolder?: string } = { workerFolder: folder },
) => {
  const next = await openFrontServer((_request, response) => void response.writeHead(404).end('Next'), env, built);
  running.push(next);
  return next;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-worker-'));
  for (const name of ['sw.js', 'after-load.js', 'after-load.css']) {
    writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(name));
  }
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.drain()));
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/sw.js', '/sw.js?x'])('S1-19 %s is the worker, which is asked for again at every look', async (path) => {
  const shop = await open();
  const { status, headers, body } = await shop.request(path);
  expect([status, body.toString()]).toEqual([200, 'sw.js']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // Else the worker could fetch nothing.
    'content-security-policy': "default-src 'self'",
  });
  const small = await shop.request(path, { headers: { 'accept-encoding': 'br' } });
  expect([small.headers['content-encoding'], brotliDecompressSync(small.body).toString()]).toEqual(['br', 'sw.js']);
});

test('S1-19 what every page loads last is cached for good under the name of its release', async () => {
  const shop = await open();
  const named = await shop.request('/after-load.js?v=1a');
  expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await shop.request('/after-load.css')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/css; charset=utf-8',
  });
});

test.each<[string, Record<string, string>, boolean]>([
  ['that has it switched off', { SERVICE_WORKER: 'off' }, true],
  ['without a build, as in development,', {}, false],
])('S1-19 a shop %s sends a worker that removes itself and its caches', async (_what, env, isBuilt) => {
  const shop = await open(env, isBuilt ? { workerFolder: folder } : {});
  const { status, body } = await shop.request('/sw.js');
  expect(status).toBe(200);
  expect(body.toString()).toMatch(/caches\.delete.*registration\.unregister\(\)/s);
  expect(body.toString()).not.toContain("'fetch'");
});

test('S1-19 a worker that the build lacks is 404, never a page', async () => {
  const shop = await open({}, { workerFolder: join(folder, 'empty') });
  const { status, body } = await shop.request('/sw.js');
  expect([status, body.toString()]).toEqual([404, 'Next']);
});
