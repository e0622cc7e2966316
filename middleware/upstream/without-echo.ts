import { type GraphqlResult } from '../identity/identity-changes';

const HEAD = /^Variable "\$\w+" got invalid value (?=[{[])/;
/** Where in the value it went wrong, and why. A type or a number may stand in square brackets there, what was sent may not. */
const PLACE_AND_FAULT =
  /^(?: at "[\w.[\]]+")?; (?:Field|Expected|Value|Enum|\w+ cannot represent) [^{}[]*(?:\[(?=[A-Z[]|\d+\])[^{}[]*)*$/;

/**
 * GraphQL quotes the value it could not take, and where that is a record, all of it: an address, the details of a payment.
 * Whoever made the change is told where and why, and not once more what.
 */
export function withoutEcho(result: GraphqlResult): GraphqlResult {
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
 * Behind the bracket that closes the one at `start`; brackets inside quoted texts are none. What is cut off ends nowhere. Walked
 * sign by sign: the texts are the caller's own, and a pattern that looks for the fault's words would begin anew at each of theirs.
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
