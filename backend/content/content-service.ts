import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import path from 'node:path';
import { answered, applyQuery, type ContentQuery, readContentQuery } from './content-query';
import { EntryStore, type EntryLookup } from './entry-store';
import { EntryWriter } from './entry-writer';
import { sendJson, sendError } from './strapi-response';
import { serveChange, type WriteAccess } from './write-service';

export interface ContentServiceSettings {
  /** Folder of the entries; by default the project's own, relative to the working directory. */
  readonly dir?: string;
  /** Called when an entry is invalid; by default writes to standard error. */
  readonly warn?: (message: string) => void;
  /** Lets who has its token change entries; without it nothing changes them but the florist. */
  readonly access?: WriteAccess | null;
}

/** The project's own entries. */
export function defaultContentDir(): string {
  return path.join(process.cwd(), 'backend', 'content', 'entries');
}

const READING = ['GET', 'HEAD'];
const CHANGING = ['POST', 'PUT', 'DELETE'];

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves the florist's content in the REST format of Strapi 4: `/content/{entity}` (find), `/content/{entity}/count`,
 * `/content/{entity}/{id}`, and takes changes with `access`. Returns false when `path` (without the query) is not below `/content`. Refuses with 400,
 * 403 (a foreign `Host`), 404 or 405 in Strapi's error format; 500 for an entry that was never valid.
 */
export function createContentService(settings: ContentServiceSettings): Handler {
  const dir = settings.dir ?? defaultContentDir();
  const store = new EntryStore(dir, settings.warn ?? ((message) => process.stderr.write(`Content: ${message}\n`)));
  const writer = new EntryWriter(dir, store);
  const access = settings.access ?? null;
  return async (request, response, requestPath) => {
    if (requestPath !== '/content' && !requestPath.startsWith('/content/')) return false;
    if (!isOwnHost(request.headers.host)) {
      sendError(response, 403, 'ForbiddenError', 'Forbidden');
      return true;
    }
    const parts = requestPath.split('/').slice(2);
    const isReading = READING.includes(request.method ?? '');
    if (isReading) await serve(store, request, response, parts);
    else if (access !== null && CHANGING.includes(request.method ?? '')) {
      await serveChange(writer, access, request, response, parts);
    } else {
      response.setHeader('Allow', [...READING, ...(access === null ? [] : CHANGING)].join(', '));
      sendError(response, 405, 'MethodNotAllowedError', 'Method Not Allowed');
    }
    return true;
  };
}

/**
 * False for the name of another machine, by which a page of a stranger could reach this service from a browser here. Names are
 * pointed elsewhere at will, addresses are not.
 */
function isOwnHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const [, ipv6, name = ''] = /^(?:\[([^[\]]+)\]|([^:[\]]+))(?::\d{1,5})?$/.exec(host) ?? [];
  return name.toLowerCase() === 'localhost' || isIP(ipv6 ?? name) !== 0;
}

async function serve(
  store: EntryStore,
  request: IncomingMessage,
  response: ServerResponse,
  parts: readonly string[],
): Promise<void> {
  const [entity = '', id, ...rest] = parts;
  if (rest.length > 0) return notFound(response);
  const reading = readContentQuery(new URL(request.url ?? '/', 'http://localhost').searchParams);
  if (reading.kind === 'refused') return sendError(response, 400, 'ValidationError', reading.message);
  const result = await store.find(entity);
  if (result.kind === 'unknown') return notFound(response);
  if (result.kind === 'faulty') return sendError(response, 500, 'InternalServerError', result.message);
  if (id === undefined) return find(request, response, result, reading.query);
  if (id === 'count') return sendJson(request, response, entriesOf(result, reading.query).length);
  return findOne(request, response, result, id, reading.query);
}

type Found = Exclude<EntryLookup, { kind: 'unknown' | 'faulty' }>;

const entriesOf = (result: Found, query: ContentQuery) =>
  result.kind === 'single' ? [result.entry] : applyQuery(query, result.entries);

function find(request: IncomingMessage, response: ServerResponse, result: Found, query: ContentQuery): void {
  if (result.kind === 'single') return sendJson(request, response, { data: answered(query, result.entry), meta: {} });
  const entries = applyQuery(query, result.entries);
  const { page, pageSize } = query;
  const data = entries.slice((page - 1) * pageSize, page * pageSize).map((entry) => answered(query, entry));
  const pagination = { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length };
  sendJson(request, response, { data, meta: { pagination } });
}

function findOne(
  request: IncomingMessage,
  response: ServerResponse,
  result: Found,
  id: string,
  query: ContentQuery,
): void {
  const entries = result.kind === 'single' ? [result.entry] : result.entries;
  const entry = entries.find((one) => String(one.id) === id);
  if (entry === undefined) return notFound(response);
  sendJson(request, response, { data: answered(query, entry), meta: {} });
}

const notFound = (response: ServerResponse): void => sendError(response, 404, 'NotFoundError', 'Not Found');
