import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { busyNow, unreachableMessage } from '../refusals';

/** Why a form without scripts was refused. A URL has no text of the backend, so `refused` says what that could be. */
export function nativeRefusalMessage({ kind, detail }: RefusalInQuery, refused: string): string {
  if (kind === 'busy') return busyNow;
  if (kind === 'unreachable') return unreachableMessage(/^[0-9A-F]{8}$/.test(detail) ? detail : undefined);
  return refused;
}
