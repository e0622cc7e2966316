export const MIN_PASSWORD = 8;
/** Characters of a new password; limits the cost of hashing. */
export const MAX_NEW_PASSWORD = 256;

const SIGNS = '!#$%&*?@^_-';

/** The first rule that a password breaks. */
export type PasswordRefusal =
  | { readonly kind: 'password-too-short'; readonly least: number }
  | { readonly kind: 'password-too-long'; readonly most: number }
  | { readonly kind: 'password-with-space' }
  | { readonly kind: 'password-too-plain'; readonly signs: string };

/** Requires at least 8 characters with a digit, a Latin letter and a sign, and no white space. */
export function validatePassword(password: string): PasswordRefusal | null {
  if (password.length < MIN_PASSWORD) return { kind: 'password-too-short', least: MIN_PASSWORD };
  if (password.length > MAX_NEW_PASSWORD) return { kind: 'password-too-long', most: MAX_NEW_PASSWORD };
  if (/\s/.test(password)) return { kind: 'password-with-space' };
  const isMixed = /\d/.test(password) && /[a-z]/i.test(password) && [...SIGNS].some((sign) => password.includes(sign));
  return isMixed ? null : { kind: 'password-too-plain', signs: [...SIGNS].join(' ') };
}

/** Whether another password would be accepted with the same link. */
export function isPasswordRefusal(reason: { readonly kind: string; readonly code?: string }): boolean {
  return reason.kind === 'rejected' && reason.code === 'WEAK_PASSWORD';
}
