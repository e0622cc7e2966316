import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureCache } from '../../backend/media/picture-cache';

const KILOBYTE = Buffer.alloc(1000, 1);
const NAMES = Array.from({ length: 12 }, (_, index) => `${String(index).padStart(2, '0')}f.webp`);

describe('the cache of resized pictures', () => {
  let dir: string;
  let warnings: string[];
  const cache = (maxBytes = 10_000, of = dir) => new PictureCache(of, maxBytes, (message) => warnings.push(message));
  const files = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'cache-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('returns what was put, also after a restart', async () => {
    await cache().put('0a.webp', Buffer.from('rose'));
    expect(String(await cache().get('0a.webp'))).toBe('rose');
    expect(await cache().get('0b.webp')).toBeNull();
    expect(files()).toEqual(['0a.webp']);
  });

  test('deletes the pictures used longest ago when the limit is passed', async () => {
    const small = cache();
    for (const name of NAMES.slice(0, 10)) await small.put(name, KILOBYTE);
    await small.get(NAMES[0] ?? '');
    for (const name of NAMES.slice(10)) await small.put(name, KILOBYTE);
    expect(files()).toEqual([NAMES[0], ...NAMES.slice(3)]);
    expect(warnings).toEqual([]);
  });

  test('counts what an earlier run left, oldest first, and removes its unfinished files', async () => {
    for (const [index, name] of NAMES.slice(0, 10).entries()) {
      const folder = path.join(dir, name.slice(0, 2));
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), KILOBYTE);
      const written = new Date(Date.UTC(2026, 0, 1, 0, 10 - index));
      await utimes(path.join(folder, name), written, written);
    }
    writeFileSync(path.join(dir, 'x.webp.1-1.part'), KILOBYTE);
    await cache().put(NAMES[10] ?? '', KILOBYTE);
    expect(files()).toEqual([...NAMES.slice(0, 9), NAMES[10]]);
  });

  test('a file that was deleted or cut off meanwhile counts as missing', async () => {
    const one = cache();
    await one.put('0a.webp', KILOBYTE);
    await one.put('0b.webp', KILOBYTE);
    rmSync(path.join(dir, '0a', '0a.webp'));
    truncateSync(path.join(dir, '0b', '0b.webp'), 10);
    expect([await one.get('0a.webp'), await one.get('0b.webp')]).toEqual([null, null]);
    await one.put('0b.webp', KILOBYTE);
    expect((await one.get('0b.webp'))?.length).toBe(1000);
  });

  test('a disk that refuses is logged, and breaks nothing', async () => {
    writeFileSync(path.join(dir, 'file'), 'not a folder');
    const blocked = cache(10_000, path.join(dir, 'file'));
    await blocked.put('0a.webp', KILOBYTE);
    expect(await blocked.get('0a.webp')).toBeNull();
    expect(warnings[0]).toMatch(/^a picture could not be cached: /);
    expect(existsSync(path.join(dir, '0a'))).toBe(false);
  });
});
