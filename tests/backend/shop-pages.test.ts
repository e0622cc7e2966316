import { refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const PAGE = 'identifier title content content_heading meta_title meta_description meta_keywords';
  const page = (name: string) => shop.request(`{ cmsPage(${name}) { ${PAGE} } }`);

  test('S7-65 finds a CMS page by identifier or id and refuses an unknown one', async () => {
    const { cmsPage } = (await page('identifier: "home"')).body.data;
    expect(cmsPage).toMatchObject({
      identifier: 'home',
      title: expect.stringContaining('Posy'),
      content: expect.stringMatching(/^<p>/),
      meta_keywords: '',
    });
    expect((await page('id: 1')).body.data.cmsPage).toEqual(cmsPage);
    expect(refusalOf(await page('identifier: "nothing"'))).toEqual({
      category: 'graphql-no-such-entity',
      message: 'The CMS page with the "nothing" ID doesn\'t exist.',
    });
    expect(refusalOf(await shop.request(`{ cmsPage { ${PAGE} } }`))).toEqual({
      category: 'graphql-input',
      message: 'Page id/identifier should be specified',
    });
  });

  test('S7-66 returns blocks in the requested order, each once, with a refusal for unknown ones', async () => {
    const { body } = await shop.request(
      '{ cmsBlocks(identifiers: ["nothing", "delivery-rules", null, "care-card", "delivery-rules"]) { items { identifier title content } } }',
    );
    expect(body.data.cmsBlocks.items).toMatchObject([
      null,
      { identifier: 'delivery-rules', content: expect.stringMatching(/^\{/) },
      { identifier: 'care-card', content: expect.stringMatching(/^<p>/) },
    ]);
    expect(body.errors).toMatchObject([
      {
        message: 'The CMS block with the "nothing" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 0],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect(refusalOf(await shop.request('{ cmsBlocks { items { identifier } } }'))).toEqual({
      category: 'graphql-input',
      message: '"identifiers" of CMS blocks should be specified',
    });
  });
});
