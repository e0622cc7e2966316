import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { busyNow, wordUnreachable } from '../refusals';

/** Why a form without scripts was refused. A URL has no text of the backend, so `refused` says what that could be. */
export function wordNativeRefusal({ kind, detail }: RefusalInQuery, refused: string): string {
  if (kind === 'busy') return busyNow;
  if (kind === 'unreachable') return wordUnreachable(/^[0-9A-F]{8}$/.test(detail) ? detail : undefined);
  return refused;
}
