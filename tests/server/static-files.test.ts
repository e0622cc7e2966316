import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openFrontServer, type RunningFrontServer } from './running-front-server';

const ROOT = resolve(__dirname, '../..');
const SCRIPT = `console.log(${JSON.stringify('peony '.repeat(200))});`;
const PATH = '/_next/static/chunks/pages/[...slug]-1a.js';

let folder: string;
let frontServer: RunningFrontServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-static-'));
  mkdirSync(join(folder, 'chunks/pages'), { recursive: true });
  for (const name of ['chunks/pages/[...slug]-1a.js', 'chunks/style.css']) writeFileSync(join(folder, name), SCRIPT);
  writeFileSync(join(folder, 'font.woff2'), 'font');
  const compress = `import { compressFiles } from './scripts/build/compress-files.mjs'; await compressFiles(process.argv[1]);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', compress, folder], { cwd: ROOT });
  frontServer = await openFrontServer((_request, response) => void response.end('Next'), {}, { staticFolder: folder });
});
afterAll(async () => {
  await frontServer.drain();
  rmSync(folder, { recursive: true });
});

const BR = { 'accept-encoding': 'gzip, deflate, br' };

test('scripts and styles are served as compressed by the build, for a year', async () => {
  const { status, headers, body } = await frontServer.request(encodeURI(PATH), { headers: BR });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  const style = await frontServer.request('/_next/static/chunks/style.css', { headers: BR });
  expect(style.headers['content-type']).toBe('text/css; charset=UTF-8');
});

test('a file that the browser has is 304, HEAD has no body', async () => {
  const { headers, body } = await frontServer.request(encodeURI(PATH), { headers: BR });
  const known = await frontServer.request(encodeURI(PATH), {
    headers: { ...BR, 'if-none-match': String(headers.etag) },
  });
  expect([known.status, known.body.length, known.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
  const head = await frontServer.request(encodeURI(PATH), { method: 'HEAD', headers: BR });
  expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
});

test('a range is answered with the whole file', async () => {
  const { status, headers } = await frontServer.request(encodeURI(PATH), { headers: { ...BR, range: 'bytes=0-9' } });
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
});

test.each<[string, string, Record<string, string>]>([
  ['a browser without brotli', PATH, { 'accept-encoding': 'gzip' }],
  ['a browser that refuses brotli', PATH, { 'accept-encoding': 'gzip, br;q=0' }],
  ['a typeface', '/_next/static/font.woff2', BR],
  ['the compressed file itself', `${PATH}.br`, BR],
])('%s is left to Next', async (_what, path, headers) => {
  expect((await frontServer.request(encodeURI(path), { headers })).body.toString()).toBe('Next');
});
