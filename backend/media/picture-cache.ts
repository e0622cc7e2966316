import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.part';

/**
 * Resized pictures on disk, at most `maxBytes` of them: those used longest ago are deleted first (after a restart, those
 * written longest ago). A file appears whole or not at all. A failing disk costs speed, never a picture.
 */
export class PictureCache {
  /** Bytes by file name, least recently used first. */
  private index: Promise<Map<string, number>> | null = null;
  private total = 0;
  private writes = 0;

  constructor(
    private readonly dir: string,
    private readonly maxBytes: number,
    private readonly warn: (message: string) => void,
  ) {}

  /** `name` is a plain file name. */
  async get(name: string): Promise<Buffer | null> {
    const index = await this.open();
    const bytes = index.get(name);
    if (bytes === undefined) return null;
    const body = await readFile(this.pathOf(name)).catch(() => null);
    if (body === null || body.length !== bytes) {
      this.forget(index, name);
      return null;
    }
    if (index.delete(name)) index.set(name, bytes);
    return body;
  }

  async put(name: string, body: Buffer): Promise<void> {
    const index = await this.open();
    this.writes += 1;
    const file = this.pathOf(name);
    const unfinished = `${file}.${process.pid}-${this.writes}${UNFINISHED}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, body);
      await rename(unfinished, file);
      this.forget(index, name);
      index.set(name, body.length);
      this.total += body.length;
      await this.evict(index);
    } catch (fault) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.warn(`a picture could not be cached: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  private async evict(index: Map<string, number>): Promise<void> {
    for (const name of [...index.keys()]) {
      if (this.total <= this.maxBytes) return;
      this.forget(index, name);
      await rm(this.pathOf(name), { force: true });
    }
  }

  private forget(index: Map<string, number>, name: string): void {
    this.total -= index.get(name) ?? 0;
    index.delete(name);
  }

  /** Folders of a few hundred files each. */
  private pathOf(name: string): string {
    return path.join(this.dir, name.slice(0, 2), name);
  }

  private open(): Promise<Map<string, number>> {
    this.index ??= this.readIndex();
    return this.index;
  }

  private async readIndex(): Promise<Map<string, number>> {
    const found: { name: string; bytes: number; written: number }[] = [];
    const entries = await readdir(this.dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (entry.name.endsWith(UNFINISHED)) await rm(file, { force: true }).catch(() => undefined);
      else {
        const about = await stat(file).catch(() => null);
        if (about !== null) found.push({ name: entry.name, bytes: about.size, written: about.mtimeMs });
      }
    }
    found.sort((a, b) => a.written - b.written);
    this.total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    return new Map(found.map(({ name, bytes }) => [name, bytes]));
  }
}
