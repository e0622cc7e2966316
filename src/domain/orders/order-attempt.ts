/** One press of the order button. `key` names it to the backend; `sentAt` is epoch ms by the clock of the page. */
export interface OrderAttempt {
  readonly key: string;
  readonly sentAt: number;
}

const KEY_BYTES = 16;

/** An unguessable key: 32 hexadecimal digits. `randomBytes` returns that many random bytes. */
export function newAttemptKey(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(KEY_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether it is a key as `newAttemptKey` makes them. */
export function isAttemptKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** Parses a stored attempt; null when it is none. */
export function parseAttempt(stored: unknown): OrderAttempt | null {
  const { key, sentAt } = (stored ?? {}) as { readonly key?: unknown; readonly sentAt?: unknown };
  return isAttemptKey(key) && typeof sentAt === 'number' && Number.isFinite(sentAt) ? { key, sentAt } : null;
}
