import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createMediaService } from '../../backend/media/media-service';
import type { SeedPicture } from '../../backend/seed/seed-shapes';
import { type TestResponse, type Listening, listen } from './listen';

// Few petals, quickly drawn.
const SNAKE_PLANT: SeedPicture = { form: 'pot-plant', species: ['snake-plant'], colours: ['green'], views: 2 };
const PLANT = '/media/catalog/product/PLANT-TEST/0.jpg';

describe('the media service', () => {
  let dataDir: string;
  let service: Listening;
  const open = () =>
    listen(
      createMediaService({
        dataDir,
        pictureOf: (sku) =>
          sku === 'PLANT-TEST' || sku === 'PLANT-TEST-2' ? { drawnAs: 'PLANT-TEST', picture: SNAKE_PLANT } : null,
        warn: () => undefined,
      }),
    );
  /** Asks as one who can wait for the drawing. */
  const ask: Listening['request'] = (target, headers, method) =>
    service.request(target, { prefer: 'wait=60', ...headers }, method);
  const sizeOf = async ({ body }: TestResponse) => {
    const { width, height, format } = await sharp(body).metadata();
    return `${width}x${height} ${format}`;
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'media-'));
    service = await open();
  });
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true });
  });

  test('S9-27 a card picture is drawn in its size, and is a picture and not blank paper', async () => {
    const answer = await ask(`${PLANT}?w=216&h=268`);
    expect(answer.status).toBe(200);
    expect(await sizeOf(answer)).toBe('216x268 jpeg');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { entropy, channels } = await sharp(answer.body).stats();
    expect(entropy).toBeGreaterThan(4);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
  });

  test('the browser’s best format is chosen by Accept, and caches are told so', async () => {
    const avif = await ask(`${PLANT}?w=160&h=160`, { accept: 'image/avif,image/webp,*/*' });
    const webp = await ask(`${PLANT}?w=160&h=160`, { accept: 'image/webp,*/*' });
    const jpeg = await ask(`${PLANT}?w=160&h=160`, { accept: '*/*' });
    expect(await Promise.all([avif, webp, jpeg].map(sizeOf))).toEqual(['160x160 heif', '160x160 webp', '160x160 jpeg']);
    expect([avif, webp, jpeg].map(({ headers }) => headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    expect(new Set([avif, webp, jpeg].map(({ headers }) => headers.etag)).size).toBe(3);
    expect([avif, webp, jpeg].map(({ headers }) => headers.vary)).toEqual(['Accept', 'Accept', 'Accept']);
    expect(webp.headers['cache-control']).toMatch(/^public, max-age=\d{7,}/);
  });

  test('without a size it is the full picture, and twice the size is really finer', async () => {
    expect(await sizeOf(await ask(PLANT, { accept: 'image/webp' }))).toBe('1080x1340 webp');
    expect(await sizeOf(await ask(`${PLANT}?w=2160&h=2680`))).toBe('2160x2680 jpeg');
  }, 60_000);

  test('the wide picture of the front page has its own composition', async () => {
    expect(await sizeOf(await ask(`${PLANT}?w=1200&h=800`))).toBe('1200x800 jpeg');
  });

  test('a known picture is answered 304 without a body, also to a shared cache’s weak tag', async () => {
    const { headers } = await ask(`${PLANT}?w=100&h=100`);
    const again = await ask(`${PLANT}?w=100&h=100`, { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask(`${PLANT}?w=170&h=170`, { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('HEAD tells the length and sends nothing', async () => {
    const full = await ask(`${PLANT}?w=100&h=100`);
    const head = await ask(`${PLANT}?w=100&h=100`, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(full.body.length)]);
  });

  test('asked for many times at once it is drawn once, and no unfinished file is left', async () => {
    const asked = Array.from({ length: 20 }, () => ask(`${PLANT.replace('0.jpg', '1.jpg')}?w=140&h=200`));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    const files = readdirSync(path.join(dataDir, 'media', 'PLANT-TEST')).filter((name) => name.startsWith('1-'));
    expect(files.map((name) => name.replace(/-[0-9a-f]{16}/, '')).sort()).toEqual([
      '1-140x200.jpeg',
      '1-page-1.master',
    ]);
  });

  test('no page waits for the botanist: an undrawn picture is answered at once with a stand-in nobody keeps', async () => {
    const address = `${PLANT.replace('0.jpg', '2.jpg')}?w=216&h=268`;
    const hasty = await ask(address, { prefer: 'wait=0', accept: 'image/webp' });
    expect([hasty.status, hasty.headers['cache-control'], hasty.headers.etag]).toEqual([200, 'no-store', undefined]);
    expect(await sizeOf(hasty)).toBe('216x268 webp');
    const drawn = await ask(address, { accept: 'image/webp' });
    expect(drawn.headers['cache-control']).toMatch(/^public/);
    expect(drawn.headers.etag).toBeDefined();
    expect(drawn.body.equals(hasty.body)).toBe(false);
    // Drawn already, it is there even for those in a hurry.
    expect(
      (await ask(address, { prefer: 'return=minimal, wait=5', accept: 'image/webp' })).body.equals(drawn.body),
    ).toBe(true);
    const masters = readdirSync(path.join(dataDir, 'media', 'PLANT-TEST')).filter((name) => /^2-.*master$/.test(name));
    expect(masters).toHaveLength(1);
  });

  test('a copy has the pictures of its original: they are drawn once for both', async () => {
    const copy = await ask(`${PLANT.replace('PLANT-TEST', 'PLANT-TEST-2')}?w=160&h=160`);
    const original = await ask(`${PLANT}?w=160&h=160`);
    expect([copy.status, copy.headers.etag]).toEqual([200, original.headers.etag]);
    expect(readdirSync(path.join(dataDir, 'media'))).toEqual(['PLANT-TEST']);
  });

  test('what is on the disk is not drawn again after a restart', async () => {
    await ask(`${PLANT}?w=340&h=340`);
    const folder = path.join(dataDir, 'media', 'PLANT-TEST');
    const file = readdirSync(folder).find((name) => name.startsWith('0-340x340-')) ?? '';
    writeFileSync(path.join(folder, file), 'marked');
    const second = await open();
    expect((await second.request(`${PLANT}?w=340&h=340`, { prefer: 'wait=60' })).body.toString()).toBe('marked');
    await second.close();
  });

  test.each(['w=215&h=268', 'w=216', 'w=4320&h=5360', 'w=216&h=268&h=1', 'w=NaN&h=NaN'])(
    'the size %s is refused',
    async (query) => {
      const { status, headers, body } = await ask(`${PLANT}?${query}`);
      expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
      expect(body.toString()).toContain('picture sizes');
    },
  );

  test.each([
    '/media',
    '/media/',
    '/media/catalog/product/UNKNOWN/0.jpg',
    '/media/catalog/product/PLANT-TEST/3.jpg',
    '/media/catalog/product/PLANT-TEST/00.jpg',
    '/media/catalog/product/PLANT-TEST/0.png',
    '/media/catalog/product/PLANT-TEST/0.jpg/',
    '/media/catalog/product/plant-test/0.jpg',
    '/media/catalog/product/../PLANT-TEST/0.jpg',
    '/media/catalog/product/..%2FPLANT-TEST/0.jpg',
    `/media/catalog/product/${'A'.repeat(5000)}/0.jpg`,
    '/media/../../etc/passwd',
    '/media/logo/other.svg',
  ])('%s is not there', async (target) => {
    const { status, headers } = await ask(target);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const { status, headers } = await ask(PLANT, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('the logo is a picture that can run nothing', async () => {
    const { status, headers, body } = await ask('/media/logo/posy.svg');
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/svg+xml',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(await sizeOf({ status, headers, body })).toBe('35x34 svg');
    expect((await ask('/media/logo/posy.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  test('what is not below /media is left to others', async () => {
    expect((await ask('/mediation')).status).toBe(418);
  });
});
