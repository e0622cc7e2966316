import sharp from 'sharp';
import { Chance } from './chance';
import type { PictureFormat } from '../../../backend/media/picture-format';
import type { PictureSize } from '../../../backend/media/picture-size';

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

/**
 * SVG to the master that all sizes are cut from: JPEG, so near to lossless that nobody can tell.
 * `unlimited`: the text is our own, and a wreath of small flowers runs to several MB of it.
 */
export async function renderMaster(svg: string, scale: 1 | 2): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .removeAlpha()
    .composite([{ input: await paperGrain(), tile: true, blend: 'multiply' }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** One size in one format. Of a master in another shape the middle is kept. */
export async function renderSize(master: Buffer, size: PictureSize, format: PictureFormat): Promise<Buffer> {
  const cut = sharp(master).resize(size.width, size.height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' });
  switch (format) {
    case 'avif':
      return cut.avif({ quality: 58, effort: 2 }).toBuffer();
    case 'webp':
      return cut.webp({ quality: 80, effort: 4 }).toBuffer();
    case 'jpeg':
      return cut.jpeg({ quality: 82, progressive: true }).toBuffer();
  }
}
