/**
 * S3-66. A message that one page leaves for the next, by its name: anybody of the same domain can write a cookie, so no
 * word of it is ever shown.
 */
export type LeftNotice = 'not-authorised';

export function readLeftNotice(text: string | null): LeftNotice | null {
  return text === 'not-authorised' ? text : null;
}
