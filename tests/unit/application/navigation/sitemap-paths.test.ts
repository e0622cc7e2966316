import { makeWalkProductPaths } from '../../../../src/application/navigation/sitemap-paths';
import { aShop } from '../../../builders/a-shop';

/** The lists of a shop, each of at most `maxPaths`, which the memory store reads by four. */
async function lists(maxPaths: number): Promise<readonly (readonly string[])[]> {
  const { catalogue } = aShop();
  const walk = makeWalkProductPaths({ catalogue, maxPaths });
  const all: string[][] = [];
  let after: string | null = null;
  do {
    const list: string[] = [];
    const next = await walk(after, (paths) => void list.push(...paths));
    if (!next.ok) throw new Error('The list could not be read');
    all.push(list);
    after = next.value;
  } while (after !== null);
  return all;
}

test('lists of products have no more than they may, and together every product once', async () => {
  const [whole = []] = await lists(1000);
  expect(whole.length).toBeGreaterThan(8);
  for (const max of [4, 9]) {
    const parts = await lists(max);
    expect(parts.flat()).toEqual(whole);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(max);
    expect(parts.length).toBeGreaterThan(1);
  }
});

test('S8-3 a list of which a part cannot be read is no list', async () => {
  const { catalogue, wire } = aShop();
  const walk = makeWalkProductPaths({ catalogue, maxPaths: 1000 });
  const seen: (readonly string[])[] = [];
  const result = await walk(null, (paths) => {
    seen.push(paths);
    wire.disconnect();
  });
  expect([result.ok, seen.length]).toEqual([false, 1]);
});
