import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { chosenBy, type ContentQuery, readContentQuery } from './content-query';
import { EntryShelf, type ShelfAnswer } from './entry-shelf';
import { answerJson, answerRefusal } from './strapi-response';

export interface ContentServiceSettings {
  /** Folder of the entries; by default the project's own, relative to the working directory. */
  readonly dir?: string;
  /** Called when an entry is invalid; by default writes to standard error. */
  readonly warn?: (message: string) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves the florist's content in the REST format of Strapi 4: `/content/{entity}` (find), `/content/{entity}/count`,
 * `/content/{entity}/{id}`. Returns false when `path` (without the query) is not below `/content`. Refuses with 400,
 * 404 or 405 in Strapi's error format; 500 for an entry that was never valid.
 */
export function createContentService(settings: ContentServiceSettings): Handler {
  const dir = settings.dir ?? path.join(process.cwd(), 'backend', 'content', 'entries');
  const shelf = new EntryShelf(dir, settings.warn ?? ((message) => process.stderr.write(`Content: ${message}\n`)));
  return async (request, response, requestPath) => {
    if (requestPath !== '/content' && !requestPath.startsWith('/content/')) return false;
    await serve(shelf, request, response, requestPath.split('/').slice(2));
    return true;
  };
}

async function serve(
  shelf: EntryShelf,
  request: IncomingMessage,
  response: ServerResponse,
  parts: readonly string[],
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Read-only: the florist edits the files.
    response.setHeader('Allow', 'GET, HEAD');
    return answerRefusal(response, 405, 'MethodNotAllowedError', 'Method Not Allowed');
  }
  const [entity = '', id, ...rest] = parts;
  if (rest.length > 0) return notFound(response);
  const reading = readContentQuery(new URL(request.url ?? '/', 'http://localhost').searchParams);
  if (reading.kind === 'refused') return answerRefusal(response, 400, 'ValidationError', reading.message);
  const answer = await shelf.look(entity);
  if (answer.kind === 'unknown') return notFound(response);
  if (answer.kind === 'faulty') return answerRefusal(response, 500, 'InternalServerError', answer.message);
  if (id === undefined) return find(request, response, answer, reading.query);
  if (id === 'count') return answerJson(request, response, entriesOf(answer, reading.query).length);
  return findOne(request, response, answer, id);
}

type Found = Exclude<ShelfAnswer, { kind: 'unknown' | 'faulty' }>;

const entriesOf = (answer: Found, query: ContentQuery) =>
  answer.kind === 'single' ? [answer.entry] : chosenBy(query, answer.entries);

function find(request: IncomingMessage, response: ServerResponse, answer: Found, query: ContentQuery): void {
  if (answer.kind === 'single') return answerJson(request, response, { data: answer.entry, meta: {} });
  const entries = chosenBy(query, answer.entries);
  const { page, pageSize } = query;
  const data = entries.slice((page - 1) * pageSize, page * pageSize);
  const pagination = { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length };
  answerJson(request, response, { data, meta: { pagination } });
}

function findOne(request: IncomingMessage, response: ServerResponse, answer: Found, id: string): void {
  const entries = answer.kind === 'single' ? [answer.entry] : answer.entries;
  const entry = entries.find((one) => String(one.id) === id);
  if (entry === undefined) return notFound(response);
  answerJson(request, response, { data: entry, meta: {} });
}

const notFound = (response: ServerResponse): void => answerRefusal(response, 404, 'NotFoundError', 'Not Found');
