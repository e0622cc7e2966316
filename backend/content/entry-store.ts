import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFrontMatter } from './write-front-matter';
import type { EntryFields } from './yaml-fields';

export interface Entry {
  readonly id: number;
  readonly attributes: EntryFields;
}

export type EntryLookup =
  | { readonly kind: 'single'; readonly entry: Entry }
  | { readonly kind: 'collection'; readonly entries: readonly Entry[] }
  | { readonly kind: 'unknown' }
  /** An entry without any valid version; `message` names its file, the line and the error. */
  | { readonly kind: 'faulty'; readonly message: string };

type FileReading =
  { readonly kind: 'entry'; readonly entry: Entry } | Exclude<EntryLookup, { kind: 'single' | 'collection' }>;

interface CachedFile {
  readonly stamp: string;
  readonly result: FileReading;
  /** The last valid version, served while the file has an error. */
  readonly good: Entry | null;
}

/** Of an entity, and of a slug. */
export const NAME = /^[a-z][a-z0-9-]{0,63}$/;
export const MAX_BYTES = 256 * 1024;
export const MAX_ENTRIES = 1000;

/**
 * The folder of entries: `topbar.md` is a single type, `pages/` a collection whose slugs are its file names. A file is
 * read again only when its time or size has changed.
 */
export class EntryStore {
  private readonly cached = new Map<string, CachedFile>();
  /** Names of files that are no slugs, each logged once. */
  private readonly refused = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** `entity` is untrusted: only a plain word is joined to the folder. */
  async find(entity: string): Promise<EntryLookup> {
    if (!NAME.test(entity)) return { kind: 'unknown' };
    const single = await this.read(`${entity}.md`, 1, {});
    if (single.kind === 'entry') return { kind: 'single', entry: single.entry };
    return single.kind === 'unknown' ? this.collection(entity) : single;
  }

  private async collection(entity: string): Promise<EntryLookup> {
    const folder = path.join(this.dir, entity);
    const isFolder = await lstat(folder).then((found) => found.isDirectory(), ifMissing(false));
    if (!isFolder) return { kind: 'unknown' };
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
    names
      .filter((name) => !NAME.test(name) && name !== 'README')
      .forEach((name) => this.refuse(`${entity}/${name}.md`));
    const slugs = names
      .filter((name) => NAME.test(name))
      .sort()
      .slice(0, MAX_ENTRIES);
    const taken = new Set<number>();
    const entries: Entry[] = [];
    for (const slug of slugs) {
      const result = await this.read(path.join(entity, `${slug}.md`), freeId(slug, taken), { slug });
      if (result.kind === 'entry') entries.push(result.entry);
      // Invalid entries are logged and left out of the collection.
    }
    return { kind: 'collection', entries };
  }

  private refuse(file: string): void {
    if (this.refused.has(file) || this.refused.size >= MAX_ENTRIES) return;
    this.refused.add(file);
    this.warn(
      `${file}: not shown, because its name must begin with a letter and have at most 64 lower-case letters, digits and hyphens`,
    );
  }

  private async read(name: string, id: number, own: EntryFields): Promise<FileReading> {
    const file = path.join(this.dir, name);
    const found = await lstat(file).catch(ifMissing(null));
    if (found === null || !found.isFile()) {
      this.cached.delete(name);
      return { kind: 'unknown' };
    }
    const stamp = `${found.mtimeMs}/${found.size}`;
    const before = this.cached.get(name);
    if (before?.stamp === stamp) return before.result;
    const text = found.size > MAX_BYTES ? null : await readFile(file, 'utf8').catch(ifMissing(null));
    const good = before?.good ?? null;
    const fresh = understand(name, text, { id, own, updatedAt: found.mtime.toISOString() });
    if (fresh.kind === 'faulty') this.warn(fresh.message);
    const result: FileReading = fresh.kind === 'faulty' && good !== null ? { kind: 'entry', entry: good } : fresh;
    this.cache(name, { stamp, result, good: fresh.kind === 'entry' ? fresh.entry : good });
    return result;
  }

  private cache(name: string, reading: CachedFile): void {
    if (!this.cached.has(name) && this.cached.size >= MAX_ENTRIES) {
      const oldest = this.cached.keys().next().value;
      if (oldest !== undefined) this.cached.delete(oldest);
    }
    this.cached.set(name, reading);
  }
}

function understand(
  name: string,
  text: string | null,
  meta: { id: number; own: EntryFields; updatedAt: string },
): FileReading {
  if (text === null) return { kind: 'faulty', message: `${name}: larger than ${MAX_BYTES} bytes` };
  const reading = readFrontMatter(text);
  if (reading.kind === 'faulty')
    return { kind: 'faulty', message: `${name}, line ${reading.line}: ${reading.message}` };
  const fields: EntryFields = reading.body === '' ? reading.fields : { ...reading.fields, body: reading.body };
  const attributes = { ...fields, ...meta.own, updatedAt: meta.updatedAt };
  return { kind: 'entry', entry: { id: meta.id, attributes } };
}

/** An id for a slug that does not depend on other entries, except for collisions. */
function freeId(slug: string, taken: Set<number>): number {
  let id = (createHash('sha256').update(slug).digest().readUInt32BE(0) >>> 1) + 1;
  while (taken.has(id)) id += 1;
  taken.add(id);
  return id;
}

function ifMissing<T>(value: T): (fault: NodeJS.ErrnoException) => T {
  return (fault) => {
    if (fault.code === 'ENOENT' || fault.code === 'ENOTDIR') return value;
    throw fault;
  };
}
