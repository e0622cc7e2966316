import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Email {
  /** `order-100000012-customer` */
  readonly reference: string;
  readonly subject: string;
  readonly text: string;
}

/** The emails of a shop that are written already, as plain text. */
export function emailsIn(dataDir: string): readonly Email[] {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  return files.map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const subject = /^Subject: (.*(?:\n[ \t].*)*)$/m.exec(source)?.[1] ?? '';
    const [, part = ''] = /^Content-Type: text\/plain[^]*?\n\n([^]*?)\n--/m.exec(source) ?? [];
    return { reference: file.replace(/\.eml$/, ''), subject: decodeWords(subject), text: decodeQuotedPrintable(part) };
  });
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?=C2=A350?=` */
function decodeWords(subject: string): string {
  return subject
    .replace(/\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, word: string) => decodeQuotedPrintable(word.replace(/_/g, ' ')));
}
