import type { Notice } from './notice';

/** S9-3. */
export const MAX_SHOWN = 3;
/** S9-5. Milliseconds that a notice which does not persist stays. */
export const NOTICE_LIFE_MS = 3000;

/**
 * S4-62, S9-4. The same message is not shown twice; the oldest leaves first, because the newest is about what the
 * shopper just did.
 */
export function push(shown: readonly Notice[], notice: Notice): readonly Notice[] {
  if (shown.some(({ message }) => message === notice.message)) return shown;
  return [...shown, notice].slice(-MAX_SHOWN);
}

export function dismiss(shown: readonly Notice[], id: string): readonly Notice[] {
  return shown.filter((notice) => notice.id !== id);
}
