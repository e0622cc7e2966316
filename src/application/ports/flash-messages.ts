import type { FlashMessage } from '../../domain/notifications/flash-message';

/** Messages that one page leaves for the next. */
export interface FlashMessages {
  leave(notice: FlashMessage): void;
  /** The message left by the page before, once: it is gone when it was taken. */
  take(): FlashMessage | null;
}
