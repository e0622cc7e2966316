import type { Notice } from './notice';

/** S9-6. A failure that was written to the log and is told to the shopper too: it stays until it is dismissed. */
export function loggedNotice(title: string | null, message: string): Omit<Notice, 'id'> {
  return { type: 'danger', title, message, persist: true };
}
