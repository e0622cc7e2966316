import { ConsoleLog } from '../../adapters/system/console-log';
import { levelIn } from '../../adapters/system/log-level';
import type { Log } from '../../application/ports/system';

/** Logs to the browser's console; in a script of its own, because most pages log nothing. */
export function createLog(): Log {
  return new ConsoleLog(levelIn(process.env.NODE_ENV));
}
