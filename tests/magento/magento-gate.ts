import type { GraphQLSchema } from 'graphql';
import type { HttpRequest, SendHttp } from '../../middleware/middleware';
import { withCartErrors } from './cart-errors';
import { asMagento, byPostcode, withoutErrors } from './magento-answers';
import { magentoFacts, OPEN_SOURCE, type MagentoRelease } from './magento-facts';
import { magentoJudge, type MagentoRequest } from './magento-judge';

/** Stands in for a Magento: refuses what it would refuse, and passes everything else on to the embedded backend. */
export interface MagentoGate {
  readonly send: SendHttp;
  /** What was refused so far: unknown names as `Type.field`, other errors as reported. */
  readonly refused: ReadonlySet<string>;
}

/** `forward` sends what Magento would execute; `schema` is given for a shop with modules of its own. */
export function magentoGate(
  forward: SendHttp,
  { release = OPEN_SOURCE, schema = magentoFacts(release) }: { release?: MagentoRelease; schema?: GraphQLSchema } = {},
): MagentoGate {
  const refused = new Set<string>();
  const judge = magentoJudge(schema, release);
  return {
    refused,
    send: async (request) => {
      const asked = requestIn(request);
      const refusal = judge(asked);
      if (refusal !== null) {
        for (const word of refusal.words) refused.add(word);
        return { status: refusal.status, contentType: 'application/json', text: refusal.text };
      }
      const ask = (other: Pick<MagentoRequest, 'query' | 'variables'>) =>
        forward(asking(request, { ...asked, ...other, query: withoutErrors(other.query) }));
      const answer = await ask(byPostcode(asked));
      return asMagento(release, asked.query, await withCartErrors(release, asked, answer, ask));
    },
  };
}

/** The same request with another query and other variables. */
function asking(request: HttpRequest, { query, variables }: MagentoRequest): HttpRequest {
  const { body } = request;
  if (body !== undefined)
    return { ...request, body: JSON.stringify({ ...(JSON.parse(body) as object), query, variables }) };
  const url = new URL(request.url);
  url.searchParams.set('query', query);
  url.searchParams.set('variables', JSON.stringify(variables));
  return { ...request, url: url.href };
}

/** A GET has the query in its URL, a POST in its body. */
function requestIn({ url, method, body }: Pick<HttpRequest, 'url' | 'method' | 'body'>): MagentoRequest {
  if (body !== undefined) {
    const { query, variables } = JSON.parse(body) as Partial<MagentoRequest>;
    return { query: query ?? '', variables: variables ?? {}, method };
  }
  const { searchParams: given } = new URL(url);
  const variables = JSON.parse(given.get('variables') ?? '{}') as MagentoRequest['variables'];
  return { query: given.get('query') ?? '', variables, method };
}
