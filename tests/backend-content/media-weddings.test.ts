import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, openMedia, type OpenMedia, plain, shapeOf } from './open-media';

const url = (name: string, size = 'w=160&h=160') => `/media/weddings/wedding-at-the-mill/${name}?${size}`;

describe('S2-21 pictures of weddings', () => {
  let media: OpenMedia;
  beforeAll(async () => {
    media = await openMedia();
    const folder = path.join(media.demoDir, 'weddings', 'wedding-at-the-mill');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '1.avif'), await plain('#c03030', 1080, 1340, 'avif'));
    writeFileSync(path.join(folder, '12.avif'), await plain('#3030c0', 1080, 1340, 'avif'));
  });
  afterAll(() => media.close());

  test('are served in the sizes of the shop', async () => {
    expect(await shapeOf(await media.request(url('1.avif')))).toBe('160x160 jpeg');
    expect(await shapeOf(await media.request(url('1.avif', 'w=1080&h=1340')))).toBe('1080x1340 jpeg');
    expect(await colourOf(await media.request(url('12.avif')))).toBe('blue');
    expect((await media.request(url('1.avif', 'w=161&h=160'))).status).toBe(400);
  });

  test('come from the florist’s own folder first, whatever their format', async () => {
    const file = media.addPhotograph('weddings/wedding-at-the-mill/1.jpg', await plain('#3030c0', 800, 1000));
    expect(await colourOf(await media.request(url('1.avif')))).toBe('blue');
    rmSync(file);
    expect(await colourOf(await media.request(url('1.avif')))).toBe('red');
    media.addPhotograph('weddings/wedding-at-the-mill/the_arch-2.jpg', await plain('#3030c0', 800, 1000));
    expect(await colourOf(await media.request(url('the_arch-2.jpg')))).toBe('blue');
  });

  test('have no placeholder: what is not there, broken or named otherwise is not found', async () => {
    media.addPhotograph('weddings/wedding-at-the-mill/broken.jpg', Buffer.from('no picture'));
    for (const missing of [
      '3.avif',
      'broken.jpg',
      '1.gif',
      '1',
      '.jpg',
      '..%2f1.jpg',
      'A.jpg',
      `${'a'.repeat(80)}.jpg`,
    ]) {
      expect([missing, (await media.request(url(missing))).status]).toEqual([missing, 404]);
    }
    for (const elsewhere of [
      '/media/weddings/../DEMO-ROSE/0.jpg',
      '/media/weddings/1.jpg',
      '/media/weddings/a/b/1.jpg',
    ]) {
      expect([elsewhere, (await media.request(elsewhere)).status]).toEqual([elsewhere, 404]);
    }
  });
});
