import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, in letters that fit a header and an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It needs no salt and no patience: nobody can guess what has 256 bits. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
