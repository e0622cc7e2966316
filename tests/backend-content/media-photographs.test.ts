import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colourOf, openMedia, type OpenMedia, plain, shapeOf } from './open-media';

const PLACEHOLDER = 'public, max-age=60';
const url = (sku: string, view = 0, size = 'w=216&h=268') =>
  `/media/catalog/product/${encodeURIComponent(sku)}/${view}.jpg?${size}`;

describe('photographs of a florist', () => {
  let media: OpenMedia;
  beforeAll(async () => {
    media = await openMedia();
  });
  afterAll(() => media.close());

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s photograph wins over the demo picture', async (format) => {
    expect(await colourOf(await media.request(url('DEMO-ROSE')))).toBe('red');
    const name = `DEMO-ROSE/0.${format === 'jpeg' ? 'JPG' : format}`;
    const file = media.addPhotograph(name, await plain('#3040c0', 800, 1000, format));
    expect(await colourOf(await media.request(url('DEMO-ROSE')))).toBe('blue');
    expect(await colourOf(await media.request(url('DEMO-ROSE-7')))).toBe('blue');
    expect(await colourOf(await media.request(url('DEMO-ROSE', 1)))).toBe('green');
    rmSync(file);
    expect(await colourOf(await media.request(url('DEMO-ROSE')))).toBe('red');
  });

  test('a replaced photograph gets another ETag and is shown at once', async () => {
    media.addPhotograph('REPLACED/0.jpg', await plain('#c03030', 800, 1000));
    const first = await media.request(url('REPLACED'));
    media.addPhotograph('REPLACED/0.jpg', await plain('#3030c0', 800, 1001));
    const second = await media.request(url('REPLACED'), { 'if-none-match': first.headers.etag ?? '' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect([await colourOf(first), await colourOf(second)]).toEqual(['red', 'blue']);
  });

  test('a file of the same size with another time counts as replaced', async () => {
    const file = media.addPhotograph('TOUCHED/0.jpg', await plain('#c03030', 400, 500));
    const { headers } = await media.request(url('TOUCHED'));
    utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'));
    expect((await media.request(url('TOUCHED'), { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('the newest of two files for one picture is shown', async () => {
    const old = media.addPhotograph('TWICE/0.jpg', await plain('#c03030', 400, 500));
    utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'));
    media.addPhotograph('TWICE/0.png', await plain('#3030c0', 400, 500, 'png'));
    expect(await colourOf(await media.request(url('TWICE')))).toBe('blue');
  });

  test('a small photograph is cropped to the shape asked for and never enlarged', async () => {
    media.addPhotograph('SMALL/0.jpg', await plain('#c03030', 300, 200));
    expect(await shapeOf(await media.request(url('SMALL', 0, 'w=160&h=160')))).toBe('160x160 jpeg');
    expect(await shapeOf(await media.request(url('SMALL', 0, 'w=320&h=320')))).toBe('200x200 jpeg');
    expect(await shapeOf(await media.request(url('SMALL', 0, 'w=1080&h=1340')))).toBe('161x200 jpeg');
  });

  test('a large photograph is served at twice the full size', async () => {
    media.addPhotograph('LARGE/0.jpg', await plain('#c03030', 3000, 4000));
    expect(await shapeOf(await media.request(url('LARGE', 0, 'w=2160&h=2680')))).toBe('2160x2680 jpeg');
  });

  test('a photograph is turned upright and loses what the camera wrote into it', async () => {
    const top = await plain('#3030c0', 400, 100);
    const upright = sharp(await plain('#c03030', 400, 500)).composite([{ input: top, gravity: 'north' }]);
    const turned = await sharp(await upright.png().toBuffer())
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 50/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    media.addPhotograph('TURNED/0.jpg', turned);
    const answer = await media.request(url('TURNED'));
    const { exif, orientation } = await sharp(answer.body).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const strip = await sharp(answer.body).extract({ left: 20, top: 4, width: 170, height: 20 }).toBuffer();
    expect(await colourOf({ body: strip })).toBe('blue');
  });

  test.each(['ROSE & CO', 'rosé', 'A%2F', '...', 'CON:1*?'])(
    'the SKU %p has a folder with a safe name',
    async (sku) => {
      const folder = encodeURIComponent(sku).replace(/^\.+$/, '%2E%2E%2E');
      media.addPhotograph(`${folder}/0.jpg`, await plain('#c03030', 400, 500));
      expect(await colourOf(await media.request(url(sku)))).toBe('red');
    },
  );
});

describe('pictures that cannot be shown', () => {
  let media: OpenMedia;
  beforeAll(async () => {
    media = await openMedia();
  });
  afterAll(() => media.close());
  const expectPlaceholder = async (target: string) => {
    const answer = await media.request(target, { accept: 'image/webp' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, PLACEHOLDER]);
    expect([await shapeOf(answer), await colourOf(answer)]).toEqual(['216x268 webp', 'grey']);
  };

  test('a product without a picture gets a placeholder that is cached briefly', async () => {
    await expectPlaceholder(url('NO-PICTURE'));
    await expectPlaceholder(url('DEMO-FERN', 3));
    media.addPhotograph('NO-PICTURE/0.jpg', await plain('#c03030', 400, 500));
    const { headers } = await media.request(url('NO-PICTURE'));
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(media.warnings).toEqual([]);
  });

  test('a broken photograph gets the placeholder and one line in the log, until it is replaced', async () => {
    const photograph = await plain('#c03030', 400, 500);
    const file = media.addPhotograph('BROKEN/0.jpg', Buffer.from('not a picture'));
    const before = media.warnings.length;
    for (let time = 0; time < 3; time += 1) await expectPlaceholder(url('BROKEN'));
    expect(media.warnings.slice(before)).toEqual([expect.stringContaining(`${file} cannot be shown`)]);
    media.addPhotograph('BROKEN/0.jpg', photograph);
    expect(await colourOf(await media.request(url('BROKEN')))).toBe('red');
  });

  test.each([
    ['cut off', async () => (await plain('#c03030', 400, 500)).subarray(0, 700)],
    ['empty', async () => Buffer.alloc(0)],
    [
      'a drawing with a picture’s name',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['of more than 60 megapixels', async () => plain('#c03030', 7800, 7800, 'png')],
  ])('a photograph that is %s gets the placeholder', async (name, body) => {
    media.addPhotograph(`${name.split(' ')[0]}/0.jpg`, await body());
    await expectPlaceholder(url(name.split(' ')[0] ?? ''));
  });

  test('a photograph of more than 40 MB is not even opened', async () => {
    const file = media.addPhotograph('HEAVY/0.jpg', await plain('#c03030', 400, 500));
    truncateSync(file, 40 * 1024 * 1024 + 1);
    await expectPlaceholder(url('HEAVY'));
    expect(media.warnings.at(-1)).toContain('larger than 40 MB');
  });

  test('symbolic links are not followed', async () => {
    const outside = media.addPhotograph('OUTSIDE/0.jpg', await plain('#c03030', 400, 500));
    const originals = path.dirname(path.dirname(outside));
    const elsewhere = path.join(media.dataDir, 'elsewhere');
    renameSync(path.dirname(outside), elsewhere);
    mkdirSync(path.join(originals, 'LINKED-FILE'));
    symlinkSync(path.join(elsewhere, '0.jpg'), path.join(originals, 'LINKED-FILE', '0.jpg'));
    symlinkSync(elsewhere, path.join(originals, 'LINKED-FOLDER'));
    await expectPlaceholder(url('LINKED-FILE'));
    await expectPlaceholder(url('LINKED-FOLDER'));
  });
});
