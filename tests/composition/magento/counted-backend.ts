import type { IncomingMessage } from 'node:http';
import { runBackend } from '../../contract/running-backend';
import { serve } from '../../server/running-front-server';

/** The embedded backend behind a proxy that names each operation sent to it. */
export async function openCountedBackend() {
  const backend = await runBackend();
  const calls: string[] = [];
  const proxy = await serve((request, response) => {
    void (async () => {
      const body = await textOf(request);
      const { search } = new URL(request.url ?? '/', 'http://proxy');
      calls.push(operationIn(search, body));
      const { method = 'GET', headers } = request;
      const passedOn = Object.entries(headers).filter(([name]) => /^(store|content-.*|authorization)$/.test(name));
      const answer = await fetch(`${backend.graphqlUrl}${search}`, {
        method,
        headers: Object.fromEntries(passedOn.map(([name, value]) => [name, String(value)])),
        body: body === '' ? null : body,
      });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    })();
  });
  return {
    ...backend,
    graphqlUrl: `http://127.0.0.1:${proxy.port}/graphql`,
    /** The names of the operations since the last call of this, in their order. */
    takeCalls: (): readonly string[] => calls.splice(0),
    close: async () => {
      await proxy.stop();
      await backend.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function operationIn(search: string, body: string): string {
  const sent = body === '' ? new URLSearchParams(search).get('query') : (JSON.parse(body) as { query?: string }).query;
  return /(?:query|mutation) (\w+)/.exec(sent ?? '')?.[1] ?? String(sent);
}
