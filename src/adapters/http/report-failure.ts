import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../application/ports/system';

/**
 * Writes the one error line of a failed response and returns its id, a short reference for the response too. The response
 * is marked, so that the front server logs no second one.
 */
export function reportFailure(
  log: Log,
  request: Pick<IncomingMessage, 'headers'>,
  response: Pick<ServerResponse, 'setHeader'>,
  message: string,
  details: Readonly<Record<string, unknown>>,
): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' ? given : randomUUID().slice(0, 8).toUpperCase();
  response.setHeader('X-Posy-Logged', '1');
  log.error(message, { id, ...details });
  return id;
}

/** A failed result that names the reference of its log line. */
export function withReference<Output>(output: Output, reference: string): Output {
  const named = (_key: string, value: unknown): unknown =>
    (value as { kind?: unknown } | null)?.kind === 'unreachable' ? { ...(value as object), reference } : value;
  return JSON.parse(JSON.stringify(output, named)) as Output;
}

/** An error as a log may hold it: a bug with its stack. */
export function causeForLog(cause: unknown): unknown {
  return cause instanceof Error ? cause.stack : cause;
}
