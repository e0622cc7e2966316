import type { LeftNotices } from '../../application/ports/left-notices';
import { readLeftNotice, type LeftNotice } from '../../domain/notifications/left-notice';
import { MESSAGE_COOKIE } from './cookie-names';
import type { CookieShelf } from './cookie-shelf';

/** Seconds. The next page comes at once; a message of yesterday is about nothing any more. */
const LIFE = 5 * 60;

/** S3-66. */
export class CookieLeftNotices implements LeftNotices {
  constructor(private readonly shelf: CookieShelf) {}

  leave(notice: LeftNotice): void {
    this.shelf.put(MESSAGE_COOKIE, notice, LIFE);
  }

  take(): LeftNotice | null {
    const text = this.shelf.get(MESSAGE_COOKIE);
    if (text !== null) this.shelf.drop(MESSAGE_COOKIE);
    return readLeftNotice(text);
  }
}
