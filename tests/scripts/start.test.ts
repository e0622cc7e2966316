import { freePort } from '../server/running-front-server';
import { line, openWorkshop } from './workshop';

test('npm start without a build exits with status 1 and names the command that builds', () => {
  const workshop = openWorkshop({ 'package.json': '{ "engines": { "node": ">=20.20.0" } }' });
  const { code, output } = workshop.node('scripts/start.mjs');
  workshop.remove();
  expect(code).toBe(1);
  expect(output).toContain('npm run build');
});

const CONFIG = `
const { PORT, BACKEND_PORT } = process.env;
exports.readConfig = () => ({ ok: true, value: { port: +PORT, backendPort: +BACKEND_PORT, host: '127.0.0.1', smtpUrl: null, dataDir: '.' } });
`;
/** Responds only after a while, like a backend that fills a new database. */
const BACKEND = `
const answer = (request, response) => response.end('{}');
setTimeout(() => require('node:http').createServer(answer).listen(process.env.BACKEND_PORT, '127.0.0.1'), 700);
`;
const STOREFRONT = `
const probe = () => fetch('http://127.0.0.1:' + process.env.BACKEND_PORT + '/graphql').then(() => true, () => false);
probe().then((answered) => {
  console.log('at its start the backend answered: ' + answered);
  require('node:http').createServer((request, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
});
`;

test('the storefront starts once the backend responds, so that no page is rendered without it', async () => {
  const workshop = openWorkshop({
    'package.json': '{ "engines": { "node": ">=20.20.0" } }',
    '.next/BUILD_ID': 'x',
    'dist/build-stamp': 'x',
    'dist/src/composition/settings/config.js': CONFIG,
    'dist/backend/seed/shop/coupons.js': "exports.COUPONS = [{ code: 'X' }];",
    'dist/backend/main.js': BACKEND,
    'dist/server/main.js': STOREFRONT,
  });
  const env = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) };
  const shop = workshop.startWith(env, 'scripts/start.mjs');
  const heard = await line(shop, /answered: (\w+)[^]*^ready http/m);
  const ended = new Promise((done) => shop.once('exit', done));
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  workshop.remove();
  expect(heard[1]).toBe('true');
});
