import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all, by way of a second one in its folder. Returns false when the file is there already and
 * `isNew`.
 */
export async function writeWhole(file: string, text: string, isNew: boolean): Promise<boolean> {
  const { dir, base } = path.parse(file);
  const draft = path.join(dir, `.${base}.${randomBytes(6).toString('hex')}.draft`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(text, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (isNew) return await linked(draft, file);
    await rename(draft, file);
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Unlike a rename, a link never replaces a file. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}
