import { makeRunGuard } from '../../../../src/application/guards/run-guard';
import { makeResolvePath } from '../../../../src/application/navigation/resolve-path';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function guards() {
  const data = aShop();
  return { ...data, run: makeRunGuard({ ...data, resolvePath: makeResolvePath(data) }) };
}
const at = (path: string, isCrossSite = false) => ({ path, isCrossSite });
const PASS = { kind: 'pass', route: null };

test('S2-46 runs the three guards by name', async () => {
  const { run } = guards();
  for (const name of ['checkout', 'is-authenticated', 'url-resolver']) {
    expect((await run(name, at('/flowers.html'))).kind).not.toBe('failed');
  }
});

test.each(['is-admin', '', 'toString', 'Checkout', '__proto__'])(
  'S2-50 S8-5 returns status 500 for the unknown guard %j',
  async (name) => {
    const { run } = guards();
    expect(await run(name, at('/'))).toEqual({ kind: 'failed', status: 500, message: `Unknown middleware ${name}` });
  },
);

test('S8-33 S2-49 passes every request to the checkout and logs that its guard is not implemented', async () => {
  const { run, log } = guards();
  expect(await run('checkout', at('/checkout/payment'))).toEqual(PASS);
  expect(log.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('not implemented')]);
  expect(log.entries).toEqual([]);
});

test('S2-47 redirects a guest and passes a customer', async () => {
  const data = guards();
  expect(await data.run('is-authenticated', at('/customer/my-profile'))).toEqual({ kind: 'redirect', to: '/' });
  signedIn(data);
  expect(await data.run('is-authenticated', at('/customer/my-profile'))).toEqual(PASS);
});

test('passes a cross-site navigation, which carries no cookies', async () => {
  const { run } = guards();
  expect(await run('is-authenticated', at('/customer/my-profile', true))).toEqual(PASS);
});

test('S2-46 resolves the path or returns the failure', async () => {
  const { run, wire } = guards();
  expect(await run('url-resolver', at('/flowers.html'))).toEqual({
    kind: 'pass',
    route: { kind: 'category', uid: 'c-flowers' },
  });
  expect(await run('url-resolver', at('/nothing'))).toMatchObject({
    kind: 'not-resolved',
    failure: { kind: 'not-found' },
  });
  wire.disconnect();
  expect(await run('url-resolver', at('/flowers.html'))).toMatchObject({ failure: { kind: 'unreachable' } });
});
