import type { FlashMessage } from '../../domain/notifications/flash-message';

/** Messages stored by one page and shown by the next. */
export interface FlashMessages {
  leave(notice: FlashMessage): void;
  /** Returns and removes the message of the previous page. */
  take(): FlashMessage | null;
}
