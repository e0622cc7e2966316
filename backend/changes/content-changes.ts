import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LAYOUT } from '../commerce/catalogue/listing/record-changes';

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
