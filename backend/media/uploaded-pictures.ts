import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Original } from './original-files';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Fetched again after a day, because a picture may be replaced under its address. */
const FRESH_MS = 24 * 60 * 60 * 1000;
/** ms before a failed picture is requested again. */
const RETRY_MS = 60_000;
const MAX_FILES = 1000;
const TYPE = /^image\/(?:jpeg|png|webp|avif)\b/;

export interface UploadedPicturesSettings {
  /** Address of the content service; null where it is the embedded one, which has no uploads. */
  readonly service: string | null;
  /** Folder of the fetched files. */
  readonly dir: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/**
 * Pictures that were uploaded to the content service, fetched once a day and kept as files, at most 1,000 of 20 MB. Nothing else of
 * that service comes through, and of no other.
 */
export class UploadedPictures {
  private readonly fetching = new Map<string, Promise<Original | null>>();
  /** When it may be asked for again, epoch ms, by path. */
  private readonly missing = new Map<string, number>();

  constructor(private readonly settings: UploadedPicturesSettings) {}

  /** `uploadPath` begins with a slash and has no dot segments. Null when there is none. */
  async find(uploadPath: string): Promise<Original | null> {
    const { service, dir, now } = this.settings;
    if (service === null) return null;
    const file = path.join(dir, createHash('sha256').update(uploadPath).digest('hex').slice(0, 32));
    const kept = await keptFile(file);
    const isFresh = kept !== null && now() - kept.checked < FRESH_MS;
    if (isFresh || now() < (this.missing.get(uploadPath) ?? 0)) return kept;
    const already = this.fetching.get(uploadPath);
    if (already !== undefined) return already;
    const fetched = this.fetch(new URL(uploadPath, service), uploadPath, file, kept);
    this.fetching.set(uploadPath, fetched);
    return fetched.finally(() => this.fetching.delete(uploadPath));
  }

  /** The last file stays while the service cannot be asked, and goes when it says that there is none. */
  private async fetch(url: URL, uploadPath: string, file: string, kept: Original | null): Promise<Original | null> {
    const answer = await download(url);
    if (answer.kind !== 'picture') {
      this.remember(uploadPath);
      if (answer.kind === 'failed') {
        this.settings.warn(`${url.pathname} of the content service: ${answer.fault}`);
        return kept;
      }
      await rm(file, { force: true });
      return null;
    }
    await mkdir(this.settings.dir, { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, answer.body);
    const seconds = this.settings.now() / 1000;
    await utimes(unfinished, seconds, seconds);
    await rename(unfinished, file);
    await this.evict();
    return keptFile(file);
  }

  private remember(uploadPath: string): void {
    if (this.missing.size >= MAX_FILES) this.missing.clear();
    this.missing.set(uploadPath, this.settings.now() + RETRY_MS);
  }

  /** Those fetched longest ago go first. */
  private async evict(): Promise<void> {
    const { dir } = this.settings;
    const names = await readdir(dir);
    if (names.length <= MAX_FILES) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, written: await stat(path.join(dir, name)).then((about) => about.mtimeMs) })),
    );
    const oldest = files.sort((one, other) => one.written - other.written).slice(0, names.length - MAX_FILES);
    await Promise.all(oldest.map(({ name }) => rm(path.join(dir, name), { force: true })));
  }
}

async function keptFile(file: string): Promise<(Original & { readonly checked: number }) | null> {
  const about = await stat(file).catch(() => null);
  if (about === null) return null;
  return { file, bytes: about.size, version: `${about.mtimeMs}-${about.size}`, isDemo: false, checked: about.mtimeMs };
}

type Download =
  | { readonly kind: 'picture'; readonly body: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly fault: string };

async function download(url: URL): Promise<Download> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isPicture = TYPE.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 200 || !isPicture) {
      await answer.body?.cancel();
      if (answer.status === 404) return { kind: 'none' };
      return failed(answer.status === 200 ? 'no picture that can be resized' : `status ${answer.status}`);
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      bytes += part.length;
      if (bytes > MAX_BYTES) return failed(`larger than ${MAX_BYTES / 1024 ** 2} MB`);
      parts.push(part);
    }
    return { kind: 'picture', body: Buffer.concat(parts) };
  } catch (fault) {
    return failed(fault instanceof Error ? fault.message : String(fault));
  }
}

const failed = (fault: string): Download => ({ kind: 'failed', fault });
