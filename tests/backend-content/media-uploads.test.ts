import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMediaService } from '../../backend/media/media-service';
import { type Listening, listen } from './listen';
import { colourOf, plain, shapeOf } from './open-media';

const DAY = 24 * 60 * 60 * 1000;
const ARCH = '/media/content/uploads/arch_1a2b.jpg';

/** A content service whose answers a test chooses, and the shop's media service before it. */
describe('pictures of the content service', () => {
  let strapi: Server;
  let media: Listening;
  let dataDir: string;
  let answer: RequestListener;
  let asked: string[];
  let now: number;
  let warnings: string[];
  let close: () => Promise<void>;

  beforeEach(async () => {
    [asked, warnings, now] = [[], [], Date.parse('2026-05-01T10:00:00Z')];
    answer = (_, response) => response.writeHead(404).end();
    strapi = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((done) => strapi.listen(0, '127.0.0.1', done));
    dataDir = mkdtempSync(path.join(tmpdir(), 'uploads-'));
    const contentUrl = `http://127.0.0.1:${(strapi.address() as AddressInfo).port}/api`;
    const warn = (message: string) => warnings.push(message);
    const service = createMediaService({ dataDir, demoDir: dataDir, contentUrl, now: () => now, warn });
    media = await listen(service.handle);
    close = async () => {
      await media.close();
      await service.close();
    };
  });
  afterEach(async () => {
    await close();
    strapi.closeAllConnections();
    await new Promise((done) => strapi.close(done));
    rmSync(dataDir, { recursive: true });
  });
  const send = (body: Buffer, type = 'image/jpeg') => {
    answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
  };
  const size = (address: string, sizes = 'w=160&h=160') => media.request(`${address}?${sizes}`);

  test('S2-22 they come in the shop’s sizes alone, and are fetched once a day', async () => {
    send(await plain('#c03030', 1200, 900, 'png'), 'image/png');
    const found = await size(ARCH);
    expect([found.status, await shapeOf(found), await colourOf(found)]).toEqual([200, '160x160 jpeg', 'red']);
    expect((await size(ARCH, 'w=4000&h=4000')).status).toBe(400);
    expect((await size(ARCH, 'w=216&h=268')).status).toBe(200);
    expect(asked).toEqual(['/uploads/arch_1a2b.jpg']);
    now += DAY;
    send(await plain('#3030c0', 1200, 900));
    expect(await colourOf(await size(ARCH))).toBe('blue');
    expect(asked).toHaveLength(2);
  });

  test('S2-22 ten who want a picture at once make one request', async () => {
    send(await plain('#c03030', 400, 500));
    const all = await Promise.all(Array.from({ length: 10 }, () => size(ARCH)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(asked).toHaveLength(1);
  });

  test('S2-22 the last picture stays while the service fails, and goes when it is gone', async () => {
    send(await plain('#c03030', 400, 500));
    await size(ARCH);
    now += DAY;
    answer = (_, response) => response.writeHead(500).end();
    expect([(await size(ARCH)).status, warnings]).toEqual([
      200,
      ['Media: /uploads/arch_1a2b.jpg of the content service: status 500'],
    ]);
    answer = (_, response) => response.writeHead(404).end();
    now += DAY;
    expect((await size(ARCH)).status).toBe(404);
  });

  test('S2-22 a missing picture is asked for again after a minute', async () => {
    for (const wait of [0, 1000, 60_000]) {
      now += wait;
      expect((await size(ARCH)).status).toBe(404);
    }
    expect([asked.length, warnings]).toEqual([2, []]);
  });

  test.each<[string, RequestListener]>([
    ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script></script>')],
    ['an SVG', (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x.jpg' }).end()],
    ['a refusal', (_, response) => response.writeHead(401).end()],
    [
      'a picture that breaks off',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 900 })
          .write('x', () => response.destroy()),
    ],
    [
      '30 MB',
      (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(30 * 1024 * 1024)),
    ],
  ])('S2-22 %s is no picture', async (_, listener) => {
    answer = listener;
    const { status, headers } = await size(ARCH);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(warnings).toHaveLength(1);
  });

  test.each([
    '/media/content',
    '/media/content/',
    '/media/content//evil.test/a.jpg',
    '/media/content/uploads/.env',
    '/media/content/uploads/..%2fapi%2fusers',
    '/media/content/uploads/a%00.jpg',
    '/media/content/a/b/c/d/e/f/g.jpg',
  ])('S2-22 %s is 404 without a request', async (address) => {
    expect([(await size(address)).status, asked]).toEqual([404, []]);
  });
});
