import { serverApp } from '../../../../src/composition/server/create-server-app';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pageFailed } from '../../../../src/adapters/http/pages/error-page-failed';
import { aServerApp } from '../../../composition/a-server-app';

const BUG = new Error('The footer has no words');

function aResponse(status: number, headers: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket());
  req.headers['x-request-id'] = '0A1B2C3D';
  const res = new ServerResponse(req);
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  return { req, res };
}

const causeIn = (res: ServerResponse) => Buffer.from(String(res.getHeader('x-posy-cause')), 'base64').toString();

const environment = process.env.NODE_ENV;
const live = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
afterEach(() => void live(environment));

describe('A page that cannot be rendered', () => {
  test.each([200, 404])('with status %d is left to the error page', (status) => {
    const { log } = aServerApp();
    const { req, res } = aResponse(status);
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect([res.getHeaderNames(), log.entries]).toEqual([[], []]);
  });

  test('without a response, as at build time, throws its cause', () => {
    expect(() => pageFailed(() => serverApp().log, undefined, undefined, BUG)).toThrow(BUG);
  });

  test('S2-124 S2-125 that is the error page names its status and has one line, with the id and the cause', () => {
    const { log } = aServerApp();
    const { req, res } = aResponse(503);
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect([res.getHeader('x-posy-status'), res.getHeader('x-posy-logged')]).toEqual([503, '1']);
    expect(log.entries).toMatchObject([
      { message: 'The error page failed', details: { id: '0A1B2C3D', cause: BUG.stack } },
    ]);
  });

  test('S2-125 tells the front server its cause in development alone', () => {
    aServerApp();
    const { req, res } = aResponse(500);
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect(causeIn(res)).toBe(BUG.stack);
    live('production');
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect([causeIn(res), res.hasHeader('x-posy-cause')]).toEqual(['', true]);
  });

  test('S2-125 whose failure has its line already has no second one with that id', () => {
    const { log } = aServerApp();
    const { req, res } = aResponse(503, { 'X-Posy-Logged': '1' });
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect(log.entries).toMatchObject([{ message: 'The error page failed', details: { cause: BUG.stack } }]);
    expect(log.entries[0]?.details).not.toHaveProperty('id');
  });

  test('S2-124 keeps the first status, and one line, when Next’s error page fails after that of a page', () => {
    const { log } = aServerApp();
    const { req, res } = aResponse(503);
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    res.statusCode = 500;
    expect(() => pageFailed(() => serverApp().log, req, res, BUG)).toThrow(BUG);
    expect([res.getHeader('x-posy-status'), log.entries.length]).toEqual([503, 1]);
  });
});
