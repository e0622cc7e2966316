import { aProduct } from '../../../builders/a-product';
import { RouteCache } from '../../../../src/adapters/http/cache/route-cache';
import { ok, refuse } from '../../../../src/domain/shared/result';
import type { UrlResolver } from '../../../../src/application/ports/catalogue';

const DAISY = { kind: 'product', sku: 'DAISY' } as const;

/** A resolver whose backend may be away, and the paths it was asked. */
function aResolver() {
  let now = 0;
  const asked: string[] = [];
  const state = { isAway: false };
  const backend: UrlResolver = {
    resolve: async (path) => {
      asked.push(path);
      return state.isAway ? refuse({ kind: 'unreachable', status: null }) : ok(DAISY);
    },
    resolvePage: async (path) => {
      asked.push(path);
      return ok({ route: DAISY, product: aProduct() });
    },
  };
  const routes = new RouteCache(() => now);
  return {
    asked,
    state,
    routes,
    backend,
    resolver: routes.remember(backend, 'default'),
    wait: (ms: number) => (now += ms),
  };
}

test('a path is asked again after a minute', async () => {
  const { resolver, asked, wait } = aResolver();
  for (const ms of [0, 59_999, 1, 1]) {
    wait(ms);
    expect(await resolver.resolve('daisy.html')).toEqual(ok(DAISY));
  }
  expect(asked).toHaveLength(2);
});

test('a page is resolved once, with its product only the first time', async () => {
  const { resolver, asked } = aResolver();
  expect(await resolver.resolvePage('daisy.html', [])).toMatchObject({ value: { route: DAISY, product: {} } });
  expect(await resolver.resolvePage('daisy.html', [])).toEqual(ok({ route: DAISY, product: null, isCopy: true }));
  expect(await resolver.resolve('daisy.html')).toEqual(ok(DAISY));
  expect(asked).toHaveLength(1);
});

test('each store has paths of its own', async () => {
  const { resolver, routes, backend, asked } = aResolver();
  await resolver.resolve('daisy.html');
  await routes.remember(backend, 'ie').resolve('daisy.html');
  expect(asked).toHaveLength(2);
});

test('a failure is not remembered', async () => {
  const { resolver, state, asked } = aResolver();
  state.isAway = true;
  expect((await resolver.resolve('daisy.html')).ok).toBe(false);
  state.isAway = false;
  expect(await resolver.resolve('daisy.html')).toEqual(ok(DAISY));
  expect(asked).toHaveLength(2);
});

test('of more than 2,000 paths the oldest is asked again', async () => {
  const { resolver, asked } = aResolver();
  for (let n = 0; n <= 2_000; n += 1) await resolver.resolve(`p${n}`);
  await resolver.resolve('p2000');
  await resolver.resolve('p1');
  expect(asked).toHaveLength(2_001);
  await resolver.resolve('p0');
  expect(asked).toHaveLength(2_002);
});
