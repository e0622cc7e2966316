import { isAttributes, line } from './content-value';

/** As deep as services of this kind nest what they say. */
const MAX_DEPTH = 5;

/**
 * S8-9. What a content service says of its refusal: a text by itself, the message of an object, or the first of messages in a
 * list, wherever in the answer it lies; empty when it says nothing.
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
