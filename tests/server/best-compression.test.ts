import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { brotliOptions, compressBest } from '../../server/best-compression';
import { openFrontServer, type RunningFrontServer } from './running-front-server';

const WORDS = readFileSync('README.md', 'utf8');
const QUALITY_OF_FIRST = 2;
const QUALITY_OF_KEPT = 5;
const bytesAt = (quality: number, text: string) =>
  brotliCompressSync(text, brotliOptions(Buffer.from(text), quality)).length;

let frontServer: RunningFrontServer;
let words: string;
const get = (path: string) => frontServer.request(path, { headers: { 'accept-encoding': 'br' } });
const textOf = ({ body }: { body: Buffer }) => brotliDecompressSync(body).toString();

/** Asks until what was compressed in the background arrives, which is after all that was waiting before it. */
async function untilBest(path: string) {
  const kept = bytesAt(QUALITY_OF_KEPT, path + WORDS);
  let answer = await get(path);
  while (answer.body.length >= kept) answer = await get(path);
  return answer;
}

beforeEach(async () => {
  words = WORDS;
  frontServer = await openFrontServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60', 'Cache-Tag': 'rose' });
    response.end(request.url + words);
  });
});
afterEach(() => frontServer.drain());

describe('a page in brotli', () => {
  test('that was asked for once is not compressed again', async () => {
    expect((await get('/once')).body).toHaveLength(bytesAt(QUALITY_OF_FIRST, `/once${WORDS}`));
    await untilBest('/often');
    expect((await get('/once')).body).toHaveLength(bytesAt(QUALITY_OF_KEPT, `/once${WORDS}`));
  });

  test('that is asked for again is smaller soon after, and otherwise the same', async () => {
    const [first, again] = [await get('/often'), await get('/often')];
    await untilBest('/other');
    const best = await get('/often');
    expect(best.body.length).toBeLessThan(0.95 * again.body.length);
    expect([first, again, best].map(textOf)).toEqual(Array.from({ length: 3 }, () => `/often${WORDS}`));
    const { date: _date, 'content-length': length, ...rest } = best.headers;
    expect(length).toBe(String(best.body.length));
    expect(again.headers).toMatchObject(rest);
  });

  test('that was asked for again is small from the start when it is rendered again', async () => {
    await get('/often');
    await get('/often');
    words = `New. ${WORDS}`;
    frontServer.wait(61_000);
    expect((await get('/often')).headers['server-timing']).toBe('cache;desc=stale');
    await untilBest('/other');
    const again = await get('/often');
    expect(textOf(again)).toContain('New.');
    expect(again.body.length).toBeLessThan(0.95 * bytesAt(QUALITY_OF_KEPT, `/often${words}`));
  });

  test('does not come back when it changes while it is being compressed', async () => {
    await get('/often');
    await get('/often');
    frontServer.purge(['rose']);
    words = `New. ${WORDS}`;
    expect(textOf(await get('/often'))).toContain('New.');
    words = WORDS;
    await untilBest('/other');
    expect(textOf(await get('/often'))).toContain('New.');
  });
});

test('few pages wait to be compressed best, and are taken in turn', async () => {
  const bodies = Array.from({ length: 100 }, (_, at) => Buffer.from(`${at}`));
  const done: string[] = [];
  const taken = bodies.filter((body) =>
    compressBest(body, (best) => done.push(brotliDecompressSync(best ?? '').toString())),
  );
  // One that is under way, of another page, may take a place.
  expect([20, 21]).toContain(taken.length);
  expect(taken).toEqual(bodies.slice(0, taken.length));
  while (done.length < taken.length) await new Promise(setImmediate);
  expect(done).toEqual(taken.map(String));
  expect(await new Promise((later) => expect(compressBest(Buffer.from('x'), later)).toBe(true))).not.toBeNull();
});

test('pages that wait to be compressed best keep no process alive', () => {
  const program = `
    const { compressBest } = require('./server/best-compression.ts');
    for (let page = 0; page < 5; page += 1) compressBest(Buffer.from('words'), () => console.log(page));`;
  const ended = spawnSync(process.execPath, ['--require', './scripts/run-typescript.cjs', '-e', program]);
  expect([ended.status, ended.stdout.toString()]).toEqual([0, '0\n']);
});
