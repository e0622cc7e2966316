import { type RequestListener } from 'node:http';
import { freePort, gate, openDoor, serve } from './running-front-server';

test('the door says that it lives, whatever the host it is asked by', async () => {
  const door = await openDoor((_request, response) => void response.end());
  const answer = await door.ask('/healthz', { headers: { host: '10.0.0.7' } });
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"status":"alive"}']);
  await door.drain();
});

describe('whether the shop may get traffic', () => {
  async function readiness(listener: RequestListener): Promise<[number, string, number]> {
    let questions = 0;
    const backend = await serve((request, response) => {
      questions += 1;
      listener(request, response);
    });
    const door = await openDoor((_request, response) => void response.end(), {
      MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${backend.port}/graphql`,
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.ask('/readyz')));
    await door.drain();
    await backend.stop();
    const [first] = answers;
    return [first?.status ?? 0, first?.body.toString() ?? '', questions];
  }

  test('it may when the backend answers, and twenty probes ask it once', async () => {
    expect(await readiness((_request, response) => void response.end('{}'))).toEqual([200, '{"status":"ready"}', 1]);
  });

  test('it may not when the backend is broken', async () => {
    expect(await readiness((_request, response) => void response.writeHead(500).end())).toEqual([
      503,
      '{"status":"backend-away"}',
      1,
    ]);
  });

  test('it may not when nobody listens there', async () => {
    const port = await freePort();
    const door = await openDoor((_request, response) => void response.end(), {
      MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
    });
    expect((await door.ask('/readyz')).status).toBe(503);
    await door.drain();
  });
});

describe('stopping', () => {
  test('what is under way comes to its end, and then the door is closed', async () => {
    const work = gate();
    const begun = gate();
    const door = await openDoor(async (_request, response) => {
      begun.open();
      await work.opened;
      response.end('whole');
    });
    const underWay = door.ask('/cart');
    await begun.opened;
    const drained = door.drain();
    await expect(door.ask('/cart')).rejects.toThrow('ECONNREFUSED');
    work.open();
    expect((await underWay).body.toString()).toBe('whole');
    await drained;
  });

  test('a browser that keeps its connection open does not hold it up', async () => {
    const door = await openDoor((_request, response) => void response.end('x'));
    const answer = await fetch(`http://127.0.0.1:${door.port}/cart`);
    await answer.text();
    await door.drain();
  });
});

test('a port in use is told to whoever opens the door', async () => {
  const other = await serve((_request, response) => void response.end());
  await expect(openDoor((_request, response) => void response.end(), { PORT: String(other.port) })).rejects.toThrow(
    'EADDRINUSE',
  );
  await other.stop();
});
