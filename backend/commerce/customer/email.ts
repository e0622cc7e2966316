import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The key of the person behind an address: as `emailKey`, without the tag of `ann+shop@example.org`, and with one spelling of
 * the domain, which a mail server reads in several.
 */
export function personKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  if (at === -1) return key;
  const tag = key.slice(0, at).indexOf('+', 1);
  const domain = key.slice(at + 1);
  // Empty for what is no domain name.
  const spelling = domainToUnicode(domainToASCII(domain)) || domain;
  return `${key.slice(0, tag === -1 ? at : tag)}@${spelling}`;
}

/** The key under which an address is stored: `Ann@Example.org` is `ann@example.org`. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
