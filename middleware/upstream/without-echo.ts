import { type GraphqlResult } from '../identity/identity-changes';

const ECHO =
  /^(Variable "\$\w+" got invalid value )([{[]).*?((?: at "[\w.[\]]+")?; (?:Field|Expected|Value|Enum|\w+ cannot represent) [^{}]*)?$/s;

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
  return message.replace(
    ECHO,
    (_all, words: string, bracket: string, after = '') => `${words}${bracket === '{' ? '{…}' : '[…]'}${after}`,
  );
}
