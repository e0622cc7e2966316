import { readFileSync } from 'node:fs';
import { createLineCeiling } from './line-ceiling';
import { createMiddleware, DEFAULT_LIMITS } from './middleware';
import { ownOperation } from './methods/operation';
import { createMiddlewareServer } from './server';
import { readStandaloneSettings } from './standalone-settings';

/** Starts the middleware on its own: for other storefronts, or to try the protocol by hand. */
function main(): void {
  const reading = readStandaloneSettings(process.env);
  if (!reading.ok) {
    for (const fault of reading.faults) console.error(fault);
    process.exitCode = 1;
    return;
  }
  const { documentsFile, host, port, logFailures, logRefusals, ...settings } = reading.settings;
  const ceiling = createLineCeiling((text) => console.error(text));
  process.once('exit', ceiling.flush);
  const middleware = createMiddleware({
    ...settings,
    middlewareUrl: null,
    allowedDocuments: documentsFile === null ? [] : readDocuments(documentsFile),
    now: () => performance.now(),
    log: (entry) => {
      const { level, message, id } = entry;
      if (level === 'error' ? logFailures : logRefusals)
        ceiling.write({ text: JSON.stringify(entry), level, kind: message, id });
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
