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

    test("a page's path resolves to the same, and a product that comes with it is the one of its sku", async () => {
      for (const kind of ['plain', 'configurable', 'virtual'] as const) {
        const { path, sku } = await h().given.product(kind);
        const found = valueOf(await h().ports.urlResolver.resolvePage(path.replace(/^\//, ''), []));
        expect(found.route).toEqual({ kind: 'product', sku });
        if (found.product !== null) expect(found.product).toEqual(valueOf(await h().ports.catalogue.product(sku, [])));
      }
      const { path, uid } = await h().given.category();
      const found = valueOf(await h().ports.urlResolver.resolvePage(path.replace(/^\//, ''), []));
      expect(found).toEqual({ route: { kind: 'category', uid }, product: null });
      expect(reasonOf(await h().ports.urlResolver.resolvePage('nobody-lives-here.html', [])).kind).toBe('not-found');
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
