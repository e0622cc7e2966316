import { formatFor, readPictureSize } from '../../backend/media/picture-size';
import { enforceTimeLimit } from '../builders/time-limit';

describe('picture sizes', () => {
  test.each([
    ['', '1080x1340'],
    ['w=216&h=268', '216x268'],
    ['w=432&h=536', '432x536'],
    ['w=324&h=402', '324x402'],
    ['w=648&h=804', '648x804'],
    ['w=864&h=1072', '864x1072'],
    ['w=140&h=200', '140x200'],
    ['w=280&h=400', '280x400'],
    ['w=60&h=60', '60x60'],
    ['w=100&h=100', '100x100'],
    ['w=200&h=200', '200x200'],
    ['w=160&h=160', '160x160'],
    ['w=320&h=320', '320x320'],
    ['w=170&h=170', '170x170'],
    ['w=340&h=340', '340x340'],
    ['w=1080&h=1340', '1080x1340'],
    ['w=2160&h=2680', '2160x2680'],
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
    'w=540&h=670',
    'w=&h=',
    'w=1e3&h=800',
    'w=1200&h=800',
    'w=-216&h=-268',
  ])('S9-25 "%s" is refused', (query) => {
    expect(readPictureSize(new URLSearchParams(query))).toBeNull();
  });

  test('S9-25 of all sizes up to 3000 px, those of the shop times one or two are served and no others', () => {
    const once = ['216x268', '324x402', '432x536', '140x200', '60x60', '100x100', '160x160', '170x170', '1080x1340'];
    const twice = ['648x804', '864x1072', '280x400', '200x200', '320x320', '340x340', '2160x2680'];
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

  test('reads a header of 200,000 blanks', async () => {
    expect(formatFor(`image/avif${' '.repeat(200_000)}x,image/webp ; q=0.5`)).toBe('webp');
    await enforceTimeLimit();
  });
});
