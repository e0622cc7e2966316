import { loadPath } from '../../../../src/adapters/http/pages/path';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const catalogue = publicPage(loadPath);

test('a missing page says what could make it exist, unless it lacks a part or is personal', async () => {
  aServerApp();
  const tagsOf = async (page: typeof catalogue, url: string) => {
    const { status, headers } = await askedPage<object>(page, url);
    return [status, headers['cache-control'], headers['cache-tag']];
  };
  const tags = 'layout,delivery,unlimited,search,content%3Ahomepage,content%3Apages,content%3Aweddings';
  expect(await tagsOf(catalogue, '/x.y')).toEqual([404, 'private, no-store', tags]);
  expect(await tagsOf(personalPage(loadPath), '/x.y')).toEqual([404, 'private, no-store', undefined]);
  aServerApp().wire.failNext('content.topBanner');
  expect(await tagsOf(catalogue, '/x.y')).toEqual([404, 'private, no-store', undefined]);
});
