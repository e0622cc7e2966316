import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A content service between the storefront and the shop's own one, whose entries a test replaces. */
export interface ContentGate {
  readonly url: string;
  /** The fields of an entry, `footer` or `pages/terms`, or the status that stands for it; until `restore`. */
  replace(entry: string, answer: Readonly<Record<string, unknown>> | number): void;
  restore(): void;
  stop(): Promise<void>;
}

/** `target` is the URL of the service behind it. */
export async function startContentGate(target: string): Promise<ContentGate> {
  const replaced = new Map<string, Readonly<Record<string, unknown>> | number>();
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', target);
    const slug = searchParams.get('filters[slug][$eq]');
    const answer = replaced.get(slug === null ? pathname.slice(1) : `${pathname.slice(1)}/${slug}`);
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    if (answer === undefined) return void passOn(`${target}${pathname}${search}`, response);
    const attributes = slug === null ? answer : { ...answer, slug };
    const entry = { id: 1, attributes };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data: slug === null ? entry : [entry], meta: {} }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (entry, answer) => void replaced.set(entry, answer),
    restore: () => replaced.clear(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  try {
    const answer = await fetch(url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  } catch {
    response.destroy();
  }
}
