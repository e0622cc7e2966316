import { type GraphqlResult } from '../identity/identity-changes';

const HEAD = /^Variable "\$\w+" got invalid value (?=[{[])/;
/** Path and reason of the error. Square brackets there may contain a type or a number, but no value. */
const PLACE_AND_FAULT =
  /^(?: at "[\w.[\]]+")?; (?:Field|Expected|Value|Enum|\w+ cannot represent) [^{}[]*(?:\[(?=[A-Z[]|\d+\])[^{}[]*)*$/;

/**
 * GraphQL errors quote the rejected value, possibly with personal data such as an address. Keeps the path and the
 * reason and removes the value.
 */
export function redactValues(result: GraphqlResult): GraphqlResult {
  if (result.errors === undefined) return result;
  const errors = result.errors.map((error) =>
    typeof error.message === 'string' ? { ...error, message: shortened(error.message) } : error,
  );
  return { ...result, errors };
}

function shortened(message: string): string {
  const head = HEAD.exec(message)?.[0];
  if (head === undefined) return message;
  const after = message.slice(endOfValue(message, head.length));
  return `${head}${message[head.length] === '{' ? '{…}' : '[…]'}${PLACE_AND_FAULT.test(after) ? after : ''}`;
}

/**
 * The index behind the bracket that closes the one at `start`, ignoring brackets inside quoted texts. Character by
 * character: the text is the caller's, and a regular expression could take quadratic time.
 */
function endOfValue(message: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < message.length; at += 1) {
    const sign = message[at];
    if (quoted && sign === '\\') at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return message.length;
}
