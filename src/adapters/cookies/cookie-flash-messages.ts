import type { FlashMessages } from '../../application/ports/session';
import { readFlashMessage, type FlashMessage } from '../../domain/notifications/notice';
import { MESSAGE_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

export class CookieFlashMessages implements FlashMessages {
  constructor(private readonly cookieStore: CookieStore) {}

  leave(notice: FlashMessage): void {
    this.cookieStore.put(MESSAGE_COOKIE, notice);
  }

  peek(): FlashMessage | null {
    return readFlashMessage(this.cookieStore.get(MESSAGE_COOKIE));
  }

  take(): FlashMessage | null {
    const text = this.cookieStore.get(MESSAGE_COOKIE);
    if (text !== null) this.cookieStore.drop(MESSAGE_COOKIE);
    return readFlashMessage(text);
  }
}
