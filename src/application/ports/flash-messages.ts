import type { FlashMessage } from '../../domain/notifications/notice';

/** Messages stored by one page and shown by the next. */
export interface FlashMessages {
  leave(notice: FlashMessage): void;
  /** The message of a previous page, which stays. */
  peek(): FlashMessage | null;
  /** Returns and removes the message of the previous page. */
  take(): FlashMessage | null;
}
