import { failure, type Failure } from '../response';
import { type Limits } from '../limits';
import { headerOf, type RequestHeaders } from './headers';

const JSON_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * The list of arguments of a request. Refuses types other than JSON in UTF-8 (415), bodies above the limit (413),
 * invalid JSON (400) and anything but a list (400).
 */
export function readBody(headers: RequestHeaders, body: string, limits: Limits): readonly unknown[] | Failure {
  const encoding = headerOf(headers, 'content-encoding');
  if (!JSON_UTF8.test(headerOf(headers, 'content-type') ?? '') || (encoding !== null && encoding !== 'identity')) {
    return failure(415, 'The body must be sent as application/json in UTF-8.');
  }
  if (Buffer.byteLength(body) > limits.bodyBytes) {
    return failure(413, `The body is larger than ${limits.bodyBytes} bytes.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return failure(400, 'The body is not valid JSON.');
  }
  return Array.isArray(parsed) ? parsed : failure(400, 'The body must be a list of arguments.');
}
