import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedEncoding } from './encoded-page';
import { type StaticFiles } from './static-files';

/** Removes itself and all that it kept, and leaves open pages as they are. */
const WITHDRAWN = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const withdraw = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('posy-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});
`;

const TYPES: Readonly<Record<string, string>> = {
  '/sw.js': 'text/javascript; charset=utf-8',
  '/after-load.js': 'text/javascript; charset=utf-8',
  '/after-load.css': 'text/css; charset=utf-8',
};

export interface WorkerFiles {
  readonly paths: readonly string[];
  readonly serve: StaticFiles;
}

/**
 * Serves the service worker and the script and styles that every page loads last, as the build wrote them to `folder`. If
 * the worker is off, and in development, where files are not named after their content, `/sw.js` withdraws it.
 */
export function openWorkerFiles(folder: string | undefined, isOn: boolean): WorkerFiles {
  const read = (path: string) => {
    if (path === '/sw.js' && (folder === undefined || !isOn)) return { plain: Buffer.from(WITHDRAWN), br: null };
    const file = folder === undefined ? '' : join(folder, path);
    if (!existsSync(file)) return null;
    return { plain: readFileSync(file), br: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null };
  };
  const files = new Map(
    Object.keys(TYPES).flatMap((path) => {
      const file = read(path);
      return file === null ? [] : [[path, file]];
    }),
  );
  const serve: StaticFiles = (request, response, decodedPath) => {
    const file = files.get(decodedPath);
    if (file === undefined) return false;
    const isNamed = decodedPath !== '/sw.js' && /[?&]v=/.test(request.url ?? '');
    response.setHeader('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('Content-Type', TYPES[decodedPath] ?? '');
    response.setHeader('Vary', 'Accept-Encoding');
    // The policy of a worker's script is that of the worker, which fetches pages, scripts and pictures of this shop.
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    const isSmall = file.br !== null && acceptedEncoding(request.headers['accept-encoding']) === 'br';
    const body = isSmall && file.br !== null ? file.br : file.plain;
    if (isSmall) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
  return { paths: [...files.keys()], serve };
}
