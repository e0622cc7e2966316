import { ConsoleLog } from '../../adapters/system/console-log';
import { levelIn } from '../../adapters/system/log-level';
import type { Log } from '../../application/ports/log';

/** The log of one tab: the browser's console. In a script of its own, for most pages have nothing to tell. */
export function browserLog(): Log {
  return new ConsoleLog(levelIn(process.env.NODE_ENV));
}
