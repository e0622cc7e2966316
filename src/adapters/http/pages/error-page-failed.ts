import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../../application/ports/system';
import { causeForLog, reportFailure } from '../report-failure';

/** Response header, for the front server (`server/last-page.ts`). */
export const ERROR_PAGE_FAILED = 'X-Posy-Cause';
const STATUS = 'X-Posy-Status';

/**
 * A page cannot be rendered, and Next renders the error page in its place. If it is an error page itself, this writes its log
 * line and sends the front server its status, and in development the cause. Throws the cause.
 */
export function pageFailed(
  log: () => Log,
  req: IncomingMessage | undefined,
  res: ServerResponse | undefined,
  cause: unknown,
): never {
  if (req === undefined || res === undefined || res.statusCode < 500) throw cause;
  const bug = causeForLog(cause);
  const shown = process.env.NODE_ENV === 'production' ? '' : String(bug);
  res.setHeader(ERROR_PAGE_FAILED, Buffer.from(shown).toString('base64'));
  // The page of Next's own error comes after the error page of a failed page.
  if (res.hasHeader(STATUS)) throw cause;
  res.setHeader(STATUS, res.statusCode);
  const message = 'The error page failed';
  // The line with the reference is written once: by the page, if that is how it failed.
  if (res.hasHeader('X-Posy-Logged')) log().error(message, { cause: bug });
  else reportFailure(log(), req, res, message, { cause: bug });
  throw cause;
}
