import { createHmac, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

function signatureOf(fields: Fields, key: string): string {
  // Names and lengths are signed with the values: no two sets of fields read the same.
  const text = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name.length}:${name}=${value.length}:${value}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The fields with a signature, as the query of an address or the body of a form. */
export function signFields(fields: Fields, key: string): URLSearchParams {
  return new URLSearchParams({ ...fields, signature: signatureOf(fields, key) });
}

/** The fields that were signed with the key, each named once; null when a sign of them is different. */
export function readSigned(signed: URLSearchParams, key: string): Fields | null {
  const { signature = '', ...fields } = Object.fromEntries(signed);
  if ([...signed.keys()].length !== Object.keys(fields).length + 1) return null;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(fields, key))];
  return given.length === own.length && timingSafeEqual(given, own) ? fields : null;
}
