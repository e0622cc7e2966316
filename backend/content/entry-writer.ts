import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './entry-file';
import { type Entry, type EntryStore, MAX_BYTES, MAX_ENTRIES, NAME } from './entry-store';
import { readFrontMatter, writeFrontMatter } from './write-front-matter';

export type Values = Readonly<Record<string, unknown>>;

export type Change =
  | { readonly kind: 'done'; readonly entry: Entry }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The entry's file cannot be read, so it is not replaced. */
  | { readonly kind: 'faulty'; readonly message: string };

const UNKNOWN: Change = { kind: 'unknown' };
const refused = (message: string): Change => ({ kind: 'refused', message });

/** Set by the service. */
const OWN = ['id', 'createdAt', 'updatedAt', 'publishedAt'];

/** Of an entry of a collection. */
function slugOf({ attributes }: Entry): string {
  return typeof attributes.slug === 'string' ? attributes.slug : '';
}

/** Creates, changes and deletes entries, one after the other. An id is null for the entry of a single type. */
export class EntryWriter {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dir: string,
    private readonly store: EntryStore,
  ) {}

  /** Of a collection, `slug` names the entry. */
  create(entity: string, values: Values): Promise<Change> {
    return this.inTurn(async () => {
      const found = await this.store.find(entity);
      if (found.kind === 'faulty') return found;
      if (found.kind === 'single') return refused(`There is a ${entity} already`);
      if (found.kind === 'unknown') return this.write(entity, null, values, true);
      const { slug } = values;
      if (typeof slug !== 'string' || !NAME.test(slug)) return refused('slug must be lower-case letters and digits');
      if (found.entries.length >= MAX_ENTRIES) return refused(`There are ${MAX_ENTRIES} entries already`);
      return this.write(entity, slug, values, true);
    });
  }

  /** Keeps the fields that `values` do not name. A single type without an entry gets one. */
  update(entity: string, id: string | null, values: Values): Promise<Change> {
    return this.inTurn(async () => {
      const found = await this.entry(entity, id);
      if (found.kind === 'unknown' && found.isFree) return this.write(entity, null, values, true);
      if (found.kind !== 'done') return found;
      const { attributes } = found.entry;
      const { slug } = found;
      if (slug !== null && values.slug !== undefined && values.slug !== slug) return refused('slug cannot be changed');
      return this.write(entity, slug, { ...attributes, ...values }, false);
    });
  }

  remove(entity: string, id: string | null): Promise<Change> {
    return this.inTurn(async () => {
      const found = await this.entry(entity, id);
      if (found.kind !== 'done') return found;
      await rm(this.file(entity, found.slug));
      return { kind: 'done', entry: found.entry };
    });
  }

  private async entry(entity: string, id: string | null) {
    const found = await this.store.find(entity);
    if (found.kind === 'faulty') return found;
    if (found.kind === 'unknown') return { ...found, isFree: id === null && NAME.test(entity) };
    const entries = found.kind === 'single' ? [found.entry] : found.entries;
    const own = found.kind === 'single' && id === null ? '1' : id;
    const entry = entries.find((one) => String(one.id) === own);
    if (entry === undefined) return { kind: 'unknown', isFree: false } as const;
    return { kind: 'done', entry, slug: found.kind === 'single' ? null : slugOf(entry) } as const;
  }

  private async write(entity: string, slug: string | null, values: Values, isNew: boolean): Promise<Change> {
    if (!NAME.test(entity)) return UNKNOWN;
    const own = slug === null ? OWN : [...OWN, 'slug'];
    const writing = writeFrontMatter(Object.fromEntries(Object.entries(values).filter(([key]) => !own.includes(key))));
    if (writing.kind === 'refused') return writing;
    if (Buffer.byteLength(writing.text) > MAX_BYTES) return refused(`An entry has at most ${MAX_BYTES} bytes`);
    const file = this.file(entity, slug);
    // The store may have returned an earlier version, and what the florist has typed since is not lost.
    const broken = isNew ? null : readFrontMatter(await readFile(file, 'utf8'));
    if (broken?.kind === 'faulty') return { kind: 'faulty', message: `line ${broken.line}: ${broken.message}` };
    if (!(await writeWhole(file, writing.text, isNew))) return refused('slug must be unique');
    const now = await this.store.find(entity);
    const entry =
      now.kind === 'single' ? now.entry : now.kind === 'collection' && now.entries.find((one) => slugOf(one) === slug);
    return entry ? { kind: 'done', entry } : UNKNOWN;
  }

  private file(entity: string, slug: string | null): string {
    return slug === null ? path.join(this.dir, `${entity}.md`) : path.join(this.dir, entity, `${slug}.md`);
  }

  private inTurn(work: () => Promise<Change>): Promise<Change> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
