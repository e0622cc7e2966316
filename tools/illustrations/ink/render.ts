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

/** SVG to the original that the shop resizes. The settings keep the whole set below the limit in `originals.ts`. */
export async function renderOriginal(svg: string): Promise<Buffer> {
  const picture = await render(svg);
  return picture.avif({ quality: 54, effort: 3 }).toBuffer();
}
