import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 10_000;
const KEY = { confirm: 'key', reset: 'token' } as const;

/**
 * The content of the newest email of that kind to an address. The backend sends emails shortly after its response.
 */
export async function keyInEmail(dataDir: string, purpose: 'confirm' | 'reset', email: string): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = newest(join(dataDir, 'outbox'), `account-${purpose}-`, email);
    const link = found === null ? undefined : /https?:\/\/\S+/.exec(found)?.[0];
    const key = link === undefined ? null : new URL(link).searchParams.get(KEY[purpose]);
    if (key !== null) return key;
    if (performance.now() > until) throw new Error(`No email (${purpose}) arrived for ${email}`);
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
