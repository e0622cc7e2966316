import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type KnownFiles } from './page-request';
import { type Handler } from './page-renderer';
import { openStaticFiles } from './static-files';
import { openWorkerFiles } from './worker-files';

export interface FileFolders {
  /** Folder of what Next serves below `/`; left out in development, where Next finds files that are new. */
  readonly publicFolder?: string;
  /** Folder of Next's static files with their `.br`; left out in development, where Next knows them. */
  readonly staticFolder?: string;
  /** Folder of the service worker and the script of every page; without it no worker is installed. */
  readonly workerFolder?: string;
}

export interface ServedFiles extends KnownFiles {
  /** Answers a request for a file that `has` knows. */
  serve(request: IncomingMessage, response: ServerResponse, decodedPath: string): Promise<void> | void;
}

/** Next renders a page when a file does not fulfil one of these, and a file may always be sent whole. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * The names that exist when the shop starts, in `public`, in the build and in the worker's folder, are files, and nothing else. What
 * the build has compressed is sent from memory, the rest by Next.
 */
export function openFiles(folders: FileFolders, isWorkerOn: boolean, next: Handler): ServedFiles {
  const workerFiles = openWorkerFiles(folders.workerFolder, isWorkerOn);
  const staticFiles = openStaticFiles(folders.staticFolder);
  const names = new Set([
    ...workerFiles.paths,
    ...pathsIn(folders.publicFolder, ''),
    ...pathsIn(folders.staticFolder, '/_next/static'),
  ]);
  return {
    has: (path) => names.has(path),
    isBuild: (name) =>
      name !== '' && (folders.staticFolder === undefined || names.has(`/_next/static/${name}/_buildManifest.js`)),
    serve: (request, response, path) => {
      for (const name of CONDITIONS) Reflect.deleteProperty(request.headers, name);
      if (workerFiles.serve(request, response, path) || staticFiles(request, response, path)) return;
      // The one spelling that Next finds: for another it would render a page.
      request.url = path.split('/').map(encodeURIComponent).join('/');
      return next(request, response);
    },
  };
}

/** Paths of the files in a folder, as requests name them. Next serves none whose name begins with a dot. */
function pathsIn(folder: string | undefined, prefix: string): readonly string[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${prefix}/${relative(folder, join(parentPath, name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}
