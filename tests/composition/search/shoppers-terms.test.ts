import { loadSearchPage } from '../../../src/adapters/http/pages/search';
import { CmsContent } from '../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../src/adapters/memory/memory-system';
import { SystemClock } from '../../../src/adapters/system/system-clock';
import { publicPage } from '../../../src/composition/server/pages';
import type { SearchScreenProps } from '../../../src/ui/screens/SearchScreen';
import { commerceOver, NOW, runBackend } from '../../contract/running-backend';
import { configOf, serveShop } from '../a-server-app';
import { askedPage } from '../asked-page';
import { SHOPPERS_TERMS } from './shoppers-terms';

let backend: Awaited<ReturnType<typeof runBackend>>;
beforeAll(async () => {
  backend = await runBackend();
  const config = configOf({ MAGENTO_GRAPHQL_URL: backend.graphqlUrl, CONTENT_URL: backend.contentUrl });
  const content = new CmsContent(new ContentClient(backend.contentUrl, fetch), new MemoryLog());
  serveShop({ config, clock: new SystemClock(NOW), log: new MemoryLog(), content, backend: commerceOver(config) });
});
afterAll(() => backend.close());

async function search(term: string): Promise<SearchScreenProps> {
  const { props } = await askedPage(publicPage(loadSearchPage), `/search?${new URLSearchParams({ term }).toString()}`);
  return props as SearchScreenProps;
}

test.each(SHOPPERS_TERMS)('S1-5 %j leads to %s', async (term, goal) => {
  const { listing, pages } = await search(term);
  if (typeof goal === 'string') expect(pages.map(({ path }) => path)).toContain(goal);
  else expect(listing?.items.map(({ sku }) => sku)).toContainEqual(expect.stringMatching(goal));
});

test.each(['terms', 'order', 'delivery', 'wedding by the sea', 'PO19 1LB', '000000012', 'contact'])(
  'S1-5 %j, which names a page, is not corrected',
  async (term) => {
    const { query, correction, pages } = await search(term);
    expect([query.term, correction, pages.length > 0]).toEqual([term, null, true]);
  },
);

test.each([
  ['teems', '/terms'],
  ['oder', null],
])('S1-5 %j is not corrected to a word that only describes something', async (term, path) => {
  const { listing, correction, pages } = await search(term);
  expect([listing?.total, correction]).toEqual([0, null]);
  if (path !== null) expect(pages.map((page) => page.path)).toContain(path);
});

test('S1-5 a term whose words find something only alone offers each of these', async () => {
  expect(await search('roses zebra lilies')).toMatchObject({ listing: { total: 0 }, near: ['roses', 'lilies'] });
  expect(await search('zebra')).toMatchObject({ listing: { total: 0 }, near: [] });
});
