import { PERSONAL_ROUTES } from '../../../src/domain/navigation/routes';
import { dropsKeptPages, kindOf } from '../../../src/offline/worker/request-kinds';

const navigation = (path: string) => kindOf({ method: 'GET', mode: 'navigate', path });

test.each([
  '/',
  '/flower-care',
  '/ie/Pages/terms',
  '/ie',
  '/flowers/bouquets.html',
  '/search',
  '/ie/peony-plate-card.html',
  '/cart-and-barrow.html',
])('S1-19 the page %s may be kept', (path) => expect(navigation(path)).toBe('page'));

test.each([...PERSONAL_ROUTES, 'bank', 'payment', 'healthz', 'offline'])(
  'S1-19 no page below /%s is kept, in any store and however it is written',
  (name) => {
    const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
    const paths = [`/${name}`, `/${name}/x`, `/ie/${name}`, `/${name.toUpperCase()}`, `/${encoded}`, `//${name}`];
    expect(paths.map(navigation)).toEqual(paths.map(() => 'own-page'));
  },
);

test('S1-19 a path that cannot be decoded is not kept', () => expect(navigation('/%E0%A4%A')).toBe('own-page'));

test.each([
  ['a script of the build', '/_next/static/chunks/1a.js', 'file'],
  ['the script of every page', '/after-load.js', 'file'],
  ['a picture', '/media/catalog/product/ROSE/0.jpg', 'picture'],
  ['a call', '/api/actions/load-cart', 'other'],
  ['a public read', '/ie/api/reads/settings', 'other'],
  ['data of a page', '/_next/data/1a/cart.json', 'other'],
  ['the worker', '/sw.js', 'other'],
] as const)('S1-19 %s is known by its path', (_what, path, kind) => {
  expect(kindOf({ method: 'GET', mode: 'cors', path })).toBe(kind);
  expect(kindOf({ method: 'POST', mode: 'cors', path })).toBe('other');
});

test('S1-19 kept pages are dropped when visitor, store or currency change, by script or form, in any store', () => {
  const drops = (method: string, path: string) => dropsKeptPages({ method, path });
  const dropping = [
    ...['sign-in', 'sign-out', 'register', 'end-session', 'delete-account', 'change-store', 'change-currency'],
    ...['confirm-account', 'confirm-email', 'reset-password'],
  ];
  for (const action of dropping) {
    expect([drops('POST', `/api/actions/${action}`), drops('POST', `/ie/api/actions/${action}`)]).toEqual([true, true]);
  }
  expect(drops('POST', '/api/actions/add-to-cart')).toBe(false);
  expect(drops('GET', '/api/actions/sign-in')).toBe(false);
  expect(drops('POST', '/sign-in')).toBe(false);
});
