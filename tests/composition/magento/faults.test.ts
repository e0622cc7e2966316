import { sharedTexts } from '../../../src/ui/texts/en/shared';
import { failureMessage } from '../../../src/ui/texts/en/refusals';
import type { Failure } from '../../../src/application/ports/failures';
import { closeConnection, html, json, neverResponds, type Reply } from '../../middleware/upstream-server';
import { openFrontServer, type RunningFrontServer } from '../../server/running-front-server';
import { openActions, type ActionResponse } from '../../adapters/http/actions/action-client';
import { openMagento, refusing, type Magento } from './a-magento';
import { pageOf, serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let actions: Awaited<ReturnType<typeof openActions>>;
let front: RunningFrontServer;
beforeAll(async () => {
  [magento, actions] = await Promise.all([openMagento(), openActions()]);
});
beforeEach(async () => {
  magento.misbehave(null);
  front = await openFrontServer(async (request, response) => {
    const { status, headers, props } = await pageOf(request.url ?? '/');
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(JSON.stringify(props));
  });
});
afterEach(() => front.drain());
afterAll(() => Promise.all([magento.close(), actions.close()]));

/** ms; a cached page older than this is rendered again before it is served. */
const VERY_STALE = 12 * 60_000;
const TULIPS = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 };
const MIB = 1024 * 1024;

const halfAJson: Reply = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"products":{"items":[{"sku":"TUL');
};
const tooMuch: Reply = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"data":{},"x":"${' '.repeat(50 * MIB)}"}`);
};

/** What a shopper sees of a failure, and what happens to the cart and the cached page. */
interface Seen {
  /** A page that the front server has cached: `kept` if it is still served, `dropped` if it is now a missing page. */
  readonly cached: 'kept' | 'dropped';
  readonly fresh: number;
  readonly cartPage: number;
  /** Status and message of the action. */
  readonly load: readonly [number, string];
  readonly add: readonly [number, string];
  readonly cart: 'kept' | 'forgotten';
  /** The expected log entry. */
  readonly log: RegExp;
}

const AGAIN = `${sharedTexts.unreachableNow} (Reference #)`;
const passing = (log: RegExp, changes: Partial<Seen> = {}): Seen => ({
  cached: 'kept',
  fresh: 503,
  cartPage: 503,
  load: [503, AGAIN],
  add: [503, AGAIN],
  cart: 'kept',
  log,
  ...changes,
});
const BUSY = failureMessage({ kind: 'busy', message: '' });
/** A limit is no failure, whatever it was asked for. */
const TOO_MANY = passing(/could not answer/, { fresh: 429, cartPage: 429, load: [429, BUSY], add: [429, BUSY] });
const GONE = 'That is no longer available.';
const NOT_ALLOWED = failureMessage({ kind: 'unauthorised', message: '' });

/** One row for each failure. Further consequences are further fields of `Seen`. */
const FAULTS: readonly (readonly [string, Reply, Seen])[] = [
  ['HTML with 200', html(200), passing(/could not answer/)],
  ['HTML with 500', html(500), passing(/could not answer/)],
  ['HTML with 503', html(503), passing(/could not answer/)],
  ['HTML with 403', html(403), passing(/could not answer/)],
  ['HTML with 400', html(400), passing(/could not answer/)],
  ['HTML with 404', html(404), passing(/could not answer/)],
  ['HTML with 429', html(429), TOO_MANY],
  ['errors with 429', json({ errors: [{ message: 'Slow down.' }], data: null }, 429), TOO_MANY],
  ['incomplete JSON', halfAJson, passing(/could not answer/)],
  ['an empty JSON object', json({}), passing(/could not answer/)],
  ['data without the root field', json({ data: {} }), passing(/neither data nor errors/)],
  ['a closed connection', closeConnection, passing(/can not be reached/)],
  ['no response', neverResponds, passing(/takes too long/)],
  ['a body of 50 MB', tooMuch, passing(/could not answer/)],
  ['an error without a category', refusing(null), passing(/Refused route/)],
  ['an error of an unknown category', refusing('FOO'), passing(/Refused route/)],
  ['internal', refusing('internal'), passing(/Refused route/)],
  ['graphql', refusing('graphql'), passing(/Refused route/)],
  ['graphql-input', refusing('graphql-input'), passing(/Refused route/)],
  ['graphql-already-exists', refusing('graphql-already-exists'), passing(/Refused route/)],
  ['graphql-authentication', refusing('graphql-authentication'), passing(/Refused route/)],
  [
    'graphql-authorization',
    refusing('graphql-authorization'),
    passing(/Refused route/, {
      cartPage: 200,
      load: [200, NOT_ALLOWED],
      add: [200, NOT_ALLOWED],
      cart: 'forgotten',
    }),
  ],
  [
    'graphql-no-such-entity',
    refusing('graphql-no-such-entity'),
    passing(/Refused route/, {
      cached: 'dropped',
      fresh: 404,
      cartPage: 200,
      load: [200, GONE],
      add: [200, GONE],
      cart: 'forgotten',
    }),
  ],
];

const statusAndMessage = ({ status, body }: ActionResponse): readonly [number, string] => [
  status,
  body.result?.reason === undefined
    ? ''
    : failureMessage(body.result.reason as Failure).replace(/Reference [\dA-F]{8}/, 'Reference #'),
];

describe('A Magento whose every response is', () => {
  test.each(FAULTS)('%s', async (name, reply, seen) => {
    const { log } = serveShopOnMagento(magento.url, actions.env, name === 'no response' ? 400 : 10_000);
    const before = await front.request('/flowers.html');
    expect(before.status).toBe(200);
    magento.misbehave(reply);
    front.wait(VERY_STALE);
    const cached = await front.request('/flowers.html');
    const { status: fresh } = await front.request('/tulips.html');
    const { status: cartPage, headers } = await pageOf('/cart', 'vsf-cart=cart-1');
    const page = actions.page({ 'vsf-cart': 'cart-1' });
    const add = statusAndMessage(await page.act('add-to-cart', TULIPS));
    const load = statusAndMessage(await page.act('load-cart'));
    expect({
      cached: cached.status === 200 && cached.body.equals(before.body) ? 'kept' : 'dropped',
      fresh,
      cartPage,
      load,
      add,
      cart: page.cookies.get('vsf-cart') === 'cart-1' ? 'kept' : 'forgotten',
      log: seen.log,
    }).toEqual(seen);
    expect(headers['set-cookie']).toBeUndefined();
    const lines = [...log.entries, ...log.warnings].map(
      ({ message, details }) => `${message} ${String(details.cause)}`,
    );
    expect(lines).toContainEqual(expect.stringMatching(seen.log));
  });
});
