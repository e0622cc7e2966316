import { type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { onceStarted } from '../../server/page-renderer';
import { backendStarted } from '../../server/readiness';
import { freePort, gate, openFrontServer, serve } from './running-front-server';

test('reports liveness for any host', async () => {
  const frontServer = await openFrontServer((_request, response) => void response.end());
  const answer = await frontServer.request('/healthz', { headers: { host: '10.0.0.7' } });
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"status":"alive"}']);
  await frontServer.drain();
});

describe('readiness', () => {
  async function readiness(listener: RequestListener): Promise<[number, string, number]> {
    let questions = 0;
    const backend = await serve((request, response) => {
      questions += 1;
      listener(request, response);
    });
    const frontServer = await openFrontServer((_request, response) => void response.end(), {
      MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${backend.port}/graphql`,
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => frontServer.request('/readyz')));
    await frontServer.drain();
    await backend.stop();
    const [first] = answers;
    return [first?.status ?? 0, first?.body.toString() ?? '', questions];
  }

  test('is reported when the backend responds, with one request for twenty probes', async () => {
    expect(await readiness((_request, response) => void response.end('{}'))).toEqual([200, '{"status":"ready"}', 1]);
  });

  test('is not reported when the backend fails', async () => {
    expect(await readiness((_request, response) => void response.writeHead(500).end())).toEqual([
      503,
      '{"status":"backend-away"}',
      1,
    ]);
  });

  test('is not reported when the backend is unreachable', async () => {
    const port = await freePort();
    const frontServer = await openFrontServer((_request, response) => void response.end(), {
      MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
    });
    expect((await frontServer.request('/readyz')).status).toBe(503);
    await frontServer.drain();
  });
});

test.each(['/', '/cart'])(
  '%s waits for a backend that is still starting, while health and files do not',
  async (path) => {
    const start = gate();
    const handled: string[] = [];
    const frontServer = await openFrontServer(
      onceStarted(start.opened, ({ url = '' }, response) => {
        handled.push(url);
        response.setHeader('content-type', 'text/html').end('a page');
      }),
    );
    const page = frontServer.request(path);
    expect((await frontServer.request('/healthz')).status).toBe(200);
    expect((await frontServer.request('/robots.txt')).status).toBe(200);
    expect(handled).toEqual([]);
    start.open();
    expect([(await page).status, (await page).body.toString(), handled.length]).toEqual([200, 'a page', 1]);
    await frontServer.drain();
  },
);

test('the backend has started once it responds without an error', async () => {
  const statuses = [503, 500, 200];
  const backend = await serve((_request, response) => void response.writeHead(statuses.shift() ?? 200).end());
  await backendStarted(`http://127.0.0.1:${backend.port}/graphql`, new AbortController().signal);
  await backend.stop();
  expect(statuses).toEqual([]);
});

test('a shop that is stopped waits for no backend any more', async () => {
  const stopping = new AbortController();
  const backend = await serve((_request, response) => void response.writeHead(503).end());
  const started = backendStarted(`http://127.0.0.1:${backend.port}/graphql`, stopping.signal);
  stopping.abort();
  await started;
  await backend.stop();
});

describe('stopping', () => {
  test('finishes current requests, then closes the port', async () => {
    const work = gate();
    const begun = gate();
    const frontServer = await openFrontServer(async (_request, response) => {
      begun.open();
      await work.opened;
      response.end('whole');
    });
    const underWay = frontServer.request('/cart');
    await begun.opened;
    const drained = frontServer.drain();
    await expect(frontServer.request('/cart')).rejects.toThrow('ECONNREFUSED');
    work.open();
    expect((await underWay).body.toString()).toBe('whole');
    await drained;
  });

  test('does not wait for idle keep-alive connections', async () => {
    const frontServer = await openFrontServer((_request, response) => void response.end('x'));
    const answer = await fetch(`http://127.0.0.1:${frontServer.port}/cart`);
    await answer.text();
    await frontServer.drain();
  });
});

test('reports a port that is in use', async () => {
  const other = await serve((_request, response) => void response.end());
  await expect(
    openFrontServer((_request, response) => void response.end(), { PORT: String(other.port) }),
  ).rejects.toThrow('EADDRINUSE');
  await other.stop();
});

describe('the address it listens on', () => {
  /** An address of this machine that is neither 127.0.0.1 nor announced anywhere. */
  const OTHER = '127.0.0.2';
  const connects = (host: string, port: number) =>
    new Promise<boolean>((done) => {
      const socket = connect(port, host, () => done(true));
      socket.on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });

  test.each([
    ['nothing', {}, [true, false]],
    ['a local SITE_URL', { SITE_URL: 'http://localhost:3000' }, [true, false]],
    ['a public SITE_URL', { SITE_URL: 'https://flowers.example' }, [true, true]],
    ['a public SITE_URL and HOST', { SITE_URL: 'https://flowers.example', HOST: OTHER }, [false, true]],
    ['HOST=0.0.0.0', { HOST: '0.0.0.0' }, [true, true]],
  ])('is, with %s set, reachable by loopback and by another address', async (_what, env, reachable) => {
    const frontServer = await openFrontServer((_request, response) => void response.end(), env);
    const reached = [await connects('127.0.0.1', frontServer.port), await connects(OTHER, frontServer.port)];
    await frontServer.drain();
    expect(reached).toEqual(reachable);
  });
});
