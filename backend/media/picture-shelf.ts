import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ShelfLimit } from './shelf-limit';

/** A shop of 200 products with every view in every size and format takes less than half of it. */
const MOST_BYTES = 3 * 1024 ** 3;

/**
 * Pictures on disk, never more than `mostBytes`, each made once however many ask for it at the same moment. A file appears whole or not at all.
 * When the disk refuses a write, the picture is still answered: the next one who asks makes it again.
 */
export class PictureShelf {
  private readonly making = new Map<string, Promise<Buffer | null>>();
  private readonly limit: ShelfLimit;
  private written = 0;

  constructor(
    private readonly dir: string,
    private readonly warn: (message: string) => void,
    mostBytes = MOST_BYTES,
  ) {
    this.limit = new ShelfLimit(dir, mostBytes);
  }

  /** `name` is a relative path made of checked parts. `make` may answer null: nothing is kept then. */
  async get(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const underway = this.making.get(name);
    if (underway !== undefined) return underway;
    const made = this.readOrMake(name, make).finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  private async readOrMake(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const file = path.join(this.dir, name);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null && kept.length > 0) return kept;
    const fresh = await make();
    if (fresh !== null) await this.keep(file, fresh);
    return fresh;
  }

  private async keep(file: string, body: Buffer): Promise<void> {
    this.written += 1;
    const unfinished = `${file}.${process.pid}-${this.written}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, body);
      await rename(unfinished, file);
      await this.limit.added(body.length);
    } catch (fault) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.warn(`a picture could not be kept: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
}
