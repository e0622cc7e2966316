import {
  makeChangeCurrency,
  makeChangeStore,
  makeLoadStoreChoices,
} from '../../../../src/application/store/store-choice';
import { makeResolveStore } from '../../../../src/application/store/resolve-store';
import type { KnownStore } from '../../../../src/domain/store/store-preferences';
import { aShop } from '../../../builders/a-shop';

const STORES: readonly KnownStore[] = [
  { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'GBP', pathPrefix: '' },
  { code: 'german', locale: 'de-DE', currencies: ['EUR'], defaultCurrency: 'EUR', pathPrefix: '/german' },
];
const [ROOT] = STORES as [KnownStore];

describe('Store and currency choices', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('S3-6 with %i stores offer a choice: %s', async (count, hasChoice) => {
    const all = aShop().shop.data.stores;
    const { choices } = await makeLoadStoreChoices(aShop({ stores: all.slice(0, count) }))();
    expect(choices.hasStoresToSelect).toBe(hasChoice);
  });

  test.each([
    [[], false],
    [['GBP'], false],
    [['GBP', 'EUR'], true],
  ])('S3-7 with the currencies %j offer a choice: %s', async (currencies, hasChoice) => {
    const { choices } = await makeLoadStoreChoices(aShop({ currencies }))();
    expect(choices).toMatchObject({ currencies, hasCurrencyToSelect: hasChoice });
  });

  test.each(['store.stores', 'store.currencies'] as const)('S7-70 offer neither when %s fails', async (call) => {
    const data = aShop();
    data.wire.failNext(call);
    expect(await makeLoadStoreChoices(data)()).toEqual({
      choices: { stores: [], currencies: [], hasStoresToSelect: false, hasCurrencyToSelect: false },
      failure: { kind: 'unreachable', status: null },
    });
    expect(data.log.entries).toHaveLength(1);
  });
});

describe('Changing store or currency', () => {
  test('S4-59 S7-67 stores the currency given by its code as id', () => {
    const { visitor } = aShop();
    expect(makeChangeCurrency({ preferences: visitor, store: ROOT })({ id: 'EUR' }).ok).toBe(true);
    expect(visitor.remembered()).toEqual({ store: null, locale: null, currency: 'EUR' });
  });

  test('S4-59 refuses an unsupported currency and changes nothing', () => {
    const { visitor } = aShop();
    const change = makeChangeCurrency({ preferences: visitor, store: ROOT });
    expect(change({ id: 'XAU' })).toEqual({ ok: false, reason: { kind: 'currency-not-taken', code: 'XAU' } });
    expect(visitor.remembered().currency).toBeNull();
  });

  const changing = (stores = STORES) => {
    const { visitor, store, shop } = aShop();
    Object.assign(shop.data, { stores: [...shop.data.stores, { ...shop.data.stores[0], code: 'french' }] });
    return { visitor, change: makeChangeStore({ preferences: visitor, stores, directory: store }) };
  };

  test.each([
    ['german', '/german', 'EUR'],
    ['default', '/', 'GBP'],
  ])('S4-60 stores %s with locale and currency and returns the path %s', async (code, path, currency) => {
    const { visitor, change } = changing();
    expect(await change(code)).toEqual({ ok: true, value: path });
    expect(visitor.remembered()).toEqual({ store: code, locale: code, currency });
  });

  test('S4-60 stores a listed store that is not configured and returns the root', async () => {
    const { visitor, change } = changing();
    expect(await change('french')).toEqual({ ok: true, value: '/' });
    expect(visitor.remembered()).toEqual({ store: 'french', locale: 'french', currency: 'GBP' });
    // The next request resets the preferences, because that store has no pages here.
    const settle = makeResolveStore({ preferences: visitor, stores: STORES });
    expect(settle({ path: '/', languages: [] })).toEqual({ store: ROOT, goTo: null });
    expect(visitor.remembered()).toEqual({ store: 'default', locale: 'default', currency: 'GBP' });
  });

  test('S4-60 refuses an unknown store and changes nothing', async () => {
    const { visitor, change } = changing();
    expect(await change('danish')).toEqual({ ok: false, reason: { kind: 'store-not-known', code: 'danish' } });
    expect(await changing([]).change('french')).toMatchObject({ ok: false, reason: { kind: 'store-not-known' } });
    expect(visitor.remembered().store).toBeNull();
  });
});

describe('Resolving the store', () => {
  const resolve = (
    path: string,
    languages: readonly string[],
    before: Partial<KnownStore> & { locale?: string } = {},
  ) => {
    const { visitor } = aShop();
    visitor.remember({ store: before.code ?? null, locale: before.locale ?? null, currency: null });
    const { store, goTo } = makeResolveStore({ preferences: visitor, stores: STORES })({ path, languages });
    return { store: store.code, goTo, remembered: visitor.remembered() };
  };

  test('S4-61 uses the store prefix of the path, whatever the browser’s language', () => {
    expect(resolve('/german/x.html', ['en'])).toEqual({
      store: 'german',
      goTo: null,
      remembered: { store: 'german', locale: 'german', currency: 'EUR' },
    });
  });

  test('S4-56 S4-57 uses the root store for a path without prefix and updates the stored preferences', () => {
    expect(resolve('/flowers.html', ['de'], { code: 'german', locale: 'german' })).toEqual({
      store: 'default',
      goTo: null,
      remembered: { store: 'default', locale: 'default', currency: 'GBP' },
    });
  });

  test.each([
    ['the cookie', ['en'], { code: 'german', locale: 'german' }, '/german'],
    ['the browser’s language', ['de-AT', 'en'], {}, '/german'],
    ['the fallback', ['fr'], {}, null],
    ['the cookie rather than the language', ['de'], { code: 'default', locale: 'default' }, null],
  ])('S4-58 uses %s at the root path', (_what, languages, before, goTo) => {
    expect(resolve('/', languages, before).goTo).toBe(goTo);
  });
});
