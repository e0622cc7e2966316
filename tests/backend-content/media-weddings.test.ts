import { colourOf, openMedia, type OpenMedia, plain, shapeOf } from './open-media';

describe('pictures of weddings', () => {
  let media: OpenMedia;
  beforeAll(async () => {
    media = await openMedia();
  });
  afterAll(() => media.close());
  const ask = (path: string) => media.request(`/media/weddings/${path}`);

  test('S2-21 a picture comes from the florist’s folder of the wedding, whatever format its address names', async () => {
    media.addPhotograph('weddings/barn/arch-2.png', await plain('#3040c0', 800, 1000, 'png'));
    const found = await ask('barn/arch-2.jpg?w=160&h=160');
    expect([found.status, await shapeOf(found), await colourOf(found)]).toEqual([200, '160x160 jpeg', 'blue']);
    expect((await ask('barn/arch-2.avif?w=1080&h=1340')).status).toBe(200);
    media.addPhotograph('weddings/barn/IMG_1.JPG', await plain('#3040c0', 800, 1000));
    for (const name of ['IMG_1.JPG', 'img_1.jpeg']) expect((await ask(`barn/${name}?w=160&h=160`)).status).toBe(200);
  });

  test('S2-21 the florist’s picture wins over the demo’s', async () => {
    const demo = await openMedia();
    demo.addPhotograph('../../../demo/weddings/park/1.avif', await plain('#c03030', 1080, 1340, 'avif'));
    const address = '/media/weddings/park/1.avif?w=216&h=268';
    expect(await colourOf(await demo.request(address))).toBe('red');
    demo.addPhotograph('weddings/park/1.jpg', await plain('#3030c0', 800, 1000));
    expect(await colourOf(await demo.request(address))).toBe('blue');
    await demo.close();
  });

  test('S2-21 a missing picture has no placeholder, because its caption stands without it', async () => {
    expect((await ask('barn/none.jpg')).status).toBe(404);
    expect((await ask('no-such-wedding/1.jpg')).status).toBe(404);
    media.addPhotograph('weddings/barn/broken.jpg', Buffer.from('no picture'));
    expect((await ask('barn/broken.jpg')).status).toBe(404);
  });

  test.each([
    ['barn/arch-2.gif', 404],
    ['barn/arch-2', 404],
    ['Barn/arch-2.jpg', 404],
    ['barn/..%2f1.jpg', 404],
    ['barn/%00.jpg', 404],
    [`${'b'.repeat(81)}/1.jpg`, 404],
    [`barn/${'a'.repeat(65)}.jpg`, 404],
    ['barn/arch-2.jpg?w=161&h=160', 400],
    ['barn/arch-2.jpg?w=4000&h=4000', 400],
  ])('S2-21 %s is answered with %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});
