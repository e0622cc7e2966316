import type { IncomingMessage } from 'node:http';
import { refuse, ok, type Result } from '../../shared/result';
import { readBody } from '../../shared/read-body';

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A request that is not a GraphQL request; `status` is the HTTP status. */
export interface RequestError {
  readonly status: 400 | 405 | 413 | 415;
  readonly message: string;
}

/** bytes */
export const MAX_BODY = 256 * 1024;

const fault = (status: RequestError['status'], message: string) => refuse<RequestError>({ status, message });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toGraphqlRequest(
  query: unknown,
  operationName: unknown,
  variables: unknown,
): Result<GraphqlRequest, RequestError> {
  if (typeof query !== 'string' || query.trim() === '') return fault(400, 'The request names no query.');
  const given = variables ?? {};
  if (!isRecord(given)) return fault(400, 'The variables must be a JSON object.');
  const name = typeof operationName === 'string' && operationName !== '' ? operationName : null;
  return ok({ query, operationName: name, variables: given });
}

async function readPost(request: IncomingMessage): Promise<Result<GraphqlRequest, RequestError>> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(graphql\+)?json\b/i.test(type)) return fault(415, 'Send JSON.');
  const declared = Number(request.headers['content-length'] ?? 0);
  const body = declared > MAX_BODY ? null : await readBody(request, MAX_BODY);
  if (body === null) return fault(413, `The request is larger than ${MAX_BODY} bytes.`);
  const json = parseJson(body.toString('utf8'));
  if (!isRecord(json)) return fault(400, 'The body is not a JSON object.');
  return toGraphqlRequest(json['query'], json['operationName'], json['variables']);
}

function readGet(url: URL): Result<GraphqlRequest, RequestError> {
  const text = url.searchParams.get('variables') ?? '';
  const variables = text === '' ? {} : parseJson(text);
  if (variables === undefined) return fault(400, 'The variables are not JSON.');
  return toGraphqlRequest(url.searchParams.get('query'), url.searchParams.get('operationName'), variables);
}

/** Reads a GraphQL request from the query of a GET or the body of a POST. */
export async function readGraphqlRequest(
  request: IncomingMessage,
  url: URL,
): Promise<Result<GraphqlRequest, RequestError>> {
  if (request.method === 'GET') return readGet(url);
  if (request.method === 'POST') return readPost(request);
  return fault(405, 'Use GET or POST.');
}
