import { readFileSync } from 'node:fs';
import { createMiddleware, DEFAULT_LIMITS } from './middleware';
import { ownOperation } from './methods/operation';
import { createMiddlewareServer } from './server';
import { boundStandardError } from './standard-error';
import { readStandaloneSettings } from './standalone-settings';

/** Starts the middleware on its own: for other storefronts, or to try the protocol by hand. */
function main(): void {
  boundStandardError();
  const reading = readStandaloneSettings(process.env);
  if (!reading.ok) {
    for (const fault of reading.faults) console.error(fault);
    process.exitCode = 1;
    return;
  }
  const { documentsFile, host, port, logFailures, logRefusals, ...settings } = reading.settings;
  const middleware = createMiddleware({
    ...settings,
    middlewareUrl: null,
    allowedDocuments: documentsFile === null ? [] : readDocuments(documentsFile),
    now: () => performance.now(),
    log: (entry) => {
      if (entry.level === 'error' ? logFailures : logRefusals) console.error(JSON.stringify(entry));
    },
  });
  const server = createMiddlewareServer(middleware, DEFAULT_LIMITS.bodyBytes);
  server.listen(port, host, () => console.log(`middleware http://${host}:${port}/${settings.integration}/`));
  // Current requests are finished; idle connections are closed at once.
  const stop = (): void => {
    server.close();
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function readDocuments(file: string): string[] {
  const documents: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(documents) || !documents.every((one) => typeof one === 'string')) {
    throw new Error(`${file} must contain a JSON list of documents.`);
  }
  for (const document of documents) ownOperation(document);
  return documents;
}

main();
