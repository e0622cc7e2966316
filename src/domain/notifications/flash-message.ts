/**
 * S3-66. A message that one page leaves for the next, by its name: anybody of the same domain can write a cookie, so no
 * word of it is ever shown.
 */
export type FlashMessage = 'not-authorised';

export function readFlashMessage(text: string | null): FlashMessage | null {
  return text === 'not-authorised' ? text : null;
}
