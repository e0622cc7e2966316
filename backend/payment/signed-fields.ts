import { createHmac, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

function signatureOf(fields: Fields, key: string): string {
  // Names and lengths are signed with the values, so that no two sets of fields have the same text.
  const text = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name.length}:${name}=${value.length}:${value}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The fields with a signature, as a query or a form body. */
export function signFields(fields: Fields, key: string): URLSearchParams {
  return new URLSearchParams({ ...fields, signature: signatureOf(fields, key) });
}

/** The fields if the signature is valid for the key; null when any character differs. */
export function readSigned(signed: URLSearchParams, key: string): Fields | null {
  const { signature = '', ...fields } = Object.fromEntries(signed);
  if ([...signed.keys()].length !== Object.keys(fields).length + 1) return null;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(fields, key))];
  return given.length === own.length && timingSafeEqual(given, own) ? fields : null;
}
