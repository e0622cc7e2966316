import type { LeftNotice } from '../../domain/notifications/left-notice';

/** Messages that one page leaves for the next. */
export interface LeftNotices {
  leave(notice: LeftNotice): void;
  /** The message left by the page before, once: it is gone when it was taken. */
  take(): LeftNotice | null;
}
