import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

export function urlResolverContract(adapter: string, open: OpenHarness): void {
  contract(`The path directory as kept by ${adapter}`, open, (h) => {
    const resolve = (path: string) => h().ports.urlResolver.resolve(path.replace(/^\//, ''));

    test("S2-39 S2-45 a product's path resolves to its sku", async () => {
      for (const kind of ['plain', 'configurable', 'virtual'] as const) {
        const { path, sku } = await h().given.product(kind);
        expect(valueOf(await resolve(path))).toEqual({ kind: 'product', sku });
      }
    });

    test("S2-39 S2-45 a category's path resolves to its uid", async () => {
      const { path, uid } = await h().given.category();
      expect(valueOf(await resolve(path))).toEqual({ kind: 'category', uid });
    });

    test.each(['nobody-lives-here.html', 'flowers/../../etc/passwd', 'a b%00c', '"; drop table', 'x'.repeat(200)])(
      'S2-40 "%s" resolves to nothing',
      async (path) => {
        expect(reasonOf(await resolve(path)).kind).toBe('not-found');
      },
    );

    test('is unreachable without a backend, unlike an unknown path', async () => {
      const { urlResolver: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.resolve('flowers.html')).kind).toBe('unreachable');
    });
  });
}
