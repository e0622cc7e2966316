import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

/** Some backends write `en_GB`, others `en-GB`. */
const LANGUAGE_OF_A_COUNTRY = /^[a-z]{2}[_-][A-Z]{2}$/;

export function storeDirectoryContract(adapter: string, open: OpenHarness): void {
  contract(`The store directory as kept by ${adapter}`, open, (h) => {
    test('S3-1 S3-3 the current store has a code, name, locale and currency', async () => {
      const config = valueOf(await h().ports.store.config());
      expect(config.code).toMatch(/\S/);
      expect(config.name).toMatch(/\S/);
      expect(config.locale).toMatch(LANGUAGE_OF_A_COUNTRY);
      expect(config.defaultCurrency).toMatch(/^[A-Z]{3}$/);
    });

    test('the logo has a size, whether or not the backend has one', async () => {
      const { logoWidth, logoHeight } = valueOf(await h().ports.store.config());
      expect(logoWidth).toBeGreaterThan(0);
      expect(logoHeight).toBeGreaterThan(0);
    });

    test('prices are in the currency of the store', async () => {
      const { defaultCurrency } = valueOf(await h().ports.store.config());
      const { sku } = await h().given.product('plain');
      expect(valueOf(await h().ports.catalogue.product(sku, [])).price.regular.currency).toBe(defaultCurrency);
    });

    test('S3-4 stores have an id, code, name and locale, and include the current one', async () => {
      const stores = valueOf(await h().ports.store.stores());
      const { code } = valueOf(await h().ports.store.config());
      expect(stores.map((store) => store.code)).toContain(code);
      expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
      for (const store of stores) {
        expect(store).toEqual({
          id: expect.stringMatching(/\S/),
          code: expect.stringMatching(/\S/),
          name: expect.stringMatching(/\S/),
          locale: expect.stringMatching(LANGUAGE_OF_A_COUNTRY),
        });
      }
    });

    test("S3-5 currencies are codes, and include the store's", async () => {
      const currencies = valueOf(await h().ports.store.currencies());
      expect(currencies).toContain(valueOf(await h().ports.store.config()).defaultCurrency);
      expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    });

    test('is unreachable without a backend', async () => {
      const { store: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.stores()).kind).toBe('unreachable');
      expect(reasonOf(await silent.currencies()).kind).toBe('unreachable');
      expect(reasonOf(await silent.config()).kind).toBe('unreachable');
    });
  });
}
