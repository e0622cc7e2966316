import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Chance } from '../../backend/media/chance';
import { DrawingTable } from '../../backend/media/drawing-table';
import { formatFor } from '../../backend/media/picture-format';
import { PictureShelf } from '../../backend/media/picture-shelf';
import { readPictureSize } from '../../backend/media/picture-size';
import { enforceTimeLimit } from '../builders/time-limit';

describe('picture sizes', () => {
  test.each([
    ['', '1080x1340'],
    ['w=216&h=268', '216x268'],
    ['w=432&h=536', '432x536'],
    ['w=140&h=200', '140x200'],
    ['w=280&h=400', '280x400'],
    ['w=100&h=100', '100x100'],
    ['w=200&h=200', '200x200'],
    ['w=160&h=160', '160x160'],
    ['w=320&h=320', '320x320'],
    ['w=170&h=170', '170x170'],
    ['w=340&h=340', '340x340'],
    ['w=1080&h=1340', '1080x1340'],
    ['w=2160&h=2680', '2160x2680'],
    ['w=1200&h=800', '1200x800'],
    ['w=2400&h=1600', '2400x1600'],
    ['v=2&w=216&h=268', '216x268'],
  ])('S9-25 "%s" is %s', (query, size) => {
    const read = readPictureSize(new URLSearchParams(query));
    expect(read === null ? null : `${read.width}x${read.height}`).toBe(size);
  });

  test.each([
    'w=216',
    'h=268',
    'w=217&h=268',
    'w=268&h=216',
    'w=0216&h=268',
    'w=216&h=268&w=100',
    'w=648&h=804',
    'w=&h=',
    'w=1e3&h=800',
    'w=-216&h=-268',
  ])('S9-25 "%s" is refused', (query) => {
    expect(readPictureSize(new URLSearchParams(query))).toBeNull();
  });

  test('S9-25 of all sizes up to 3000 px, those of the shop times one or two are drawn and no others', () => {
    const once = ['216x268', '140x200', '100x100', '160x160', '170x170', '1080x1340', '1200x800'];
    const twice = ['432x536', '280x400', '200x200', '320x320', '340x340', '2160x2680', '2400x1600'];
    const sides = [...new Set([...once, ...twice].flatMap((size) => size.split('x').map(Number)))];
    const near = sides.flatMap((side) => [side - 1, side, side + 1, side / 2, side * 3]);
    const drawn = near.flatMap((w) =>
      near.flatMap((h) => {
        const read = readPictureSize(new URLSearchParams({ w: String(w), h: String(h) }));
        return read === null ? [] : [`${read.width}x${read.height}`];
      }),
    );
    expect([...new Set(drawn)].sort()).toEqual([...once, ...twice].sort());
  });
});

describe('picture formats', () => {
  test.each([
    [undefined, 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/webp,*/*', 'webp'],
    ['image/avif,image/webp,image/*;q=0.8', 'avif'],
    ['image/webp;q=0.9, IMAGE/AVIF', 'avif'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif; q=0.0', 'jpeg'],
  ] as const)('%s gets %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });

  test('blanks without end hold nobody up', async () => {
    expect(formatFor(`image/avif${' '.repeat(200_000)}x,image/webp ; q=0.5`)).toBe('webp');
    await enforceTimeLimit();
  });
});

describe('chance', () => {
  test('falls the same way for the same seed, and evenly', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 2000 },
        (
          (chance) => () =>
            chance.next()
        )(new Chance(seed)),
      );
    expect(draw('rose')).toEqual(draw('rose'));
    expect(draw('rose')).not.toEqual(draw('roses'));
    const drawn = draw('tulip');
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });
});

describe('the drawing table', () => {
  test('never has more than its hands at work, and gets everything done in turn', async () => {
    const table = new DrawingTable(2);
    let busy = 0;
    let most = 0;
    const done: number[] = [];
    const work = (index: number) => async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((later) => setImmediate(later));
      busy -= 1;
      done.push(index);
    };
    await Promise.all(Array.from({ length: 25 }, (_, index) => table.take(work(index))));
    expect(most).toBe(2);
    expect(done).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });

  test('work that fails frees its hand', async () => {
    const table = new DrawingTable(1);
    await expect(table.take(() => Promise.reject(new Error('broken pen')))).rejects.toThrow('broken pen');
    await expect(table.take(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
  });
});

describe('the picture shelf', () => {
  let dir: string;
  let warnings: string[];
  const shelf = (of = dir) => new PictureShelf(of, (message) => warnings.push(message));
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'shelf-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('a picture asked for forty times at once is made once, and once more never', async () => {
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((later) => setImmediate(later));
      return Buffer.from('rose');
    };
    const one = shelf();
    const all = await Promise.all(Array.from({ length: 40 }, () => one.get('a/b.webp', make)));
    expect(all.map(String)).toEqual(Array.from({ length: 40 }, () => 'rose'));
    expect(String(await shelf().get('a/b.webp', make))).toBe('rose');
    expect(made).toBe(1);
    expect(readdirSync(path.join(dir, 'a'))).toEqual(['b.webp']);
  });

  test('a failure is not kept: the next one who asks gets the picture', async () => {
    const one = shelf();
    await expect(one.get('x', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(String(await one.get('x', () => Promise.resolve(Buffer.from('tulip'))))).toBe('tulip');
  });

  test('an empty file left by a crash is made again', async () => {
    writeFileSync(path.join(dir, 'x'), '');
    expect(String(await shelf().get('x', () => Promise.resolve(Buffer.from('fern'))))).toBe('fern');
    expect(readFileSync(path.join(dir, 'x'), 'utf8')).toBe('fern');
  });

  test('when the disk refuses, the picture is still answered and the log says why', async () => {
    writeFileSync(path.join(dir, 'file'), 'not a folder');
    mkdirSync(path.join(dir, 'fine'));
    const blocked = shelf(path.join(dir, 'file'));
    expect(String(await blocked.get('x', () => Promise.resolve(Buffer.from('poppy'))))).toBe('poppy');
    expect(warnings[0]).toMatch(/^a picture could not be kept: /);
  });

  test('never holds more than it may: the pictures written longest ago make room', async () => {
    const small = new PictureShelf(dir, (message) => warnings.push(message), 10_000);
    const order = Array.from({ length: 30 }, (_, index) => `sku-${index}/0.webp`);
    for (const [index, name] of order.entries()) {
      await small.get(name, () => Promise.resolve(Buffer.alloc(1000, 1)));
      // Files of one moment have no order of their own.
      const written = new Date(Date.UTC(2026, 0, 1, 0, index));
      await utimes(path.join(dir, name), written, written);
    }
    const held = order.filter((name) => existsSync(path.join(dir, name)));
    expect(held.length).toBeLessThanOrEqual(10);
    expect(held).toEqual(order.slice(-held.length));
    expect(held.length).toBeGreaterThan(5);
    expect(warnings).toEqual([]);
  });

  test('counts what an earlier run left on it', async () => {
    mkdirSync(path.join(dir, 'old'));
    for (let index = 0; index < 12; index += 1) writeFileSync(path.join(dir, 'old', `${index}`), Buffer.alloc(1000, 1));
    await new PictureShelf(dir, () => undefined, 10_000).get('new/0.webp', () =>
      Promise.resolve(Buffer.alloc(1000, 1)),
    );
    expect(readdirSync(path.join(dir, 'old')).length).toBeLessThanOrEqual(9);
    expect(existsSync(path.join(dir, 'new', '0.webp'))).toBe(true);
  });
});
