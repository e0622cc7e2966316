import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createMediaService } from '../../backend/media/media-service';
import type { PictureLimits } from '../../backend/media/pictures';
import { type TestResponse, type Listening, listen } from './listen';

// The process that resizes is started from its source.
process.env['NODE_OPTIONS'] = `--require ${path.join(process.cwd(), 'scripts', 'run-typescript.cjs')}`;

export interface OpenMedia extends Listening {
  readonly dataDir: string;
  readonly demoDir: string;
  readonly warnings: string[];
  /** Puts a file into the florist's folder of originals. */
  readonly addPhotograph: (name: string, body: Buffer) => string;
  /** Names of the files in the cache of resized pictures. */
  readonly cached: () => string[];
  /** Another service over the same folders, as after a restart. */
  readonly restart: (limits?: Partial<PictureLimits>) => Promise<OpenMedia>;
}

/** A media service on a free port, with a demo of two products: DEMO-ROSE with two pictures and DEMO-FERN with one. */
export async function openMedia(limits: Partial<PictureLimits> = {}): Promise<OpenMedia> {
  const root = mkdtempSync(path.join(tmpdir(), 'media-'));
  const demoDir = path.join(root, 'demo');
  const [rose, leaf, fern, grey] = await Promise.all([demo('#a02040'), demo('#205030'), demo('#407040'), demo('#ddd')]);
  write(path.join(demoDir, 'DEMO-ROSE', '0.avif'), rose);
  write(path.join(demoDir, 'DEMO-ROSE', '1.avif'), leaf);
  write(path.join(demoDir, 'DEMO-FERN', '0.avif'), fern);
  write(path.join(demoDir, 'placeholder.avif'), grey);
  const media = await start(path.join(root, 'data'), demoDir, limits);
  return { ...media, close: () => media.close().then(() => rmSync(root, { recursive: true })) };
}

async function start(dataDir: string, demoDir: string, limits: Partial<PictureLimits>): Promise<OpenMedia> {
  const warnings: string[] = [];
  const service = createMediaService({ dataDir, demoDir, limits, warn: (message) => warnings.push(message) });
  const server = await listen(service.handle);
  return {
    ...server,
    dataDir,
    demoDir,
    warnings,
    addPhotograph: (name, body) => write(path.join(dataDir, 'media', 'originals', name), body),
    cached: () => filesBelow(path.join(dataDir, 'media', 'resized')),
    restart: (changed = limits) => start(dataDir, demoDir, changed),
    close: async () => {
      await server.close();
      await service.close();
    },
  };
}

function write(file: string, body: Buffer): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
  return file;
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

const demo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 1080, height: 1340, channels: 3, background: colour } })
    .avif({ effort: 0 })
    .toBuffer();

/** A picture of one colour. */
export const plain = (
  colour: string,
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** `216x268 webp` */
export async function shapeOf({ body }: Pick<TestResponse, 'body'>): Promise<string> {
  const { width, height, format } = await sharp(body).metadata();
  return `${width}x${height} ${format}`;
}

/** The main colour, roughly: `red`, `green`, `blue` or `grey`. */
export async function colourOf({ body }: Pick<TestResponse, 'body'>): Promise<string> {
  const { channels } = await sharp(body).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 20) return 'grey';
  return most === red ? 'red' : most === green ? 'green' : 'blue';
}
