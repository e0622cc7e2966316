import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFrontMatter } from './front-matter';
import type { EntryFields } from './front-matter-fields';

export interface Entry {
  readonly id: number;
  readonly attributes: EntryFields;
}

export type ShelfAnswer =
  | { readonly kind: 'single'; readonly entry: Entry }
  | { readonly kind: 'collection'; readonly entries: readonly Entry[] }
  | { readonly kind: 'unknown' }
  /** An entry without any valid version; `message` names its file, the line and the error. */
  | { readonly kind: 'faulty'; readonly message: string };

type FileResponse =
  { readonly kind: 'entry'; readonly entry: Entry } | Exclude<ShelfAnswer, { kind: 'single' | 'collection' }>;

interface Kept {
  readonly stamp: string;
  readonly answer: FileResponse;
  /** The last valid version, served while the file has an error. */
  readonly good: Entry | null;
}

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const MAX_BYTES = 256 * 1024;
const MAX_ENTRIES = 1000;

/**
 * The folder of entries: `topbar.md` is a single type, `pages/` a collection whose slugs are its file names. A file is
 * read again only when its time or size has changed.
 */
export class EntryShelf {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly dir: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** `entity` is untrusted: only a plain word is joined to the folder. */
  async look(entity: string): Promise<ShelfAnswer> {
    if (!NAME.test(entity)) return { kind: 'unknown' };
    const single = await this.read(`${entity}.md`, 1, {});
    if (single.kind === 'entry') return { kind: 'single', entry: single.entry };
    return single.kind === 'unknown' ? this.collection(entity) : single;
  }

  private async collection(entity: string): Promise<ShelfAnswer> {
    const folder = path.join(this.dir, entity);
    const isFolder = await lstat(folder).then((found) => found.isDirectory(), ifMissing(false));
    if (!isFolder) return { kind: 'unknown' };
    const slugs = (await readdir(folder))
      .filter((name) => name.endsWith('.md') && NAME.test(name.slice(0, -3)))
      .map((name) => name.slice(0, -3))
      .sort()
      .slice(0, MAX_ENTRIES);
    const taken = new Set<number>();
    const entries: Entry[] = [];
    for (const slug of slugs) {
      const answer = await this.read(path.join(entity, `${slug}.md`), freeId(slug, taken), { slug });
      if (answer.kind === 'entry') entries.push(answer.entry);
      // Invalid entries are logged and left out of the collection.
    }
    return { kind: 'collection', entries };
  }

  private async read(name: string, id: number, own: EntryFields): Promise<FileResponse> {
    const file = path.join(this.dir, name);
    const found = await lstat(file).catch(ifMissing(null));
    if (found === null || !found.isFile()) {
      this.kept.delete(name);
      return { kind: 'unknown' };
    }
    const stamp = `${found.mtimeMs}/${found.size}`;
    const before = this.kept.get(name);
    if (before?.stamp === stamp) return before.answer;
    const text = found.size > MAX_BYTES ? null : await readFile(file, 'utf8').catch(ifMissing(null));
    const good = before?.good ?? null;
    const fresh = understand(name, text, { id, own, updatedAt: found.mtime.toISOString() });
    if (fresh.kind === 'faulty') this.warn(fresh.message);
    const answer: FileResponse = fresh.kind === 'faulty' && good !== null ? { kind: 'entry', entry: good } : fresh;
    this.keep(name, { stamp, answer, good: fresh.kind === 'entry' ? fresh.entry : good });
    return answer;
  }

  private keep(name: string, reading: Kept): void {
    if (!this.kept.has(name) && this.kept.size >= MAX_ENTRIES) {
      const oldest = this.kept.keys().next().value;
      if (oldest !== undefined) this.kept.delete(oldest);
    }
    this.kept.set(name, reading);
  }
}

function understand(
  name: string,
  text: string | null,
  about: { id: number; own: EntryFields; updatedAt: string },
): FileResponse {
  if (text === null) return { kind: 'faulty', message: `${name}: larger than ${MAX_BYTES} bytes` };
  const reading = readFrontMatter(text);
  if (reading.kind === 'faulty')
    return { kind: 'faulty', message: `${name}, line ${reading.line}: ${reading.message}` };
  const fields: EntryFields = reading.body === '' ? reading.fields : { ...reading.fields, body: reading.body };
  const attributes = { ...fields, ...about.own, updatedAt: about.updatedAt };
  return { kind: 'entry', entry: { id: about.id, attributes } };
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
