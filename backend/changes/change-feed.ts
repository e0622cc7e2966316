import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { EVERYTHING, LAYOUT } from '../commerce/catalogue/listing/record-changes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShopDatabase } from '../database/shop-database';

export interface ContentChanges {
  /** When the newest entry was saved, or one was added or removed; epoch ms, 0 without entries. */
  readonly newest: number;
  readonly tags: readonly string[];
}

/** Tags of the florist's texts that were saved after `since`, epoch ms: `content:homepage`, `content:pages`. */
export async function readContentChanges(dir: string, since: number): Promise<ContentChanges> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const files = names.map((name) => ({ file: path.join(dir, name), tag: tagOf(name) }));
  const saved = await Promise.all(
    files.map(async ({ file, tag }) => ({
      tag,
      at: await stat(file).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    })),
  );
  const newest = saved.reduce((most, { at }) => Math.max(most, at), 0);
  return { newest, tags: [...new Set(saved.filter(({ at }) => at > since).map(({ tag }) => tag))] };
}

/** A file in a folder is an entry of a collection; all entries of one share a tag. Top banner and footer are on every page. */
function tagOf(name: string): string {
  const [entity = ''] = name.replace(/\.md$/, '').split(path.sep);
  return entity === 'topbar' || entity === 'footer' ? LAYOUT : `content:${entity}`;
}

export interface ChangeFeedSettings {
  readonly database: ShopDatabase;
  /** Folder of the florist's texts. */
  readonly contentDir: string;
}

export interface ChangeFeed {
  /** Serves `/changes`; returns false for other paths. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** Looks for changes at once. */
  readonly wake: () => void;
  /** Ends the waiting responses. */
  readonly stop: () => void;
}

interface Position {
  /** The counter of changes in the database. */
  readonly version: number;
  /** When the newest text was saved, epoch ms with its fraction, by which a second save in one ms counts. */
  readonly saved: number;
}

/** ms between looks for changes by other processes, while somebody waits. */
const POLL_INTERVAL = 200;
/** ms after which a response without changes ends, so that proxies and the caller do not give up. */
const MAX_WAIT = 20_000;
/** A longer list becomes `everything`. */
const MAX_TAGS = 2_000;

/**
 * `GET /changes?after={position}` responds as soon as something changes that public pages show, also by another process:
 * `{ position, tags }`, tags of what is out of date. Without a known position, and for one of another database, `tags` is
 * `everything` at once.
 */
export function createChangeFeed({ database, contentDir }: ChangeFeedSettings): ChangeFeed {
  const waiting = new Set<() => void>();
  let isStopped = false;
  const wake = (): void => waiting.forEach((look) => look());

  /** Waits for `wake` or the poll interval. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(look, POLL_INTERVAL);
      waiting.add(look);
    });

  async function changesAfter(after: Position | null, response: ServerResponse) {
    const end = performance.now() + MAX_WAIT;
    for (;;) {
      const found = await readChanges(database, contentDir, after);
      const isOver = isStopped || response.destroyed || performance.now() >= end;
      if (found.tags.length > 0 || isOver) return found;
      await pause();
    }
  }

  return {
    handle: async (request, response, path) => {
      if (path !== '/changes') return false;
      const after = readPosition(new URL(request.url ?? '/', 'http://backend').searchParams.get('after'));
      const { position, tags } = await changesAfter(after, response);
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ position: `${position.version}-${position.saved}`, tags }));
      return true;
    },
    wake,
    stop: () => {
      isStopped = true;
      wake();
    },
  };
}

async function readChanges(
  database: ShopDatabase,
  contentDir: string,
  after: Position | null,
): Promise<{ readonly position: Position; readonly tags: readonly string[] }> {
  const content: ContentChanges = await readContentChanges(contentDir, after?.saved ?? 0);
  const { value: version } = await database
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'changes')
    .executeTakeFirstOrThrow();
  const position = { version, saved: content.newest };
  if (after === null || after.version > version) return { position, tags: [EVERYTHING] };
  if (after.version === version) return { position, tags: content.tags };
  const rows = await database
    .selectFrom('changes')
    .select('tag')
    .where('version', '>', after.version)
    .where('version', '<=', version)
    .limit(MAX_TAGS + 1)
    .execute();
  const tags = [...rows.map(({ tag }) => tag), ...content.tags];
  return { position, tags: tags.length > MAX_TAGS ? [EVERYTHING] : tags };
}

function readPosition(text: string | null): Position | null {
  const [, version, saved] = /^(\d{1,15})-(\d{1,15}(?:\.\d{1,9})?)$/.exec(text ?? '') ?? [];
  return version === undefined ? null : { version: Number(version), saved: Number(saved) };
}
