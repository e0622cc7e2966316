import type { Notice } from './notice';

export const MAX_SHOWN = 3;
/** For notices that do not persist. */
export const NOTICE_LIFE_MS = 3000;

/**
 * Adds a notice unless its message is shown already; drops the oldest beyond `MAX_SHOWN`, and what failed before if its success has
 * the same title.
 */
export function push(shown: readonly Notice[], notice: Notice): readonly Notice[] {
  if (shown.some(({ message }) => message === notice.message)) return shown;
  const isOver = ({ type, title }: Notice) =>
    notice.type === 'success' && type === 'danger' && title === notice.title && title !== null;
  return [...shown.filter((one) => !isOver(one)), notice].slice(-MAX_SHOWN);
}

export function dismiss(shown: readonly Notice[], id: string): readonly Notice[] {
  return shown.filter((notice) => notice.id !== id);
}
