import './low-priority';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture-size';
import type { ResizeJob, ResizeRequest, ResizeResponse } from './resize-job';

/** Larger pictures take too much memory to decode. */
const MAX_PIXELS = 60_000_000;
const READABLE = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Resizes pictures in a process of its own, so that it shares neither memory nor libuv's threads with the shop. It runs at
 * a lower priority, makes one picture at a time and ends with its parent.
 */
sharp.cache(false);
sharp.concurrency(1);
// Ctrl-C reaches every process of the terminal; the parent decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: ResizeRequest) => {
  void respond(request).then((response) => {
    if (process.connected) process.send?.(response);
  });
});

async function respond(request: ResizeRequest): Promise<ResizeResponse> {
  try {
    return { id: request.id, ok: true, body: await resize(request) };
  } catch (fault) {
    return { id: request.id, ok: false, message: fault instanceof Error ? fault.message : String(fault) };
  }
}

async function resize({ source, width, height, format }: ResizeJob): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS };
  const { format: found, autoOrient } = await sharp(source, options).metadata();
  if (!READABLE.includes(found)) throw new Error(`${found} pictures are not supported`);
  // The shape that was asked for, but never larger than the original.
  const scale = Math.min(1, autoOrient.width / width, autoOrient.height / height);
  const cropped = sharp(source, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'cover' });
  return encode(cropped, format, width).toBuffer();
}

/** Pixels. Narrower pictures are shown by phones, at two or three to a CSS pixel, which hides more. */
const WIDE = 1_000;

function encode(picture: Sharp, format: PictureFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: width < WIDE ? 52 : 58, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 80, effort: 2 });
    case 'jpeg':
      return picture.jpeg({ quality: 82, progressive: true });
  }
}
