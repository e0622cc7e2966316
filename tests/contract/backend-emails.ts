import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 10_000;
const KEY = { confirm: 'key', reset: 'token' } as const;

/** The key in the newest email of that kind to an address. */
export async function keyInEmail(dataDir: string, purpose: 'confirm' | 'reset', email: string): Promise<string> {
  const link = await linkInEmail(dataDir, `account-${purpose}-`, email);
  return link.searchParams.get(KEY[purpose]) ?? '';
}

/**
 * The first link of the newest email to an address whose reference begins like that, to a page of that path if one is given.
 * The backend sends emails shortly after its response.
 */
export async function linkInEmail(dataDir: string, reference: string, email: string, path = ''): Promise<URL> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = newest(join(dataDir, 'outbox'), reference, email);
    const links = [...(found ?? '').matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link));
    const link = links.find(({ pathname }) => pathname.endsWith(path));
    if (link !== undefined) return link;
    if (performance.now() > until) throw new Error(`No email (${reference}) arrived for ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function newest(folder: string, prefix: string, email: string): string | null {
  if (!existsSync(folder)) return null;
  const [message] = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .filter((file) => new RegExp(`^To: .*${email.replace(/[.+]/g, '\\$&')}`, 'im').test(readFileSync(file, 'utf8')))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return message === undefined ? null : readable(readFileSync(message, 'utf8'));
}

/** Decodes quoted-printable text. */
function readable(mail: string): string {
  return mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
