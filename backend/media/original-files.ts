import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { originalSku } from '../seed/grow-catalogue';

/** The shop's own mark: three flowers and two leaves in one hand, 35 by 34. */
export const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 35 34" width="35" height="34" role="img" aria-label="Posy">
<g fill="none" stroke="#2f5038" stroke-width="1.5" stroke-linecap="round"><path d="M11.5 13.5C13 20 16 23 17.5 24.5M23.5 13.5C22 20 19 23 17.5 24.5M17.5 11v13.5M17.5 24.5L13.8 32M17.5 24.5L21.2 32M17.5 24.5V32.6"/></g>
<path d="M16 22.5C10.5 23.5 7 21 5.5 17C11 16.5 14.5 18.5 16 22.5ZM19 22.5C24.5 23.5 28 21 29.5 17C24 16.5 20.5 18.5 19 22.5Z" fill="#4f7a52"/>
<path d="M13.6 25.2C15.8 26.4 19.2 26.4 21.4 25.2" fill="none" stroke="#b9772a" stroke-width="1.8" stroke-linecap="round"/>
<g fill="#e3a79f"><circle cx="10.4" cy="7.3" r="2.6"/><circle cx="13.7" cy="9.7" r="2.6"/><circle cx="12.4" cy="13.6" r="2.6"/><circle cx="8.4" cy="13.6" r="2.6"/><circle cx="7.1" cy="9.7" r="2.6"/></g>
<g fill="#f0cabd"><circle cx="24.6" cy="7.3" r="2.6"/><circle cx="27.9" cy="9.7" r="2.6"/><circle cx="26.6" cy="13.6" r="2.6"/><circle cx="22.6" cy="13.6" r="2.6"/><circle cx="21.3" cy="9.7" r="2.6"/></g>
<g fill="#d9a441"><circle cx="17.5" cy="2.6" r="2.4"/><circle cx="20.6" cy="4.9" r="2.4"/><circle cx="19.4" cy="8.5" r="2.4"/><circle cx="15.6" cy="8.5" r="2.4"/><circle cx="14.4" cy="4.9" r="2.4"/></g>
<circle cx="10.4" cy="10.8" r="1.9" fill="#a94f55"/><circle cx="24.6" cy="10.8" r="1.9" fill="#c67a6b"/><circle cx="17.5" cy="5.7" r="1.8" fill="#7a4a12"/>
</svg>
`;

/** A picture as it was delivered, before it is resized. */
export interface Original {
  readonly file: string;
  readonly bytes: number;
  /** Changes when the file is replaced. */
  readonly version: string;
  /** From the repository, where every picture is a `FULL_SIZE` AVIF. */
  readonly isDemo: boolean;
}

/** Alternative texts of a product's pictures, beside them: a line for each, the main picture's first. */
const ALT_FILE = 'alt.txt';
const MAX_ALT_FILE_BYTES = 8192;
const MAX_ALT_LENGTH = 250;

/** Folders whose texts are kept. */
const MAX_KEPT = 1_000;
/** ms; a file that was changed a moment ago may change again within the same tick of the file system's clock. */
const SETTLED = 5_000;

const PICTURE_FILE = /^([a-z0-9][a-z0-9_-]{0,63})\.(?:jpe?g|png|webp|avif)$/i;
const WEDDINGS = 'weddings';

/** The folder of a product. Characters that a folder cannot have are percent-encoded, so no SKU leads elsewhere. */
export function folderOf(sku: string): string {
  return encodeURIComponent(sku).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
}

/** Finds originals: `{sku}/{n}.{jpg,png,webp,avif}` or `weddings/{slug}/{name}` in the florist's folder, else in the demo's. */
export class OriginalFiles {
  private readonly kept = new LRUCache<string, KeptViews>({ max: MAX_KEPT });

  constructor(
    private readonly floristDir: string,
    private readonly demoDir: string,
    /** Epoch ms. */
    private readonly now: () => number = Date.now,
  ) {}

  /** `view` 0 is the main picture. Null when there is none. */
  async find(sku: string, view: number): Promise<Original | null> {
    for (const name of new Set([sku, originalSku(sku)])) {
      const found = await this.findIn(folderOf(name), String(view));
      if (found !== null) return found;
    }
    return null;
  }

  /** `slug` and `name` have no slashes and dots. Null when there is none. */
  async findWedding(slug: string, name: string): Promise<Original | null> {
    return this.findIn(path.join(WEDDINGS, slug), name);
  }

  /**
   * The alternative text of each of a product's first `count` pictures, from the folder that its picture comes from;
   * empty where none is written.
   */
  async altTexts(sku: string, count: number): Promise<readonly string[]> {
    const folders = [...new Set([sku, originalSku(sku)])].flatMap((name) =>
      [this.floristDir, this.demoDir].map((dir) => path.join(dir, folderOf(name))),
    );
    const sources = await Promise.all(folders.map((folder) => this.wordedViews(folder)));
    return Array.from({ length: count }, (_, view) => sources.find((texts) => texts.has(view))?.get(view) ?? '');
  }

  /** The pictures of a folder, each with its words; read again when the folder or the words have changed. */
  private async wordedViews(folder: string): Promise<WordedViews> {
    const [about, words] = await Promise.all([folder, path.join(folder, ALT_FILE)].map(changedAt));
    if (about === undefined || about === null) return NO_VIEWS;
    const version = `${about} ${words ?? ''}`;
    const known = this.kept.get(folder);
    if (known?.version === version) return known.views;
    const views = await readWordedViews(folder);
    if (this.now() - Math.max(about, words ?? 0) > SETTLED) this.kept.set(folder, { version, views });
    return views;
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

const isView = (name: string): boolean => /^\d$/.test(name);

type WordedViews = ReadonlyMap<number, string>;
interface KeptViews {
  readonly version: string;
  readonly views: WordedViews;
}
const NO_VIEWS: WordedViews = new Map();

/** When a file, or the list of a folder's files, was changed (epoch ms); null when there is none. */
async function changedAt(file: string): Promise<number | null> {
  return (await lstat(file).catch(() => null))?.ctimeMs ?? null;
}

/** The pictures of a folder, each with its words or an empty text. */
async function readWordedViews(folder: string): Promise<WordedViews> {
  const names = await fileNames(folder);
  const views = names
    .flatMap((name) => PICTURE_FILE.exec(name)?.[1] ?? [])
    .filter(isView)
    .map(Number);
  const lines = names.includes(ALT_FILE) ? await altLines(path.join(folder, ALT_FILE)) : [];
  return new Map(views.map((view) => [view, lines[view] ?? '']));
}

async function altLines(file: string): Promise<readonly string[]> {
  const about = await lstat(file).catch(() => null);
  if (about === null || about.size > MAX_ALT_FILE_BYTES) return [];
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').map((line) => line.trim().slice(0, MAX_ALT_LENGTH));
}

/** Symbolic links are ignored: they could lead out of the folder. */
async function fileNames(folder: string): Promise<readonly string[]> {
  const about = await lstat(folder).catch(() => null);
  if (about === null || !about.isDirectory()) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function newestFile(folder: string, name: string): Promise<Omit<Original, 'isDemo'> | null> {
  const files = (await fileNames(folder))
    .filter((file) => PICTURE_FILE.exec(file)?.[1]?.toLowerCase() === name.toLowerCase())
    .map((file) => path.join(folder, file));
  const found = await Promise.all(files.map(async (file) => ({ file, about: await lstat(file).catch(() => null) })));
  const [newest] = found
    .flatMap(({ file, about }) => (about === null ? [] : [{ file, bytes: about.size, mtime: about.mtimeMs }]))
    .sort((a, b) => b.mtime - a.mtime);
  return newest === undefined
    ? null
    : { file: newest.file, bytes: newest.bytes, version: `${newest.mtime}-${newest.bytes}` };
}
