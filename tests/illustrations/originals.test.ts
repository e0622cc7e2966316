import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { render } from '../../tools/illustrations/ink/render';
import {
  altFilesOf,
  MAX_SET_BYTES,
  MAX_WEDDING_PICTURE_BYTES,
  MAX_WEDDINGS_BYTES,
  originalsIn,
  picturesOf,
  removeUnused,
  setBytes,
  weddingPictures,
  WEDDINGS_FOLDER,
  writeOriginal,
} from '../../tools/illustrations/originals';

const REPOSITORY = path.join(process.cwd(), 'backend', 'media', 'originals');
const PICTURES = picturesOf(PRODUCTS);
const OF_WEDDINGS = weddingPictures();
/** A picture that is drawn quickly. */
const CANDLE = 'CANDLE-BEESWAX-PAIR/0.avif';
const BUTTONHOLE = 'weddings/vineyard-wedding-in-september/4.avif';
const pictureOf = (file: string) => {
  const found = [...PICTURES, ...OF_WEDDINGS].find((picture) => picture.file === file);
  if (found === undefined) throw new Error(`${file} is not in the set`);
  return found;
};

describe('the demo’s originals in the repository', () => {
  test('are there for every picture of every product and wedding, and no others', () => {
    const files = [...PICTURES, ...OF_WEDDINGS, ...altFilesOf(PRODUCTS)].map(({ file }) => file);
    expect(originalsIn(REPOSITORY)).toEqual(files.sort());
    expect(PICTURES.length).toBeGreaterThan(800);
  });

  test('take 45 MB at most for products, and 15 MB for weddings', () => {
    const weddings = setBytes(path.join(REPOSITORY, WEDDINGS_FOLDER));
    expect(setBytes(REPOSITORY) - weddings).toBeLessThanOrEqual(MAX_SET_BYTES);
    expect(weddings).toBeLessThanOrEqual(MAX_WEDDINGS_BYTES);
    expect([MAX_SET_BYTES, MAX_WEDDINGS_BYTES]).toEqual([45_000_000, 15_000_000]);
    const large = OF_WEDDINGS.filter(
      ({ file }) => statSync(path.join(REPOSITORY, file)).size > MAX_WEDDING_PICTURE_BYTES,
    );
    expect(large.map(({ file }) => file)).toEqual([]);
  });

  test('are AVIF pictures of 1080 by 1340 px', async () => {
    const wrong: string[] = [];
    for (const { file } of [...PICTURES, ...OF_WEDDINGS]) {
      const { width, height, compression } = await sharp(path.join(REPOSITORY, file)).metadata();
      if (`${width}x${height} ${compression}` !== '1080x1340 av1') wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  test.each([CANDLE, 'placeholder.avif', BUTTONHOLE])('%s shows what is drawn today', async (file) => {
    const drawn = await (await render(pictureOf(file).svg())).raw().toBuffer();
    const stored = await sharp(path.join(REPOSITORY, file)).raw().toBuffer();
    expect(stored).toHaveLength(drawn.length);
    let difference = 0;
    for (let index = 0; index < drawn.length; index += 1) {
      difference += Math.abs((drawn[index] ?? 0) - (stored[index] ?? 0));
    }
    expect(difference / drawn.length).toBeLessThan(4);
  });
});

describe('drawing originals', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'originals-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('gives the same bytes every time, and leaves an unchanged file alone', async () => {
    expect(await writeOriginal(folder, pictureOf(CANDLE))).toBe('written');
    const first = readFileSync(path.join(folder, CANDLE));
    expect(await writeOriginal(folder, pictureOf(CANDLE))).toBe('unchanged');
    rmSync(path.join(folder, CANDLE));
    expect(await writeOriginal(folder, pictureOf(CANDLE))).toBe('written');
    expect(readFileSync(path.join(folder, CANDLE)).equals(first)).toBe(true);
  }, 60_000);

  test('deletes the files of products and views that are gone, and no others', () => {
    for (const file of [CANDLE, 'CANDLE-BEESWAX-PAIR/9.avif', 'GONE/0.avif']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), 'picture');
    }
    expect(removeUnused(folder, PICTURES)).toEqual(['CANDLE-BEESWAX-PAIR/9.avif', 'GONE/0.avif']);
    expect(originalsIn(folder)).toEqual([CANDLE]);
    expect(setBytes(folder)).toBe(7);
  });
});
