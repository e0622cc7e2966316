import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

interface Kept {
  readonly file: string;
  readonly bytes: number;
  readonly written: number;
}

/** How full a shelf is left after clearing, so that the next picture does not clear it again. */
const ROOM = 0.85;

/** Keeps a folder of pictures below so many bytes: when it is over, those written longest ago go. */
export class ShelfLimit {
  private bytes: Promise<number> | null = null;
  private clearing: Promise<void> | null = null;

  constructor(
    private readonly dir: string,
    private readonly mostBytes: number,
  ) {}

  /** Called after each file is written; counts what is there already the first time. */
  async added(bytes: number): Promise<void> {
    this.bytes = this.bytes === null ? this.count() : this.bytes.then((sum) => sum + bytes);
    if ((await this.bytes) <= this.mostBytes) return;
    this.clearing ??= this.clear().finally(() => {
      this.clearing = null;
    });
    await this.clearing;
  }

  private async count(): Promise<number> {
    return (await this.everything()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private async clear(): Promise<void> {
    const kept = (await this.everything()).sort((a, b) => a.written - b.written);
    let sum = kept.reduce((total, { bytes }) => total + bytes, 0);
    for (const { file, bytes } of kept) {
      if (sum <= this.mostBytes * ROOM) break;
      await rm(file, { force: true });
      sum -= bytes;
    }
    this.bytes = Promise.resolve(sum);
  }

  private async everything(): Promise<Kept[]> {
    const entries = await readdir(this.dir, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: Kept[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // A file another request has just renamed or removed is not counted.
      const about = await stat(file).catch(() => null);
      if (about !== null) found.push({ file, bytes: about.size, written: about.mtimeMs });
    }
    return found;
  }
}
