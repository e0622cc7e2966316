import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Original, OriginalFiles } from './original-files';
import { PictureCache } from './picture-cache';
import { FULL_SIZE, type PictureFormat, type PictureSize } from './picture-size';
import { type QueueLimits, ResizeQueue } from './resize-queue';
import { BrokenPicture, Resizer } from './resizer';
import { UploadedPictures } from './uploaded-pictures';

/** Goes up when pictures are resized or encoded differently. */
const ENCODING = 1;
const MAX_ORIGINAL_BYTES = 40 * 1024 * 1024;
/** Broken originals that are remembered. */
const MAX_BROKEN = 1000;

export interface PictureLimits extends QueueLimits {
  /** Bytes of resized pictures on disk. */
  readonly cacheBytes: number;
}

/** A page shows a hundred products at most. */
const LIMITS: PictureLimits = {
  // One processor at most: each picture is made once, and pages have to be drawn beside it.
  atOnce: 1,
  waiting: 300,
  waitingPerClient: 120,
  // Less than the front server waits.
  longestWait: 30_000,
  cacheBytes: 1024 ** 3,
};

export interface PicturePlaces {
  /** Photographs in `media/originals/`, resized pictures in `media/resized/`, those of the content service in `media/uploaded/`. */
  readonly dataDir: string;
  readonly demoDir: string;
  /** Null where the content service has no pictures. */
  readonly contentUrl: string | null;
}

interface Surroundings {
  readonly warn: (message: string) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/** One original in one size and format. */
export interface Variant {
  readonly original: Original;
  readonly size: PictureSize;
  readonly format: PictureFormat;
  /** Differs for every original, every change of it, every size and every format. */
  readonly id: string;
}

/** Pictures in the sizes and formats of the shop, each made once. */
export class Pictures {
  readonly originals: OriginalFiles;
  readonly uploaded: UploadedPictures;
  private readonly warn: (message: string) => void;
  private readonly cache: PictureCache;
  private readonly queue: ResizeQueue;
  private readonly resizer: Resizer;
  private readonly broken = new Set<string>();

  constructor(
    { dataDir, demoDir, contentUrl }: PicturePlaces,
    { warn, now }: Surroundings,
    limits: Partial<PictureLimits> = {},
  ) {
    const all = { ...LIMITS, ...limits };
    this.warn = warn;
    this.originals = new OriginalFiles(path.join(dataDir, 'media', 'originals'), demoDir, now);
    const uploads = { service: contentUrl, dir: path.join(dataDir, 'media', 'uploaded'), now, warn };
    this.uploaded = new UploadedPictures(uploads);
    this.cache = new PictureCache(path.join(dataDir, 'media', 'resized'), all.cacheBytes, warn);
    this.queue = new ResizeQueue(all);
    this.resizer = new Resizer(warn);
  }

  /** Null for an original that is known to be broken. */
  variantOf(original: Original, asked: PictureSize, format: PictureFormat): Variant | null {
    if (this.broken.has(versionOf(original))) return null;
    if (original.bytes > MAX_ORIGINAL_BYTES) {
      this.reject(original, `it is larger than ${MAX_ORIGINAL_BYTES / 1024 ** 2} MB`);
      return null;
    }
    // Demo originals have no larger size to offer.
    const size = original.isDemo && asked.width > FULL_SIZE.width ? FULL_SIZE : asked;
    const told = JSON.stringify([ENCODING, original.file, original.version, size.width, size.height, format]);
    return { original, size, format, id: createHash('sha256').update(told).digest('hex').slice(0, 32) };
  }

  /**
   * The bytes of a variant; `busy` when too many wait already, `broken` when the original cannot be read. Rejects when
   * `signal` is aborted or the resizing process fails.
   */
  async read(variant: Variant, client: string, signal: AbortSignal): Promise<Buffer | 'busy' | 'broken'> {
    const { original, size, format, id } = variant;
    if (original.isDemo && format === 'avif' && size.width === FULL_SIZE.width) return readFile(original.file);
    const name = `${id}.${format}`;
    const cached = await this.cache.get(name);
    if (cached !== null) return cached;
    try {
      const made = await this.queue.add(name, client, signal, async () => {
        const body = await this.resizer.resize({ source: original.file, ...size, format });
        await this.cache.put(name, body);
        return body;
      });
      return made ?? 'busy';
    } catch (fault) {
      if (!(fault instanceof BrokenPicture)) throw fault;
      this.reject(original, fault.message);
      return 'broken';
    }
  }

  async close(): Promise<void> {
    await this.resizer.close();
  }

  private reject(original: Original, reason: string): void {
    const version = versionOf(original);
    if (this.broken.has(version)) return;
    if (this.broken.size >= MAX_BROKEN) this.broken.clear();
    this.broken.add(version);
    this.warn(`${original.file} cannot be shown: ${reason}`);
  }
}

const versionOf = ({ file, version }: Original): string => `${file} ${version}`;
