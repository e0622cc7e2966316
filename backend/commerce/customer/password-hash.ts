import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt. `blocks` and `parallel` are its r and p; memory is 128 * blocks * 2^log2N bytes. */
export interface PasswordCost {
  readonly log2N: number;
  readonly blocks: number;
  readonly parallel: number;
}

/**
 * One of OWASP's equivalent choices for scrypt: 16 MiB and p = 5, so that concurrent sign-ins do not exhaust the memory
 * of a small machine as the 128 MiB choice could.
 */
export const PASSWORD_COST: PasswordCost = { log2N: 14, blocks: 8, parallel: 5 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Longer passwords are refused when they are set and never hashed. */
export const MAX_PASSWORD = 256;

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const N = 2 ** cost.log2N;
  const options = { N, r: cost.blocks, p: cost.parallel, maxmem: 256 * N * cost.blocks };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC').slice(0, MAX_PASSWORD), salt, KEY_BYTES, options, (fault, key) =>
      fault === null ? resolve(key) : reject(fault),
    );
  });
}

function asText(cost: PasswordCost, salt: Buffer, key: Buffer): string {
  const { log2N, blocks, parallel } = cost;
  return ['scrypt', log2N, blocks, parallel, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** `scrypt$log2N$r$p$salt$key`: the cost is stored with the hash, so that it can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return asText(cost, salt, await derive(password, salt, cost));
}

/** Matches no password at the same cost: compared with when an address has no account. */
export function dummyHash(cost: PasswordCost): string {
  return asText(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
}

/** Whether a password matches a hash. Compares in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [name, log2N, blocks, parallel, salt, key] = hash.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined)
    throw new Error('A stored password hash has an unknown format.');
  const cost = { log2N: Number(log2N), blocks: Number(blocks), parallel: Number(parallel) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const same = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
  return same && password.length <= MAX_PASSWORD;
}
