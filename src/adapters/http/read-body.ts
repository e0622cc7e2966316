import type { IncomingMessage } from 'node:http';

/** The whole body as text, or null when it is longer than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  return size > limit ? null : Buffer.concat(parts).toString('utf8');
}
