import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { originalSku } from '../seed/grow-catalogue';

/** A picture as it was delivered, before it is resized. */
export interface Original {
  readonly file: string;
  readonly bytes: number;
  /** Changes when the file is replaced. */
  readonly version: string;
  /** From the repository, where every picture is a `FULL_SIZE` AVIF. */
  readonly isDemo: boolean;
}

const PICTURE_FILE = /^(placeholder|\d)\.(?:jpe?g|png|webp|avif)$/i;

/** The folder of a product. Characters that a folder cannot have are percent-encoded, so no SKU leads elsewhere. */
export function folderOf(sku: string): string {
  return encodeURIComponent(sku).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
}

/** Finds originals: `{sku}/{n}.{jpg,png,webp,avif}` in the florist's folder, else in the demo's. */
export class OriginalFiles {
  constructor(
    private readonly floristDir: string,
    private readonly demoDir: string,
  ) {}

  /** `view` 0 is the main picture. Null when there is none. */
  async find(sku: string, view: number): Promise<Original | null> {
    for (const name of new Set([sku, originalSku(sku)])) {
      const found = await this.findIn(folderOf(name), String(view));
      if (found !== null) return found;
    }
    return null;
  }

  /** Shown for products without a picture. */
  async placeholder(): Promise<Original | null> {
    return this.findIn('.', 'placeholder');
  }

  private async findIn(folder: string, name: string): Promise<Original | null> {
    const photograph = await newestFile(path.join(this.floristDir, folder), name);
    if (photograph !== null) return { ...photograph, isDemo: false };
    const demo = await newestFile(path.join(this.demoDir, folder), name);
    return demo === null ? null : { ...demo, isDemo: true };
  }
}

/** Symbolic links are ignored: they could lead out of the folder. */
async function newestFile(folder: string, name: string): Promise<Omit<Original, 'isDemo'> | null> {
  const about = await lstat(folder).catch(() => null);
  if (about === null || !about.isDirectory()) return null;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && PICTURE_FILE.exec(entry.name)?.[1]?.toLowerCase() === name)
    .map((entry) => path.join(folder, entry.name));
  const found = await Promise.all(files.map(async (file) => ({ file, about: await lstat(file).catch(() => null) })));
  const [newest] = found
    .flatMap(({ file, about }) => (about === null ? [] : [{ file, bytes: about.size, mtime: about.mtimeMs }]))
    .sort((a, b) => b.mtime - a.mtime);
  return newest === undefined
    ? null
    : { file: newest.file, bytes: newest.bytes, version: `${newest.mtime}-${newest.bytes}` };
}
