/** A message to the shopper; the view-model assigns `id`. */
export interface Notice {
  readonly id: string;
  readonly type: 'success' | 'info' | 'warning' | 'danger';
  readonly title: string | null;
  readonly message: string;
  readonly persist: boolean;
}

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

/** Returns a notice for a logged failure, shown until it is dismissed. */
export function loggedNotice(title: string | null, message: string): Omit<Notice, 'id'> {
  return { type: 'danger', title, message, persist: true };
}

/** A message for the next page, by name only: its cookie can be written by subdomains, so its text is never shown. */
export type FlashMessage = 'not-authorised' | 'cart-reduced';

export function readFlashMessage(text: string | null): FlashMessage | null {
  return text === 'not-authorised' || text === 'cart-reduced' ? text : null;
}
