import { isAttributes, line } from './content-value';

const MAX_DEPTH = 5;

/**
 * Returns the message of an error response: a plain string, the message of an object, or the first message of a list, at
 * any level; empty when there is none.
 */
export function contentErrorText(body: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  if (Array.isArray(body)) return contentErrorText(body[0], depth + 1);
  if (!isAttributes(body)) return line(body);
  for (const inner of [body.message, body.messages, body.error]) {
    const text = contentErrorText(inner, depth + 1);
    if (text !== '') return text;
  }
  return '';
}
