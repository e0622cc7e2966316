import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { PageStore } from '../../server/page-store';
import { acceptedEncoding, encodePage } from '../../server/encoded-page';
import { enforceTimeLimit } from '../builders/time-limit';

const page = (body: string | Buffer) => encodePage({ status: 200, headers: {}, body: Buffer.from(body) });
const cached = (body: string | Buffer) => ({ page: page(body), tags: [], freshUntil: 1, endsAt: 1, retryAt: 0 });

test('evicts the least recently used page above the maximum of entries', () => {
  const cache = new PageStore({ maxBytes: 1 << 20, maxEntries: 3 });
  for (const key of ['a', 'b']) cache.set(key, cached(key));
  cache.get('a');
  cache.set('c', cached('c'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

test('never exceeds the maximum of bytes, replaced and deleted pages included', () => {
  const cache = new PageStore({ maxBytes: 40_000, maxEntries: 1000 });
  for (let n = 0; n < 100; n += 1) cache.set(`key ${n % 60}`, cached(`${n}`.repeat(500)));
  expect(cache.bytes).toBeLessThanOrEqual(40_000);
  expect(cache.entries).toBeGreaterThan(5);
  for (let n = 0; n < 60; n += 1) cache.delete(`key ${n}`);
  expect([cache.bytes, cache.entries]).toEqual([0, 0]);
});

test('pages of unlimited URLs have a quarter of entries and bytes, and evict each other only', () => {
  const cache = new PageStore({ maxBytes: 1 << 20, maxEntries: 400 });
  const unlimited = (body: string) => ({ ...cached(body), tags: ['unlimited'] });
  const held = (...keys: string[]) => keys.map((key) => cache.get(key) !== undefined);
  for (let n = 0; n < 100; n += 1) cache.set(`page ${n}`, cached('page'));
  for (let n = 0; n < 5000; n += 1) cache.set(`term ${n}`, unlimited('found'));
  expect(cache.entries).toBe(200);
  expect(held('page 0', 'term 4899', 'term 4900')).toEqual([true, false, true]);
  const before = cache.bytes;
  for (let n = 0; n < 100; n += 1) cache.set(`long term ${n}`, unlimited('x'.repeat(50_000)));
  expect(cache.bytes).toBeLessThan(before + (1 << 18));
  expect(held('page 0', 'page 99', 'long term 99', 'long term 0')).toEqual([true, true, true, false]);
});

test('a page that moves between the parts is held once', () => {
  const cache = new PageStore({ maxBytes: 1 << 20, maxEntries: 400 });
  cache.set('key', { ...cached('found'), tags: ['unlimited', 'product:ROSE'] });
  cache.set('key', { ...cached('page'), tags: ['product:TULIP'] });
  expect([cache.entries, cache.get('key')?.tags]).toEqual([1, ['product:TULIP']]);
  expect([...cache.tagged(['unlimited', 'product:ROSE']), ...cache.tagged(['product:TULIP'])]).toEqual(['key']);
});

test('no page is held in development', () => {
  const cache = new PageStore({ maxBytes: 0, maxEntries: 0 });
  cache.set('key', cached('page'));
  expect([cache.get('key'), cache.tagged(['everything']).size]).toEqual([undefined, 0]);
});

test('does not evict other pages for one huge page', () => {
  const cache = new PageStore({ maxBytes: 80_000, maxEntries: 10 });
  cache.set('small', cached('x'));
  cache.set('huge', cached(Buffer.alloc(60_000)));
  expect([cache.get('huge'), cache.get('small') !== undefined]).toEqual([undefined, true]);
});

test('compresses a page fast for whoever waits for it, and better for those who get it from the cache', () => {
  const text = readFileSync('README.md');
  const { firstBodyIn, bodyIn } = page(text);
  const [first, kept] = [firstBodyIn('br'), bodyIn('br')];
  expect(kept.length).toBeLessThan(first.length);
  expect([first, kept].map((body) => brotliDecompressSync(body))).toEqual([text, text]);
  expect(bodyIn('br')).toBe(kept);
});

test('compresses a page best once it has been served a few times, and keeps that while it is the same', async () => {
  const text = readFileSync('README.md');
  const kept = page(text);
  const soon = kept.bodyIn('br');
  kept.heads.set('br', ['content-length', String(soon.length)]);
  while (kept.bodyIn('br') === soon) await new Promise(setImmediate);
  const best = kept.bodyIn('br');
  expect(best.length).toBeLessThan(soon.length * 0.95);
  expect(brotliDecompressSync(best)).toEqual(text);
  expect(kept.heads.size).toBe(0);
  const again = (headers: Record<string, string>, body: Buffer) => encodePage({ status: 200, headers, body }, kept);
  expect(again({}, text).bodyIn('br')).toBe(best);
  expect(again({ 'x-frame-options': 'DENY' }, text)).not.toBe(kept);
  expect(again({}, Buffer.from('Other words'))).not.toBe(kept);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, GZIP ; q=0.5', 'gzip'],
  ['br ; q=0.0,gzip;q=0', 'identity'],
])('answers Accept-Encoding %s with %j', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));

test('parses Accept-Encoding with many blanks in linear time', async () => {
  expect(acceptedEncoding(`br${' '.repeat(200_000)}x, gzip`)).toBe('gzip');
  await enforceTimeLimit();
});
