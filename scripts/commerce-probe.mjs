/** ms until a backend counts as not answering. */
const TIMEOUT_MS = 5000;

/**
 * Asks the GraphQL endpoint of another commerce backend for its type. Returns null if it answers as GraphQL does, else
 * a sentence with the address and what was answered.
 */
export async function commerceFault(url) {
  const means = 'The shop shows no products until MAGENTO_GRAPHQL_URL names a GraphQL endpoint.';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (isGraphql(text)) return null;
    const type = response.headers.get('content-type') ?? 'no content type';
    return `MAGENTO_GRAPHQL_URL ${url} answered ${response.status} (${type}), which is not GraphQL. ${means}`;
  } catch (fault) {
    const why =
      fault.cause?.code ?? (fault.name === 'TimeoutError' ? `nothing within ${TIMEOUT_MS / 1000} s` : fault.message);
    return `MAGENTO_GRAPHQL_URL ${url} did not answer: ${why}. ${means}`;
  }
}

/** Also with errors: a backend may refuse this query. */
function isGraphql(text) {
  try {
    const { data, errors } = JSON.parse(text);
    return typeof data?.__typename === 'string' || Array.isArray(errors);
  } catch {
    return false;
  }
}
