import type { IncomingMessage } from 'node:http';

/** bytes */
const LARGEST_FORM = 8 * 1024;

/** The fields of a posted form; null when it is none, or larger than any of ours. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > LARGEST_FORM) return null;
      chunks.push(bytes);
    }
  } catch {
    return null;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
