import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

export function countriesContract(adapter: string, open: OpenHarness): void {
  contract(`Countries as kept by ${adapter}`, open, (h) => {
    const countries = () => h().ports.countries;
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

    test('all have a code and a name, sorted by name', async () => {
      const all = valueOf(await countries().all());
      const codes = all.map(({ code }) => code);
      expect(all).toEqual([...all].sort(byName));
      expect(codes).toEqual(
        expect.arrayContaining([await h().given.country('served'), await h().given.country('not-served')]),
      );
      expect(new Set(codes).size).toBe(codes.length);
      expect(all.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.trim() !== '')).toBe(true);
    });

    test('a country with regions lists them, sorted', async () => {
      const code = await h().given.country('with-regions');
      const country = valueOf(await countries().find(code));
      expect(country.code).toBe(code);
      expect(country.regions.length).toBeGreaterThan(1);
      expect(country.regions).toEqual([...country.regions].sort(byName));
      expect(country.regions.every((region) => region.code !== '' && region.name !== '')).toBe(true);
    });

    test('a country without regions has an empty list', async () => {
      expect(valueOf(await countries().find(await h().given.country('served'))).regions).toEqual([]);
    });

    test('each listed country can be loaded by its code', async () => {
      for (const { code, name } of valueOf(await countries().all())) {
        expect(valueOf(await countries().find(code))).toMatchObject({ code, name });
      }
    });

    test.each(['QQ', '', 'G', 'G'.repeat(260), '💐'])('the country %j is not-found', async (code) => {
      expect(reasonOf(await countries().find(code)).kind).toBe('not-found');
    });

    test('is unreachable without a backend', async () => {
      const { countries: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.all()).kind).toBe('unreachable');
      expect(reasonOf(await silent.find('GB')).kind).toBe('unreachable');
    });
  });
}
