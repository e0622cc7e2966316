import sharp, { type Sharp } from 'sharp';
import { Chance } from './chance';

const TILE = 256;
let grain: Promise<Buffer> | null = null;

/** A tile of paper grain: fine, pale, and the same everywhere. */
function paperGrain(): Promise<Buffer> {
  grain ??= (async () => {
    const chance = new Chance('paper grain');
    const tones = Buffer.from(Uint8Array.from({ length: TILE * TILE }, () => 238 + Math.round(chance.next() * 17)));
    return sharp(tones, { raw: { width: TILE, height: TILE, channels: 1 } })
      .blur(0.6)
      .png()
      .toBuffer();
  })();
  return grain;
}

/** SVG to pixels on grained paper. `unlimited`: the text is our own, and runs to several MB for a wreath of small flowers. */
export async function render(svg: string): Promise<Sharp> {
  return sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .removeAlpha()
    .composite([{ input: await paperGrain(), tile: true, blend: 'multiply' }]);
}

/** Each a little smaller than the one before; the first is nearly what products have. */
const QUALITIES = [50, 46, 42, 38, 34, 30, 26];

/** SVG to an original of at most `bytes`, in the best quality that fits. */
export async function renderWithin(svg: string, bytes: number): Promise<Buffer> {
  const pixels = await (await render(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let body: Buffer | null = null;
  for (const quality of QUALITIES) {
    body = await sharp(pixels.data, { raw: { width, height, channels } }).avif({ quality, effort: 3 }).toBuffer();
    if (body.length <= bytes) return body;
  }
  throw new Error(`The picture has ${body?.length ?? 0} bytes at the lowest quality, and may have ${bytes}`);
}

/** SVG to the original that the shop resizes. The settings keep the whole set below the limit in `originals.ts`. */
export async function renderOriginal(svg: string): Promise<Buffer> {
  const picture = await render(svg);
  return picture.avif({ quality: 54, effort: 3 }).toBuffer();
}
