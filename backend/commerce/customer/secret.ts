import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters that need no escaping in headers and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It needs neither salt nor a slow hash: 256 bits cannot be guessed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
