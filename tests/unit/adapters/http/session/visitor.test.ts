import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { anyPath } from '../../../../builders/any-path';
import { EMBEDDED_STORES, ONE_STORE, type StoreSetting } from '../../../../../src/composition/settings/store-settings';
import { storeOfCall, storeOfPath } from '../../../../../src/adapters/http/session/visitor';
import { visitorOf } from '../../../../../src/composition/server/visitor-of';

const aStore = (code: string, pathPrefix: string): StoreSetting => ({
  code,
  locale: 'en-GB',
  currencies: ['GBP', 'EUR'],
  defaultCurrency: 'GBP',
  pathPrefix,
});
const ROOT = aStore('default', '');
const STORES = [aStore('weddings', '/weddings'), ROOT, aStore('wed', '/wed')];
const of = (headers: IncomingHttpHeaders) => visitorOf(headers, ROOT, 'spec');

test.each([
  ['/weddings/api/actions/load-cart', 'weddings'],
  ['/wed/api/reads/menu', 'wed'],
  ['/api/reads/menu', 'default'],
  ['/unknown/api/reads/menu', undefined],
  ['/WED/api/reads/menu', undefined],
  ['/weddings/wed/api/reads/menu', undefined],
])('S4-61 a call to %s belongs to the store %j', (url, code) => {
  expect(storeOfCall(url, STORES)?.code).toBe(code);
});

describe('The store of a path', () => {
  test.each([
    ['/', 'default'],
    ['/flowers.html', 'default'],
    ['/weddings', 'weddings'],
    ['/weddings/', 'weddings'],
    ['/weddings/flowers.html', 'weddings'],
    ['/wed/flowers.html', 'wed'],
    ['/weddingsflowers.html', 'default'],
    ['/weddings.html', 'default'],
    ['/flowers/weddings', 'default'],
    ['/WEDDINGS/x', 'default'],
    ['', 'default'],
  ])('S9-2 %s belongs to the store %s', (path, code) => {
    expect(storeOfPath(path, STORES).code).toBe(code);
  });

  test("S2-2, S9-2 a shop's only store serves every path, and is called default", () => {
    fc.assert(fc.property(anyPath(), (path) => expect(storeOfPath(path, ONE_STORE).code).toBe('default')));
    for (const [root] of [ONE_STORE, EMBEDDED_STORES])
      expect(root).toMatchObject({ pathPrefix: '', locale: 'en-GB', defaultCurrency: 'GBP' });
  });

  test('settings without a store throw', () => {
    expect(() => storeOfPath('/', [])).toThrow('No store is configured');
  });
});

describe('A visitor', () => {
  test.each([
    [undefined, 'GBP'],
    ['vsf-currency=EUR', 'EUR'],
    ['vsf-currency=USD', 'GBP'],
    ['vsf-currency=eur', 'GBP'],
    ['vsf-currency=', 'GBP'],
    ['other=1; vsf-currency=EUR; vsf-currency=GBP', 'EUR'],
  ])('S9-1 with the cookies %j pays in %s', (cookie, currency) => {
    expect(of({ cookie }).currency).toBe(currency);
  });

  test.each([
    [undefined, false],
    ['none', false],
    ['same-origin', false],
    ['same-site', false],
    ['cross-site', true],
  ])('a visitor who comes %s has no strict cookies: %j', (site, isCrossSite) => {
    expect(of(site === undefined ? {} : { 'sec-fetch-site': site }).isCrossSite).toBe(isCrossSite);
  });

  test.each([
    [undefined, ''],
    ['203.0.113.7', '203.0.113.7'],
  ])('uses the client address set by the front server: %j', (forwarded, address) => {
    expect(of(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address).toBe(address);
  });
});
