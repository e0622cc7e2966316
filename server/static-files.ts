import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { acceptedEncoding } from './encoded-page';
import { knows } from './page-response';

/** True if it has answered; `decodedPath` is the path of the request. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, decodedPath: string) => boolean;

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

/**
 * Serves the scripts and styles that the build has compressed with brotli, to browsers that accept it; they stay in memory.
 * Every other file and encoding is Next's.
 */
export function openStaticFiles(folder: string | undefined): StaticFiles {
  const files = folder === undefined ? new Map<string, StaticFile>() : readFiles(folder);
  return (request, response, decodedPath) => {
    const file = files.get(decodedPath);
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    if (acceptedEncoding(request.headers['accept-encoding']) !== 'br') return false;
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', file.etag);
    if (knows(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', file.body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** By request path. */
function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name): [string, StaticFile][] => {
      const [, plain = '', extension = ''] = /^(.*\.(\w+))\.br$/.exec(name) ?? [];
      const type = TYPES[extension];
      if (type === undefined) return [];
      const body = readFileSync(join(folder, name));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      return [[`/_next/static/${plain.split(sep).join('/')}`, { type, etag, body }]];
    }),
  );
}
