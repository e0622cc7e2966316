import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '../server/running-front-server';
import { isFree, line, openWorkshop } from './workshop';

const PROJECT = resolve(__dirname, '../..');

test('npm start without a build exits with status 1 and names the command that builds', () => {
  const workshop = openWorkshop({ 'package.json': '{ "engines": { "node": ">=20.20.0" } }' });
  const { code, output } = workshop.node('scripts/start.mjs');
  workshop.remove();
  expect(code).toBe(1);
  expect(output).toContain('npm run build');
});

test.each(['current', 'current#1'])('a script that is started by the linked path %s/scripts runs', (name) => {
  const workshop = openWorkshop({ 'package.json': '{ "engines": { "node": ">=20.20.0" } }' });
  symlinkSync(workshop.root, join(workshop.root, name));
  const { code, output } = workshop.node(`${name}/scripts/start.mjs`);
  workshop.remove();
  expect(code).toBe(1);
  expect(output).toContain('npm run build');
});

test('every script that can be imported too asks in the same way whether it was started', () => {
  const scripts = readdirSync(join(PROJECT, 'scripts')).filter((name) => name.endsWith('.mjs'));
  const asking = scripts.filter((name) =>
    readFileSync(join(PROJECT, 'scripts', name), 'utf8').includes('process.argv[1]'),
  );
  expect(asking).toEqual(['project.mjs']);
});

const CONFIG = `
const { PORT, BACKEND_PORT, MAGENTO_GRAPHQL_URL } = process.env;
const commerce = { commerce: 'magento', middlewareUrl: null };
const magentoGraphqlUrl = MAGENTO_GRAPHQL_URL ?? 'http://127.0.0.1:' + BACKEND_PORT + '/graphql';
exports.readConfig = () => ({ ok: true, value: { ...commerce, magentoGraphqlUrl, port: +PORT, backendPort: +BACKEND_PORT, host: '127.0.0.1', smtpUrl: null, dataDir: '.' } });
`;
const SETTINGS = 'exports.readSettings = () => ({ ok: true, settings: {} });';
/** Responds only after a while, like a backend that fills a new database. */
const BACKEND = `
const answer = (request, response) => response.end('{}');
setTimeout(() => require('node:http').createServer(answer).listen(process.env.BACKEND_PORT, '127.0.0.1'), 700);
`;
/** Creates a file when it has started. */
const STOREFRONT = `
require('node:fs').writeFileSync('storefront-started', '');
const answer = (request, response) => response.end();
require('node:http').createServer(answer).listen(process.env.PORT, '127.0.0.1');
`;

/** A built shop with these settings. */
async function aBuiltShop(settings: Readonly<Record<string, string>> = {}, backend = BACKEND, files = {}) {
  const workshop = openWorkshop({
    'package.json': '{ "engines": { "node": ">=20.20.0" } }',
    '.next/BUILD_ID': 'x',
    'dist/build-stamp': 'x',
    'dist/src/composition/settings/config.js': CONFIG,
    'dist/backend/settings/settings.js': SETTINGS,
    'dist/backend/seed/shop/stores.js': "exports.COUPONS = [{ code: 'X' }];",
    'dist/backend/main.js': backend,
    'dist/server/main.js': STOREFRONT,
    ...files,
  });
  const env = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()), ...settings };
  return { workshop, env };
}

test.each([
  ['answers with a page', 200, /MAGENTO_GRAPHQL_URL http:\S+\/shop answered 200 \(text\/html\), which is not GraphQL/],
  ['has no such path', 404, /MAGENTO_GRAPHQL_URL http:\S+\/shop answered 404/],
])('reports a MAGENTO_GRAPHQL_URL that %s, without the hints of the demo', async (_name, status, words) => {
  const other = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html></html>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { workshop, env } = await aBuiltShop({ MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${port}/shop` });
  const shop = workshop.startWith(env, 'scripts/start.mjs');
  const heard = await line(shop, /[^]*^ready http.*$/m);
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  other.close();
  workshop.remove();
  expect(heard[0]).toMatch(words);
  expect(heard[0]).not.toContain('Coupon to try');
});

test('is not ready, but runs, while the backend lacks a store or a currency of the settings', async () => {
  const other = createServer((_request, response) => response.end('{"data":{"__typename":"Query"}}'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const stores = `exports.askMagento = (url) => url;
    exports.fittingStores = async (_stores, url) => ({ faults: [url] });`;
  const settings = { MAGENTO_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` };
  const { workshop, env } = await aBuiltShop(settings, BACKEND, { 'dist/server/backend-stores.js': stores });
  const shop = workshop.startWith(env, 'scripts/start.mjs');
  const heard = await line(shop, /[^]*^The shop runs without .*$/m);
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  other.close();
  workshop.remove();
  expect(heard[0]).toContain(`http://localhost:${env.PORT}`);
  expect(heard[0]).not.toMatch(/^ready/m);
});

test('names the faults in the settings of both programs once, before anything is started', async () => {
  const { workshop, env } = await aBuiltShop({}, BACKEND, {
    'dist/src/composition/settings/config.js':
      "exports.readConfig = () => ({ ok: false, faults: ['SITE_URL must be an origin', 'STORES is empty'] });",
    'dist/backend/settings/settings.js':
      "exports.readSettings = () => ({ ok: false, faults: ['SITE_URL is no address.', 'PAYMENT_DAYS is too large.'] });",
  });
  const { code, output } = workshop.nodeWith(env, 'scripts/start.mjs');
  const isStarted = existsSync(join(workshop.root, 'storefront-started'));
  workshop.remove();
  expect([code, isStarted, output.trim().split('\n')]).toEqual([
    1,
    false,
    ['SITE_URL must be an origin', 'STORES is empty', 'PAYMENT_DAYS is too large.'],
  ]);
});

/** Answers only when the storefront has started too. */
const PATIENT_BACKEND = `
const { existsSync } = require('node:fs');
const answer = (request, response) => {
  response.statusCode = existsSync('storefront-started') ? 200 : 503;
  response.end('{}');
};
require('node:http').createServer(answer).listen(process.env.BACKEND_PORT, '127.0.0.1');
`;

test('the backend and the storefront start at the same time, and the shop is ready when both respond', async () => {
  const { workshop, env } = await aBuiltShop({}, PATIENT_BACKEND);
  const shop = workshop.startWith(env, 'scripts/start.mjs');
  await line(shop, /^ready http[^]*Coupon to try: X/m);
  const ended = new Promise((done) => shop.once('exit', done));
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  workshop.remove();
});

test('a backend that does not start ends the storefront too, and is named', async () => {
  const { workshop, env } = await aBuiltShop({}, "console.error('The database is broken.'); process.exit(1);");
  const { code, output } = workshop.nodeWith(env, 'scripts/start.mjs');
  workshop.remove();
  expect(code).toBe(1);
  expect(output).toContain('The database is broken.');
  expect(output).toContain('The backend does not start; see its output above.');
  expect(output).not.toContain('ready http');
  expect(await isFree(env.PORT)).toBe(true);
});
