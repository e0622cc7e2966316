import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, openMedia, type OpenMedia, shapeOf } from './open-media';

const ROSE = '/media/catalog/product/DEMO-ROSE/0.jpg';
const AVIF = { accept: 'image/avif,image/webp,*/*' };

describe('the media service', () => {
  let media: OpenMedia;
  beforeAll(async () => {
    media = await openMedia();
  });
  afterAll(() => media.close());

  test('S9-27 answers a card picture in its size', async () => {
    const answer = await media.request(`${ROSE}?w=216&h=268`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect([await shapeOf(answer), await colourOf(answer)]).toEqual(['216x268 jpeg', 'red']);
  });

  test('chooses the format by Accept and tells caches so', async () => {
    const avif = await media.request(`${ROSE}?w=160&h=160`, AVIF);
    const webp = await media.request(`${ROSE}?w=160&h=160`, { accept: 'image/webp,*/*' });
    const jpeg = await media.request(`${ROSE}?w=160&h=160`, { accept: '*/*' });
    expect(await Promise.all([avif, webp, jpeg].map(shapeOf))).toEqual([
      '160x160 heif',
      '160x160 webp',
      '160x160 jpeg',
    ]);
    expect([avif, webp, jpeg].map(({ headers }) => headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    expect(new Set([avif, webp, jpeg].map(({ headers }) => headers.etag)).size).toBe(3);
    expect([avif, webp, jpeg].map(({ headers }) => headers.vary)).toEqual(['Accept', 'Accept', 'Accept']);
  });

  test('lets caches keep a picture for a day and then revalidate it', async () => {
    const { headers } = await media.request(`${ROSE}?w=100&h=100`);
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  test('answers the full picture without a size, and never enlarges it', async () => {
    expect(await shapeOf(await media.request(ROSE, { accept: 'image/webp' }))).toBe('1080x1340 webp');
    expect(await shapeOf(await media.request(`${ROSE}?w=2160&h=2680`))).toBe('1080x1340 jpeg');
  });

  test('answers a demo original unchanged where it has the size and format that is asked for', async () => {
    const original = readFileSync(path.join(media.demoDir, 'DEMO-ROSE', '0.avif'));
    for (const size of ['', '?w=1080&h=1340', '?w=2160&h=2680']) {
      expect((await media.request(`${ROSE}${size}`, AVIF)).body.equals(original)).toBe(true);
    }
  });

  test('answers 304 without a body to a known ETag, also a weak one of a shared cache', async () => {
    const { headers } = await media.request(`${ROSE}?w=100&h=100`);
    const again = await media.request(`${ROSE}?w=100&h=100`, { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await media.request(`${ROSE}?w=170&h=170`, { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('answers HEAD with the length and no body', async () => {
    const full = await media.request(`${ROSE}?w=100&h=100`);
    const head = await media.request(`${ROSE}?w=100&h=100`, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(full.body.length)]);
  });

  test('makes a picture once for twenty requests at once, and leaves no unfinished file', async () => {
    const before = media.cached().length;
    const requests = Array.from({ length: 20 }, () => media.request(`${ROSE.replace('0.jpg', '1.jpg')}?w=140&h=200`));
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(media.cached()).toHaveLength(before + 1);
    expect(media.cached().filter((name) => !/^[0-9a-f]{32}\.(avif|webp|jpeg)$/.test(name))).toEqual([]);
  });

  test('shares the pictures of a product with the copies that a grown catalogue makes of it', async () => {
    const copy = await media.request('/media/catalog/product/DEMO-ROSE-412/0.jpg?w=160&h=160');
    const original = await media.request(`${ROSE}?w=160&h=160`);
    expect([copy.status, copy.headers.etag]).toEqual([200, original.headers.etag]);
  });

  test('serves cached pictures after a restart without making them again', async () => {
    const { body } = await media.request(`${ROSE}?w=340&h=340`);
    const folder = path.join(media.dataDir, 'media', 'resized');
    const file = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .find((name) => readFileSync(name).equals(body));
    const marked = Buffer.alloc(body.length, 'x');
    writeFileSync(file ?? '', marked);
    const second = await media.restart();
    expect((await second.request(`${ROSE}?w=340&h=340`)).body.equals(marked)).toBe(true);
    await second.close();
  });

  test.each(['w=215&h=268', 'w=216', 'w=4320&h=5360', 'w=1200&h=800', 'w=216&h=268&h=1', 'w=NaN&h=NaN'])(
    'S9-25 refuses the size %s',
    async (query) => {
      const { status, headers, body } = await media.request(`${ROSE}?${query}`);
      expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
      expect(body.toString()).toContain('picture sizes');
    },
  );

  test.each([
    '/media',
    '/media/',
    '/media/catalog/product/DEMO-ROSE/00.jpg',
    '/media/catalog/product/DEMO-ROSE/10.jpg',
    '/media/catalog/product/DEMO-ROSE/0.png',
    '/media/catalog/product/DEMO-ROSE/0.jpg/',
    '/media/catalog/product/../DEMO-ROSE/0.jpg',
    '/media/catalog/product/./0.jpg',
    '/media/catalog/product/%2e%2e/0.jpg',
    '/media/catalog/product/..%2FDEMO-ROSE/0.jpg',
    '/media/catalog/product/..%5CDEMO-ROSE/0.jpg',
    '/media/catalog/product/DEMO%00ROSE/0.jpg',
    '/media/catalog/product/%E0%A4%A/0.jpg',
    `/media/catalog/product/${'A'.repeat(5000)}/0.jpg`,
    '/media/placeholder.avif',
    '/media/../../etc/passwd',
    '/media/logo/other.svg',
  ])('answers 404 to %s', async (target) => {
    const { status, headers } = await media.request(target);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const { status, headers } = await media.request(ROSE, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('answers the logo as a picture that can run nothing', async () => {
    const { status, headers, body } = await media.request('/media/logo/posy.svg');
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/svg+xml',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(await shapeOf({ body })).toBe('35x34 svg');
    expect((await media.request('/media/logo/posy.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  test('leaves paths outside /media to others', async () => {
    expect((await media.request('/mediation')).status).toBe(418);
  });

  test('answers 404 when even the placeholder is missing', async () => {
    const bare = await openMedia();
    rmSync(bare.demoDir, { recursive: true });
    expect((await bare.request(`${ROSE}?w=100&h=100`)).status).toBe(404);
    await bare.close();
  });
});
