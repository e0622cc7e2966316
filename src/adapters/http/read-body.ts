import type { IncomingMessage } from 'node:http';

/** The whole body as text; null when it is longer than `limit` bytes, `ENDED_EARLY` when the sender left before its end. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null | typeof ENDED_EARLY> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= limit) parts.push(part);
    }
  } catch (error) {
    if (request.complete) throw error;
    return ENDED_EARLY;
  }
  return size > limit ? null : Buffer.concat(parts).toString('utf8');
}

export const ENDED_EARLY = Symbol('ended early');
