import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

export function cmsPagesContract(adapter: string, open: OpenHarness): void {
  contract(`Pages of the commerce side as kept by ${adapter}`, open, (h) => {
    test('S7-65 S3-68 finds a page by its name', async () => {
      const name = await h().given.shopPage();
      const page = valueOf(await h().ports.cmsPages.page(name));
      expect(page).toMatchObject({ name, title: expect.stringMatching(/\S/), body: expect.stringMatching(/\S/) });
    });

    test('an unknown name is not-found', async () => {
      expect(reasonOf(await h().ports.cmsPages.page('nobody-wrote-this')).kind).toBe('not-found');
    });

    test('S7-66 S3-68 returns blocks in the requested order, without unknown ones', async () => {
      const [first, second] = await h().given.shopBlocks();
      const blocks = valueOf(await h().ports.cmsPages.blocks([second, 'nobody-wrote-this', first]));
      expect(blocks.map(({ name }) => name)).toEqual([second, first]);
      expect(blocks.every(({ body }) => /\S/.test(body))).toBe(true);
      expect(valueOf(await h().ports.cmsPages.blocks([]))).toEqual([]);
    });

    test('is unreachable without a backend', async () => {
      const { cmsPages: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.page('a')).kind).toBe('unreachable');
      expect(reasonOf(await silent.blocks(['a'])).kind).toBe('unreachable');
    });
  });
}
