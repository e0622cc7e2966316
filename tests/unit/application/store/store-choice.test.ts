import { makeChangeCurrency } from '../../../../src/application/store/change-currency';
import { makeChangeStore } from '../../../../src/application/store/change-store';
import { makeLoadStoreChoices } from '../../../../src/application/store/load-store-choices';
import { makeSettleVisitor } from '../../../../src/application/store/settle-visitor';
import type { KnownStore } from '../../../../src/domain/store/store-preferences';
import { aShop } from '../../../builders/a-shop';

const STORES: readonly KnownStore[] = [
  { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'GBP', pathPrefix: '' },
  { code: 'german', locale: 'de-DE', currencies: ['EUR'], defaultCurrency: 'EUR', pathPrefix: '/german' },
];
const [ROOT] = STORES as [KnownStore];

describe('What can be chosen', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('S3-6 with %i stores there is a choice: %s', async (count, hasChoice) => {
    const all = aShop().shop.data.stores;
    const { choices } = await makeLoadStoreChoices(aShop({ stores: all.slice(0, count) }))();
    expect(choices.hasStoresToSelect).toBe(hasChoice);
  });

  test.each([
    [[], false],
    [['GBP'], false],
    [['GBP', 'EUR'], true],
  ])('S3-7 with the currencies %j there is a choice: %s', async (currencies, hasChoice) => {
    const { choices } = await makeLoadStoreChoices(aShop({ currencies }))();
    expect(choices).toMatchObject({ currencies, hasCurrencyToSelect: hasChoice });
  });

  test.each(['store.stores', 'store.currencies'] as const)(
    'S7-70 when %s fails there is none of both',
    async (call) => {
      const data = aShop();
      data.wire.failNext(call);
      expect(await makeLoadStoreChoices(data)()).toEqual({
        choices: { stores: [], currencies: [], hasStoresToSelect: false, hasCurrencyToSelect: false },
        failure: { kind: 'unreachable', status: null },
      });
      expect(data.log.entries).toHaveLength(1);
    },
  );
});

describe('Choosing', () => {
  test('S4-59 S7-67 a currency goes by its code as id; it is stored, and then the page comes anew', () => {
    const { visitor } = aShop();
    const reloaded: unknown[] = [];
    const change = makeChangeCurrency({
      preferences: visitor,
      current: ROOT,
      reload: () => reloaded.push(visitor.remembered()),
    });
    expect(change({ id: 'EUR' }).ok).toBe(true);
    expect(reloaded).toEqual([{ store: null, locale: null, currency: 'EUR' }]);
  });

  test('S4-59 a currency the store does not take changes nothing', () => {
    const { visitor } = aShop();
    const change = makeChangeCurrency({ preferences: visitor, current: ROOT, reload: () => fail('reloaded') });
    expect(change({ id: 'XAU' })).toEqual({ ok: false, reason: { kind: 'currency-not-taken', code: 'XAU' } });
    expect(visitor.remembered().currency).toBeNull();
  });

  test.each([
    ['german', '/german', 'EUR'],
    ['default', '/', 'GBP'],
  ])('S4-60 the store %s is stored with locale and currency, and the visitor led to %s', (code, path, currency) => {
    const { visitor } = aShop();
    const went: unknown[] = [];
    const change = makeChangeStore({
      preferences: visitor,
      stores: STORES,
      go: (to) => went.push([to, visitor.remembered()]),
    });
    expect(change(code).ok).toBe(true);
    expect(went).toEqual([[path, { store: code, locale: code, currency }]]);
  });

  test('S4-60 a store that is listed and has no path of its own is stored all the same, and leads to the root', () => {
    const { visitor } = aShop();
    const went: string[] = [];
    const change = makeChangeStore({ preferences: visitor, stores: STORES, go: (to) => went.push(to) });
    expect(change('french', true).ok).toBe(true);
    expect(went).toEqual(['/']);
    expect(visitor.remembered()).toEqual({ store: 'french', locale: 'french', currency: 'GBP' });
    // S4-56. The next request puts right what is remembered: no page could be shown in that store.
    const settle = makeSettleVisitor({ preferences: visitor, stores: STORES });
    expect(settle({ path: '/', languages: [] })).toEqual({ store: ROOT, goTo: null });
    expect(visitor.remembered()).toEqual({ store: 'default', locale: 'default', currency: 'GBP' });
  });

  test('S4-60 a store nobody knows or lists leads nowhere', () => {
    const { visitor } = aShop();
    const change = makeChangeStore({ preferences: visitor, stores: STORES, go: () => fail('went') });
    expect(change('french')).toEqual({ ok: false, reason: { kind: 'store-not-known', code: 'french' } });
    const unset = makeChangeStore({ preferences: visitor, stores: [], go: () => fail('went') });
    expect(unset('french', true)).toMatchObject({ ok: false, reason: { kind: 'store-not-known' } });
  });
});

describe('Settling in', () => {
  const settled = (
    path: string,
    languages: readonly string[],
    before: Partial<KnownStore> & { locale?: string } = {},
  ) => {
    const { visitor } = aShop();
    visitor.remember({ store: before.code ?? null, locale: before.locale ?? null, currency: null });
    const { store, goTo } = makeSettleVisitor({ preferences: visitor, stores: STORES })({ path, languages });
    return { store: store.code, goTo, remembered: visitor.remembered() };
  };

  test('S4-61 a prefix in the path picks the store and its locale, whatever the browser speaks', () => {
    expect(settled('/german/x.html', ['en'])).toEqual({
      store: 'german',
      goTo: null,
      remembered: { store: 'german', locale: 'german', currency: 'EUR' },
    });
  });

  test('S4-56 S4-57 a path without prefix means the store at the root, and what was remembered follows', () => {
    expect(settled('/flowers.html', ['de'], { code: 'german', locale: 'german' })).toEqual({
      store: 'default',
      goTo: null,
      remembered: { store: 'default', locale: 'default', currency: 'GBP' },
    });
  });

  test.each([
    ['the cookie', ['en'], { code: 'german', locale: 'german' }, '/german'],
    ['the browser’s language', ['de-AT', 'en'], {}, '/german'],
    ['the fallback', ['fr'], {}, null],
    ['the cookie before the browser', ['de'], { code: 'default', locale: 'default' }, null],
  ])('S4-58 at the bare root %s decides where it goes', (_what, languages, before, goTo) => {
    expect(settled('/', languages, before).goTo).toBe(goTo);
  });
});
