import type { Notice } from './notice';

/** Returns a notice for a logged failure, shown until it is dismissed. */
export function loggedNotice(title: string | null, message: string): Omit<Notice, 'id'> {
  return { type: 'danger', title, message, persist: true };
}
